internal import FileAccess
internal import FontChecks
internal import ProjectModel

/// The file of a baseline: read, written, and what findings are known by in it.
struct BaselineFile {
  /// The file, or `-` for a stream of the process.
  let path: FilePath

  private let place: StreamOrFile
  private let console: Console
  private let base: ReportBase

  /// The most characters of a line that are kept; a file may be one line.
  private static let longest = 400

  /// The most bytes of such a file.
  private static let limit = 64 << 20

  /// Takes a place.
  ///
  /// - Parameters:
  ///   - place: The file. What comes through a stream speaks of files as the working folder sees them.
  ///   - session: Where the streams are.
  init(_ place: StreamOrFile, _ session: Session) {
    self.place = place
    path = if case .file(let path) = place { path } else { FilePath("-") }
    console = session.console
    base = session.surroundings.reportBase
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
    // Without its folder, which may be renamed.
    let font = finding.font.map { String(decoding: $0.lastComponent, as: UTF8.self) }
    let subjects = [font, finding.name].compactMap { $0 }
    guard let line else { return finding.name ?? font ?? finding.target ?? "" }
    guard let subject = subjects.first, !subjects.contains(where: line.contains) else {
      return line
    }
    return "\(line) \(subject)"
  }

  /// How a path is written down: as it is reached from the folder of the baseline.
  func written(_ path: FilePath) -> String {
    let way = base.path(path, from: self.path.parent)
    return way.bytes.isEmpty ? "." : "\(way)"
  }

  /// Whether a run sees all that a baseline was begun for.
  ///
  /// A baseline that does not say is taken for one of the folder that it lies in.
  ///
  /// - Parameters:
  ///   - baseline: The baseline.
  ///   - root: What the run judges.
  /// - Returns: Whether what the baseline was begun for is that, or lies in it.
  func covers(_ baseline: Baseline, judging root: FilePath) -> Bool {
    let begun = absolute(baseline.root ?? ".")
    let judged = base.absolute(root)
    return begun.components == judged.components || begun.below(judged) != nil
  }

  /// The absolute path of a file that the baseline speaks of.
  func absolute(_ file: String) -> FilePath {
    base.absolute(file.hasPrefix("/") ? FilePath(file) : path.parent.appending(file.utf8))
  }

  /// Whether there is a file that the baseline speaks of.
  func isThere(_ file: String) -> Bool {
    // A name that is no UTF-8 is not known by what JSON can hold of it.
    if file.contains("\u{FFFD}") { return true }
    return (try? FileKind(of: absolute(file))) != nil
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
    try Baseline(parsing: bytes(), path: path)
  }

  private func bytes() throws(ProjectProblem) -> [UInt8] {
    guard case .file(let path) = place else {
      do throws(SourceError) {
        return try console.input.readAll(limit: Self.limit)
      } catch {
        throw ProjectProblem(path: path, reason: error.reason)
      }
    }
    do throws(FileError) {
      return try OpenFile(path).readAll(limit: Self.limit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
  }

  /// Reads the file that a new baseline takes the place of.
  ///
  /// - Returns: What it knows; `nil` when there is no such file, or nothing in it.
  /// - Throws: ``ProjectProblem`` when it is something else.
  func readIfThere() throws(ProjectProblem) -> Baseline? {
    guard case .file = place, (try? FileKind(of: path)) == .file,
      (try? OpenFile(path).size) != 0
    else { return nil }
    return try read()
  }

  /// Writes a baseline, whole or not at all.
  ///
  /// - Parameter baseline: The findings that are to be known from now on.
  /// - Throws: ``SinkError`` when the system refuses.
  func write(_ baseline: Baseline) throws(SinkError) {
    let rendering = Rendering.json { json in
      json.document(schema: Baseline.schema) { json in
        json.field("root", baseline.root)
        json.array("findings", baseline.counts.sorted { $0.key < $1.key }) { json, element in
          json.object { json in
            json.field("rule", element.key.rule)
            json.field("file", element.key.file)
            json.field("content", element.key.content)
            json.field("count", element.value)
          }
        }
      }
    }
    guard case .file = place else {
      return try rendering.write(to: console.output, style: .plain)
    }
    let file = try FileSink(path)
    try rendering.write(to: file, style: .plain)
    try file.commit()
  }
}
