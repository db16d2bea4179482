package import FileAccess
internal import PropertyList

/// Reads the font files that storyboards and xibs list, each file once.
///
/// Interface Builder writes `<customFonts key="customFonts">` with an `<array key="File.ttf">` for
/// each file, older versions a `mutableArray`, and in it the PostScript names.
final class StoryboardFontReader {
  private let log: ProblemLog
  private var known: [FilePath: [StoryboardFont]] = [:]

  /// More than any storyboard has.
  private static let sizeLimit = 64 << 20

  init(log: ProblemLog) {
    self.log = log
  }

  /// The fonts that a file lists; none when it is no such file.
  func fonts(in path: FilePath) -> [StoryboardFont] {
    if let fonts = known[path] { return fonts }
    let fonts = read(path)
    known[path] = fonts
    return fonts
  }

  private func read(_ path: FilePath) -> [StoryboardFont] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    } catch {
      log.add(ProjectProblem(path: path, reason: error.reason))
      return []
    }
    let (fonts, problem) = StoryboardFont.listed(in: bytes, of: path)
    if let problem { log.add(problem) }
    return fonts
  }
}

extension StoryboardFont {
  /// Reads the list of a storyboard or xib.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: Its path, for places.
  /// - Returns: The fonts up to the first fault, and that fault.
  package static func listed(
    in bytes: [UInt8],
    of path: FilePath
  ) -> (fonts: [StoryboardFont], problem: ProjectProblem?) {
    // Most have none, and finding that out needs no parser.
    guard bytes.holds("customFonts") else { return ([], nil) }
    var list = CustomFontList(path: path)
    do throws(PropertyListError) {
      try XMLElements.read(bytes, start: { list.begin($0) }, end: { list.end($0, text: $1) })
    } catch {
      let problem = ProjectProblem(
        path: path,
        of: bytes,
        "the file cannot be read",
        reason: error.reason,
        position: error.position.map { SourcePosition($0) }
      )
      return (list.fonts, problem)
    }
    return (list.fonts, nil)
  }
}

/// Gathers the list from the elements of a file.
private struct CustomFontList {
  let path: FilePath
  private(set) var fonts: [StoryboardFont] = []
  private var isInList = false
  private var isInFile = false

  init(path: FilePath) {
    self.path = path
  }

  mutating func begin(_ element: XMLElements.Element) {
    switch element.name {
    case "customFonts": isInList = true
    case "array", "mutableArray":
      guard isInList, let key = element.attributes["key"], !key.isEmpty else { return }
      isInFile = true
      fonts.append(
        StoryboardFont(
          fileName: FilePath(key),
          postScriptNames: [],
          place: SourcePlace(path: path, position: SourcePosition(element.position))
        )
      )
    default: return
    }
  }

  mutating func end(_ name: String, text: String) {
    switch name {
    case "customFonts": isInList = false
    case "array", "mutableArray": isInFile = false
    case "string":
      guard isInFile, let last = fonts.indices.last, !text.trimmed.isEmpty else { return }
      fonts[last].postScriptNames.append(text.trimmed)
    default: return
    }
  }
}

extension [UInt8] {
  /// Whether a word is somewhere in the bytes.
  fileprivate func holds(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { start in
      self[start] == first && self[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
