internal import FileAccess
internal import OpenType

extension FontFileReader {
  /// Reads a file that is not simply made of tables.
  mutating func readWithEngine(
    _ file: borrowing OpenFile,
    _ signature: FontSignature,
    into result: inout FontFile
  ) {
    let wishes = UnpackingWishes(
      tables: questions.wantedTables,
      coverage: questions.contains(.coverage)
    )
    let font = engine.unpack(file, signature, wishes)
    result.container = font.container
    result.problems += font.problems
    for face in font.faces {
      switch face {
      case .tables(let tables):
        var builder = FaceBuilder(
          file: file.path,
          index: tables.index,
          container: font.container ?? .other,
          isOneOfMany: font.faces.count > 1,
          hasFileOffsets: tables.areBytesOfTheFile,
          questions: questions,
          directory: tables.directory,
          tables: tables.tables
        )
        result.faces += builder.faces(in: tables.bytes.span)
        result.problems += builder.problems
      case .plain(let plain):
        result.faces.append(
          Face(
            plain,
            file: file.path,
            container: font.container ?? .other,
            questions: questions
          )
        )
      }
    }
  }

  /// Why FreeType cannot load faces of a file in which nothing else is wrong.
  ///
  /// A damaged file is a problem already; what FreeType says of it would only repeat that.
  func loadProblems(of file: FontFile) -> [FontProblem] {
    guard file.problems.isEmpty else { return [] }
    var indexes: [Int] = []
    for face in file.faces where indexes.last != face.index { indexes.append(face.index) }
    return indexes.compactMap { engine.loadProblem(file.path, index: $0) }
  }
}

extension Face {
  /// Describes a face that has no tables.
  ///
  /// Type 1 and X11 fonts have no place for a style or a width of their own.
  init(
    _ plain: PlainFace,
    file: FilePath,
    container: FontContainer,
    questions: FaceQuestions
  ) {
    self.init(
      postScriptName: plain.postScriptName,
      nameCertainty: plain.postScriptName.map { _ in .high },
      fullName: plain.fullName,
      family: plain.family,
      style: plain.weightWord,
      weight: plain.weight,
      width: nil,
      isItalic: plain.isItalic,
      isBold: (plain.weight ?? 0) >= 600,
      filePostScriptName: plain.postScriptName,
      isMonospaced: plain.isMonospaced,
      format: plain.format,
      container: container,
      // Counted only when asked, so that it does not show how the face was read.
      glyphCount: questions.contains(.summary) || questions.wantsDetails ? plain.glyphCount : nil,
      version: plain.version,
      file: file,
      index: plain.index
    )
    guard questions.wantsDetails else { return }
    details = FaceDetails(
      italicAngle: plain.italicAngle,
      coverage: plain.coverage,
      symbolKind: plain.coverage?.symbolKind
        ?? (plain.family.map(SymbolKind.families.contains) == true ? .family : nil)
    )
  }
}
