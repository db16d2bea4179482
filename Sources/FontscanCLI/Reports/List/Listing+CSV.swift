internal import FontRegistry

extension Listing {
  /// The columns, called like the keys of the JSON; what is a list or an object there is
  /// `wght 100 400 900; …` for axes and `wght=700 …` for coordinates.
  private static let columns = [
    "postScriptName", "nameCertainty", "fullName", "family", "style", "weight", "uiFontWeight",
    "width", "italic", "bold", "monospaced", "format", "container", "color", "variable", "axes",
    "instance", "coordinates", "glyphs", "version", "file", "index",
  ]

  /// Writes a row a face, by family.
  func writeCSV(to csv: inout CSVWriter) {
    for column in Listing.columns { csv.cell(column) }
    csv.endRow()
    for family in families {
      for face in family.faces {
        write(face, to: &csv)
        csv.endRow()
      }
    }
  }

  private func write(_ face: Face, to csv: inout CSVWriter) {
    csv.cell(face.postScriptName)
    csv.cell(face.nameCertainty?.rawValue)
    csv.cell(face.fullName)
    csv.cell(face.family)
    csv.cell(face.style)
    csv.cell(face.weight)
    csv.cell(face.uiFontWeight?.rawValue)
    csv.cell(face.width)
    csv.cell(face.isItalic)
    csv.cell(face.isBold)
    csv.cell(face.isMonospaced)
    csv.cell(face.format?.rawValue)
    csv.cell(face.container.rawValue)
    csv.cell(face.hasColor)
    csv.cell(face.isVariable)
    csv.cell(face.axes.isEmpty ? nil : Listing.text(face.axes))
    csv.cell(face.instance?.name)
    csv.cell(face.instance.map { FaceText.position($0.coordinates, on: face.axes) })
    csv.cell(face.glyphCount)
    csv.cell(face.version)
    csv.cell("\(face.file)")
    csv.cell(face.index)
  }

  private static func text(_ axes: [VariationAxis]) -> String {
    axes.map { axis in
      let positions = [axis.minimum, axis.defaultValue, axis.maximum].map(\.shortest)
      return ([axis.tag] + positions).joined(separator: " ")
    }
    .joined(separator: "; ")
  }
}
