internal import FontRegistry

/// The report for people on some faces of one font.
struct FontText {
  /// The faces; never empty.
  let faces: [Showing.Shown]

  /// How the words of the command line were met.
  let matches: [Showing.Match]

  private var face: Face { faces[0].face }

  /// Writes all of it.
  func write(to text: inout TextWriter) {
    let title = faces.count == 1 ? face.fullName ?? face.postScriptName : face.family
    text.append(title ?? face.family ?? FaceText.noFamily, .heading)
    text.endLine()
    writeSummary(to: &text)
    if faces.count > 1 { writeFaces(to: &text) }
    if let details = face.details {
      write(details.metrics, to: &text)
      writeAxes(to: &text)
      write(details.coverage, languages: faces[0].languages, to: &text)
      write(details.tables, to: &text)
      write(details.names, to: &text)
    }
    writeCode(to: &text)
  }

  /// A title above a part of the report.
  static func section(_ title: String, to text: inout TextWriter) {
    text.endLine()
    text.append(title, .heading)
    text.endLine()
  }

  private func writeSummary(to text: inout TextWriter) {
    var table = TextTable()
    func row(_ label: String, _ value: String?) {
      guard let value else { return }
      table.add([.init(label, .muted), .init(value)])
    }
    let named = matches.filter { $0.way != .file }.map(FontText.words)
    if !named.isEmpty { row("found as", named.joined(separator: "; ")) }
    row("file", "\(FaceText.file(face)), \(faces[0].fileSize) bytes")
    row("kind", kind)
    if faces.count == 1 {
      row("on iOS", faces[0].obstacle)
      row("PostScript name", face.postScriptName ?? "none: no app can ask for this face")
      row("not legal", FontText.fault(of: face))
      row("certainty", certainty(of: face))
      row("by FreeType", faces[0].otherNames.freeType)
      row("by fontconfig", faces[0].otherNames.fontconfig)
      row("full name", face.fullName)
    }
    row("family", face.family ?? FaceText.noFamily)
    let others = faces[0].otherNames.alsoKnownAs
    if !others.isEmpty { row("also known as", others.joined(separator: ", ")) }
    if faces.count == 1 {
      row("style", face.style)
      row("weight", FontText.weight(face))
      row("slant", face.isItalic ? "italic" : "upright")
      row("bold", face.isBold ? "yes" : "no")
      if let instance = face.instance {
        row("position", FaceText.position(instance.coordinates, on: face.axes))
      }
    }
    if Set(faces.map(\.face.width)).count == 1 { row("width", face.width.map(FontText.width)) }
    row("monospaced", face.isMonospaced.map { $0 ? "yes" : "no" })
    row("glyphs", face.glyphCount.map(String.init))
    row("version", face.version)
    if let embedding = face.details?.embedding {
      row("embedding", "\(EmbeddingWords.words(embedding)) (fsType \(embedding))")
    }
    row("licence", face.details?.text(ofName: 13).map(FaceText.shortened))
    row("licence URL", face.details?.text(ofName: 14).map(FaceText.shortened))
    table.write(to: &text)
  }

  private func writeFaces(to text: inout TextWriter) {
    FontText.section("Faces", to: &text)
    var table = TextTable()
    var titles = ["name on iOS", "by FreeType", "by fontconfig", "weight", "UIFont", "style"]
    if face.isVariable { titles.append("position") }
    table.add(titles.map { TextTable.Cell($0, .muted) })
    for shown in faces {
      var row: [TextTable.Cell] = [
        .init(FaceText.markedName(shown.face)),
        .init(shown.otherNames.freeType ?? "-"),
        .init(shown.otherNames.fontconfig ?? "-"),
        .number(FaceText.weight(shown.face)),
        .init(shown.face.uiFontWeight?.rawValue ?? "-"),
        .init(shown.face.style ?? "-"),
      ]
      if face.isVariable {
        row.append(.init(FaceText.position(shown.face.coordinates, on: shown.face.axes)))
      }
      table.add(row)
    }
    table.write(to: &text)
    for line in remarks { text.appendLine("  " + line) }
  }

  /// What is to be said about the names of several faces, each once.
  private var remarks: [String] {
    faces.reduce(into: []) { lines, shown in
      if let name = shown.face.postScriptName, let fault = FontText.fault(of: shown.face) {
        lines.append("'\(name)' is not legal: it \(fault)")
      }
      guard let certainty = shown.face.nameCertainty, certainty != .high,
        let reason = shown.face.nameReason
      else { return }
      let line = "\(FaceText.mark(certainty))  \(reason)"
      if !lines.contains(line) { lines.append(line) }
    }
  }

  private func writeCode(to text: inout TextWriter) {
    FontText.section("Code", to: &text)
    if let obstacle = faces[0].obstacle { text.appendLine("  mind: \(obstacle)") }
    for shown in faces {
      if let code = FaceCode(shown.face, isFreePosition: shown.isFreePosition) {
        text.appendLine("  \(code.uiKit)")
        text.appendLine("  \(code.swiftUI)")
      } else {
        text.appendLine("  none for a face without a PostScript name")
      }
    }
  }
}
