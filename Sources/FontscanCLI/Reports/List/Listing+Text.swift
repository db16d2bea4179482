internal import FontRegistry

extension Listing {
  /// Writes the listing for people.
  func writeText(_ shape: ListCommand.Shape, to text: inout TextWriter) {
    switch shape {
    case .faces: writeFaces(to: &text)
    case .families: writeLines(families.compactMap(\.name), to: &text)
    case .names: writeLines(names, to: &text)
    }
  }

  /// The PostScript names, each once, sorted by bytes.
  private var names: [String] {
    var names = families.flatMap { $0.faces.compactMap(\.postScriptName) }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names.reduce(into: []) { names, name in
      if names.last?.utf8.elementsEqual(name.utf8) != true { names.append(name) }
    }
  }

  private func writeLines(_ lines: [String], to text: inout TextWriter) {
    for line in lines { text.appendLine(line) }
  }

  private func writeFaces(to text: inout TextWriter) {
    var certainties: Set<NameCertainty> = []
    for (place, family) in families.enumerated() {
      if place > 0 { text.endLine() }
      text.append(family.name ?? FaceText.noFamily, .heading)
      text.endLine()
      write(family.faces, to: &text)
      if !isFiltered, let name = family.bareRegularName {
        text.appendLine("  note: the regular face is called '\(name)', without '-Regular'")
      }
      certainties.formUnion(family.faces.lazy.compactMap(\.nameCertainty))
    }
    writeLegend(certainties, to: &text)
  }

  /// Writes a line a face, aligned within the family.
  private func write(_ faces: [Face], to text: inout TextWriter) {
    let names = faces.map { face in
      let name = FaceText.markedName(face)
      return (text: name, width: TextWidth.columns(name))
    }
    let weights = faces.map(FaceText.weight)
    let words = faces.map { $0.uiFontWeight?.rawValue ?? "-" }
    let nameWidth = min(names.reduce(0) { max($0, $1.width) }, TextWidth.widestColumn)
    let weightWidth = weights.reduce(3) { max($0, $1.utf8.count) }
    let wordWidth = words.reduce(0) { max($0, $1.utf8.count) }
    let hasItalics = faces.contains(where: \.isItalic)
    for (index, face) in faces.enumerated() {
      text.append("  ")
      text.append(names[index].text)
      text.appendSpaces(max(0, nameWidth - names[index].width) + 2)
      text.appendSpaces(weightWidth - weights[index].utf8.count)
      text.append(weights[index])
      text.append("  ")
      text.append(words[index])
      text.appendSpaces(wordWidth - words[index].utf8.count)
      if hasItalics { text.append(face.isItalic ? "  italic" : "        ") }
      text.append("  ")
      text.append(FaceText.file(face), .muted)
      text.endLine()
    }
  }

  private func writeLegend(_ certainties: Set<NameCertainty>, to text: inout TextWriter) {
    let marks = [NameCertainty.medium, .low].filter(certainties.contains)
    guard !marks.isEmpty else { return }
    text.endLine()
    for certainty in marks { text.appendLine(FaceText.legend(certainty)) }
  }
}
