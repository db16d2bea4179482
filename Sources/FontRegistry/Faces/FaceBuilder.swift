internal import FileAccess
internal import OpenType

/// Turns the tables of one face in a font file into the faces that iOS makes of it.
struct FaceBuilder {
  /// The file.
  let file: FilePath
  /// The place in a collection, from 0.
  let index: Int
  /// What the face is wrapped in.
  let container: FontContainer
  /// Whether the file may hold other faces, so that problems have to say which is meant.
  let isOneOfMany: Bool
  /// Whether errors count from the start of the file; what was unpacked has no place there.
  let hasFileOffsets: Bool
  /// What the caller wants to know.
  let questions: FaceQuestions
  /// Where the tables are.
  let directory: TableDirectory
  /// The tables that were read.
  let tables: LoadedTables

  /// What is wrong with the tables, as far as they were looked at.
  private(set) var problems: [FontProblem] = []

  init(
    file: FilePath,
    index: Int,
    container: FontContainer,
    isOneOfMany: Bool,
    hasFileOffsets: Bool = true,
    questions: FaceQuestions,
    directory: TableDirectory,
    tables: LoadedTables
  ) {
    self.file = file
    self.index = index
    self.container = container
    self.isOneOfMany = isOneOfMany
    self.hasFileOffsets = hasFileOffsets
    self.questions = questions
    self.directory = directory
    self.tables = tables
  }

  /// Builds the faces.
  ///
  /// - Parameter bytes: The buffer that ``tables`` lie in.
  /// - Returns: The face, followed by the instances of a variable one; none when the tables hold
  ///   neither a name nor what a face needs.
  mutating func faces(in bytes: Span<UInt8>) -> [Face] {
    reportMissingTables()
    let names = FaceNames(table: table(NameTable.self, in: bytes), tables: tables)
    note(names.table?.damage)
    var face = Face(
      fullName: names.text(4, in: bytes),
      weight: nil,
      width: nil,
      format: FaceFormat(directory),
      container: container,
      hasColor: directory.hasColor,
      file: file,
      index: index
    )
    face.setNames(names, in: bytes)
    if face.nameCertainty != .high || face.family == nil || face.style == nil {
      for error in names.damage(of: [1, 2, 6, 16, 17], in: bytes) { note(error) }
    }
    face.setStyle(head: table(HeadTable.self, in: bytes), os2: os2(in: bytes))
    if questions.contains(.summary) || questions.wantsDetails {
      face.version = names.text(5, in: bytes)
      face.glyphCount = maxp(in: bytes).map { Int($0.glyphCount) }
      face.isMonospaced = table(PostTable.self, in: bytes)?.isFixedPitch
    }
    let isUsable = !directory.missingTables.contains(where: \.isEssential)
    guard isUsable || names.hasNames else { return [] }
    if questions.wantsDetails { face.details = details(names, in: bytes) }
    guard let fvar = fvar(in: bytes), !fvar.axes.isEmpty else { return [face] }
    return instances(of: face, fvar: fvar, names: names, in: bytes)
  }

  /// Reads a table; a malformed one is noted and counts as missing.
  mutating func table<Table: OpenType.FontTable>(
    _ type: Table.Type,
    in bytes: Span<UInt8>
  ) -> Table? {
    do throws(TableError) {
      return try tables.parse(type, in: bytes)
    } catch {
      add(error)
      return nil
    }
  }

  /// Takes note of trouble within a table; offsets count from the table's start.
  mutating func note(_ damage: TableError?) {
    if let damage { add(tables.inFile(damage)) }
  }

  /// Takes note of trouble; offsets count from the start of the file.
  mutating func add(_ error: TableError) {
    var problem = FontProblem(error, file: file, index: isOneOfMany ? index : nil)
    if !hasFileOffsets { problem.offset = nil }
    // The same table is asked for by more than one question.
    if !problems.contains(problem) { problems.append(problem) }
  }

  private mutating func os2(in bytes: Span<UInt8>) -> OS2Table? {
    let os2 = table(OS2Table.self, in: bytes)
    note(os2?.damage)
    return os2
  }

  private mutating func maxp(in bytes: Span<UInt8>) -> MaxpTable? {
    let maxp = table(MaxpTable.self, in: bytes)
    note(maxp?.damage)
    return maxp
  }

  private mutating func fvar(in bytes: Span<UInt8>) -> FvarTable? {
    let fvar = table(FvarTable.self, in: bytes)
    note(fvar?.damage)
    return fvar
  }

  private mutating func reportMissingTables() {
    let missing = directory.missingTables.filter(\.isEssential)
    if !missing.isEmpty {
      let tags = missing.map { "'\($0.tag)'" }.joined(separator: ", ")
      report(
        "it has no \(tags) \(missing.count == 1 ? "table" : "tables"), without which no face works"
      )
    }
    for tag in directory.duplicateTags {
      report("it lists the '\(tag)' table more than once")
    }
  }

  private mutating func report(_ reason: String) {
    problems.append(
      FontProblem(
        file: file,
        index: isOneOfMany ? index : nil,
        reason: reason,
        kind: .damaged
      )
    )
  }
}

extension FaceFormat {
  /// Takes the format from the tables that are there.
  init?(_ directory: TableDirectory) {
    switch directory.outlineFormat {
    case .trueType: self = .trueType
    case .cff: self = .cff
    case .cff2: self = .cff2
    case .bitmap: self = .bitmap
    case nil: return nil
    }
  }
}
