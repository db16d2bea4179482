internal import FileAccess
internal import FontChecks
internal import ProjectModel

/// The file of a baseline: read, written, and what findings are known by in it.
struct BaselineFile {
  /// The file.
  let path: FilePath

  private let base: ReportBase

  /// The most characters of a line that are kept; a file may be one line.
  private static let longest = 400

  /// The most bytes of such a file.
  private static let limit = 64 << 20

  /// Takes a place.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - base: What makes paths absolute.
  init(_ path: FilePath, base: ReportBase) {
    self.path = path
    self.base = base
  }

  /// What each finding is known by.
  func entries(of findings: [Finding]) -> [BaselineEntry] {
    var sources = QuotedSources()
    return findings.map { finding in
      let line = finding.file.flatMap { file in
        finding.line.flatMap { sources.line($0, of: file) }
      }
      let text = line.map { line in
        String(String(decoding: line, as: UTF8.self).trimmingSpaces.prefix(Self.longest))
      }
      return BaselineEntry(
        rule: finding.rule,
        file: finding.file.map { "\(base.path($0, from: path.parent))" },
        content: content(of: finding, on: text)
      )
    }
  }

  /// A line that many findings share, as that of a whole list, is told apart by what they are about.
  private func content(of finding: Finding, on line: String?) -> String {
    let subjects = [finding.font.map { "\($0)" }, finding.name].compactMap { $0 }
    guard let line else { return finding.name ?? subjects.first ?? finding.target ?? "" }
    guard let subject = subjects.first, !subjects.contains(where: line.contains) else {
      return line
    }
    return "\(line) \(subject)"
  }

  /// Whether there is a file that the baseline speaks of.
  func isThere(_ file: String) -> Bool {
    (try? FileKind(of: file.hasPrefix("/") ? FilePath(file) : path.parent.appending(file.utf8)))
      != nil
  }
}

extension String {
  /// The text without spaces, tabs and returns around it.
  fileprivate var trimmingSpaces: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let rest = utf8.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }
    return end.flatMap { String(rest[...$0]) } ?? ""
  }
}

extension BaselineFile {
  /// Reads the file.
  ///
  /// - Returns: The findings that are known.
  /// - Throws: ``ProjectProblem`` when it cannot be opened or is no baseline of this version.
  func read() throws(ProjectProblem) -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.limit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    return try Baseline(parsing: bytes, path: path)
  }

  /// Reads the file that a new baseline takes the place of.
  ///
  /// - Returns: What it knows; `nil` when there is no such file, or nothing in it.
  /// - Throws: ``ProjectProblem`` when it is something else.
  func readIfThere() throws(ProjectProblem) -> Baseline? {
    guard (try? FileKind(of: path)) == .file, (try? OpenFile(path).size) != 0 else { return nil }
    return try read()
  }

  /// Writes a baseline, whole or not at all.
  ///
  /// - Parameter baseline: The findings that are to be known from now on.
  /// - Throws: ``SinkError`` when the system refuses.
  func write(_ baseline: Baseline) throws(SinkError) {
    let file = try FileSink(path)
    try Rendering.json { json in
      json.document(schema: Baseline.schema) { json in
        json.array("findings", baseline.counts.sorted { $0.key < $1.key }) { json, element in
          json.object { json in
            json.field("rule", element.key.rule)
            json.field("file", element.key.file)
            json.field("content", element.key.content)
            json.field("count", element.value)
          }
        }
      }
    }.write(to: file, style: .plain)
    try file.commit()
  }
}
