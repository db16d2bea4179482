internal import FontRegistry

extension JSONWriter {
  /// Writes the keys that a face has in every document.
  mutating func fields(of face: Face) {
    field("postScriptName", face.postScriptName)
    field("nameCertainty", face.nameCertainty?.rawValue)
    field("fullName", face.fullName)
    field("family", face.family)
    field("style", face.style)
    field("weight", face.weight)
    field("uiFontWeight", face.uiFontWeight?.rawValue)
    field("width", face.width)
    field("italic", face.isItalic)
    field("bold", face.isBold)
    field("monospaced", face.isMonospaced)
    field("format", face.format?.rawValue)
    field("container", face.container.rawValue)
    field("color", face.hasColor)
    field("variable", face.isVariable)
    array("axes", face.axes) { json, axis in
      json.object(.line) { json in
        json.field("tag", axis.tag)
        json.field("minimum", axis.minimum)
        json.field("default", axis.defaultValue)
        json.field("maximum", axis.maximum)
      }
    }
    if let instance = face.instance {
      object("instance", .line) { json in
        json.field("name", instance.name)
        json.object("coordinates") { json in
          // A damaged file can have an axis twice; a key cannot be there twice.
          var tags: Set<String> = []
          for (axis, position) in zip(face.axes, instance.coordinates)
          where tags.insert(axis.tag).inserted {
            json.field(axis.tag, position)
          }
        }
      }
    } else {
      null("instance")
    }
    field("glyphs", face.glyphCount)
    field("version", face.version)
    field("file", "\(face.file)")
    field("index", face.index)
  }

  /// Writes the keys of a problem.
  mutating func fields(of problem: FontProblem) {
    field("file", "\(problem.file)")
    field("index", problem.index)
    field("table", problem.table)
    field("offset", problem.offset)
    field("reason", problem.reason)
  }
}
