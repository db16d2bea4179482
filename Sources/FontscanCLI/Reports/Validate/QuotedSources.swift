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

  /// The lines of each file that was read; none for one that cannot be quoted.
  private var files: [FilePath: [ArraySlice<UInt8>]] = [:]

  /// Property lists are smaller by far; nothing is quoted from a larger file.
  private static let limit = 16 << 20

  /// The most bytes of a line to show.
  private static let width = 100

  /// Takes a line out of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line, counted from 1.
  ///   - column: The place in it in bytes, counted from 1.
  /// - Returns: `nil` when the file cannot be read, is no UTF-8, or has no such line.
  mutating func quote(_ path: FilePath, line: Int, column: Int?) -> Quote? {
    self.line(line, of: path).flatMap { QuotedSources.quote($0, column: column) }
  }

  /// Takes a whole line out of a file, with the white space around it.
  ///
  /// - Parameters:
  ///   - number: The line, counted from 1.
  ///   - path: The file.
  /// - Returns: `nil` when the file cannot be read, is no UTF-8, or has no such line.
  mutating func line(_ number: Int, of path: FilePath) -> ArraySlice<UInt8>? {
    if files[path] == nil { files[path] = QuotedSources.lines(of: path) }
    guard let lines = files[path], lines.indices.contains(number - 1) else { return nil }
    return lines[number - 1]
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

  private static func lines(of path: FilePath) -> [ArraySlice<UInt8>] {
    guard let file = try? OpenFile(path).readAll(limit: limit),
      let text = try? SourceText(decoding: file)
    else { return [] }
    // Columns count the bytes of the text in UTF-8, without a byte-order mark.
    let bytes = text.bytes[text.start...]
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { return [] }
    return lines(of: bytes)
  }

  /// Splits at LF, CR LF and CR, by which all readers count lines.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard bytes.contains(UInt8(ascii: "\r")) else {
      return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var place = start
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(bytes[start..<(place - 1)])
      if byte == UInt8(ascii: "\r"), place < bytes.endIndex, bytes[place] == UInt8(ascii: "\n") {
        place += 1
      }
      start = place
    }
    return lines + [bytes[start...]]
  }
}
