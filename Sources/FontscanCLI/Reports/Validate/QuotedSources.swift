internal import FileAccess
internal import SourceScan

/// Lines of files, to be shown beside what is said about them.
struct QuotedSources {
  /// A line, and where in it something stands.
  struct Quote: Equatable {
    /// The line without the white space around it; of a long one the part around the place.
    var text: String

    /// How many columns precede the place; `nil` when it has none.
    var offset: Int?
  }

  /// A file, with where its lines start.
  fileprivate struct Lines {
    var bytes: [UInt8] = []
    var starts: [Int] = []
  }

  /// Each file that was read; without lines for one that cannot be quoted.
  private var files: [FilePath: Lines] = [:]

  /// Property lists are smaller by far; nothing is quoted from a larger file.
  private static let limit = 16 << 20

  /// How many files are kept at a time.
  private static let fileLimit = 8

  /// The most bytes of a line to show.
  private static let width = 100

  /// Takes a line out of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line, counted from 1.
  ///   - column: The place in it in bytes, counted from 1.
  /// - Returns: `nil` when the file cannot be read, the line is no UTF-8, or there is no such line.
  mutating func quote(_ path: FilePath, line: Int, column: Int?) -> Quote? {
    self.line(line, of: path).flatMap { QuotedSources.quote($0, column: column) }
  }

  /// Takes a whole line out of a file, with the white space around it.
  ///
  /// - Parameters:
  ///   - number: The line, counted from 1.
  ///   - path: The file.
  /// - Returns: `nil` when the file cannot be read, the line is no UTF-8, or there is no such line.
  mutating func line(_ number: Int, of path: FilePath) -> ArraySlice<UInt8>? {
    if files[path] == nil {
      // Findings come file by file; all files of a project would be as large as the project.
      if files.count == Self.fileLimit { files = [:] }
      files[path] = QuotedSources.lines(of: path)
    }
    guard let line = files[path]?.line(number), String(validating: line, as: UTF8.self) != nil
    else { return nil }
    return line
  }

  /// Shortens a line to what is worth showing.
  static func quote(_ line: ArraySlice<UInt8>, column: Int?) -> Quote? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? line.startIndex
    var start = line.firstIndex { !isSpace($0) } ?? line.startIndex
    let place = column.map { min(line.startIndex + max(0, $0 - 1), end) }
    if let place, place < start { start = place }
    guard start < end else { return nil }
    var (first, last) = (start, end)
    if end - start > width {
      first = max(start, min((place ?? start) - width / 3, end - width))
      last = min(end, first + width)
      first = boundary(first, in: line)
      last = boundary(last, in: line)
    }
    let lead = first > start ? "..." : ""
    let shown = String(decoding: line[first..<last], as: UTF8.self)
    return Quote(
      text: lead + shown + (last < end ? "..." : ""),
      offset: place.map { place in
        TextWidth.columns(lead + String(decoding: line[first..<max(first, place)], as: UTF8.self))
      }
    )
  }

  /// The start of the character that a byte belongs to.
  private static func boundary(_ place: Int, in line: ArraySlice<UInt8>) -> Int {
    var place = place
    while place > line.startIndex, place < line.endIndex, line[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private static func lines(of path: FilePath) -> Lines {
    guard let file = try? OpenFile(path).readAll(limit: limit),
      let text = try? SourceText(decoding: file)
    else { return Lines() }
    // Columns count the bytes of the text in UTF-8, without a byte-order mark.
    return Lines(text.bytes, from: text.start)
  }
}

extension QuotedSources.Lines {
  /// Finds the lines, which end in LF, CR LF and CR, by which all readers count them; none in what has
  /// NUL bytes.
  fileprivate init(_ bytes: [UInt8], from start: Int) {
    var starts = [start]
    var place = start
    while true {
      place = bytes.nextControl(from: place)
      guard place < bytes.count else { break }
      defer { place += 1 }
      switch bytes[place] {
      case 0: return
      case UInt8(ascii: "\n"): starts.append(place + 1)
      case UInt8(ascii: "\r"):
        if place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n") {
          starts.append(place + 1)
        }
      default: break
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// A line without its end, counted from 1.
  fileprivate func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    for ending in [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    where number < starts.count && end > start && bytes[end - 1] == ending {
      end -= 1
    }
    return bytes[start..<end]
  }
}
