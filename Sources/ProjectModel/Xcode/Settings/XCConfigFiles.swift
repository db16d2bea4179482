internal import FileAccess
internal import PropertyList

/// The `.xcconfig` files of the projects that are read together, each read once.
final class XCConfigFiles {
  /// The largest file that is read.
  static let fileLimit = 1 << 20

  /// What is taken of all files together, with those that are included again and again.
  ///
  /// A file that others include two hundred times is two hundred times as much work.
  static let limit = 16 << 20

  /// The settings of files with all that they include.
  var layers: [ProjectPath: SettingsLayer] = [:]

  /// How often a file was opened.
  private(set) var filesRead = 0

  /// The cost of all lines that were taken.
  private(set) var spent = 0

  private var lines: [ProjectPath: Result<[XCConfigLine], ProjectProblem>] = [:]

  /// Whether more can be taken.
  var hasRoom: Bool { spent < Self.limit }

  /// Counts the cost of a line; `false` when it is too much, and from then on.
  func spend(_ cost: Int) -> Bool {
    guard spent <= Self.limit - cost else {
      spent = Self.limit
      return false
    }
    spent += cost
    return true
  }

  /// The lines of a file that say something.
  func lines(of path: ProjectPath, in checkout: Checkout) -> Result<[XCConfigLine], ProjectProblem>
  {
    if let known = lines[path] { return known }
    let result = read(checkout.file(path))
    lines[path] = result
    return result
  }

  private func read(_ file: FilePath) -> Result<[XCConfigLine], ProjectProblem> {
    let bytes: [UInt8]
    filesRead += 1
    do throws(FileError) {
      bytes = try OpenFile(file).readAll(limit: Self.fileLimit)
    } catch {
      return .failure(ProjectProblem(path: file, reason: error.reason))
    }
    // What follows would set both sides, one after the other.
    if let conflict = MergeConflict(in: bytes) {
      return .failure(
        ProjectProblem(
          path: file,
          position: SourcePosition(conflict.position),
          reason: MergeConflict.words
        )
      )
    }
    var lines: [XCConfigLine] = []
    var offset = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      let position = SourcePosition(line: number + 1, column: 1, byte: offset)
      offset += line.count + 1
      if let line = XCConfigLine(line, at: SourcePlace(path: file, position: position)) {
        lines.append(line)
      }
    }
    return .success(lines)
  }
}
