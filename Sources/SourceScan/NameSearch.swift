package import FileAccess

/// Looks for font names in the texts of files, wherever in them they stand.
///
/// What nothing is known to ask for may be asked for in a way that is not read: by another function of
/// the system, by a style sheet of a page, by a list that code goes through. A name that stands there
/// is a mention; that it stands nowhere is what is looked for.
package struct NameSearch: Sendable {
  private let names: [[UInt8]]

  /// For each pair of bytes that a name can start with, whether one does.
  private let starts: [Bool]

  /// The names by their first two bytes.
  private let namesByStart: [Int: [Int]]

  /// Larger files are data.
  private static let fileLimit = 16 << 20

  /// Takes the names to look for; those of less than three bytes are passed over.
  package init(_ names: Set<String>) {
    self.names = names.map { Array($0.utf8) }.filter { (3...256).contains($0.count) }
      .sorted { $0.count > $1.count }
    var starts = [Bool](repeating: false, count: 1 << 16)
    var namesByStart: [Int: [Int]] = [:]
    for (place, name) in self.names.enumerated() {
      let pair = Int(name[0]) << 8 | Int(name[1])
      starts[pair] = true
      namesByStart[pair, default: []].append(place)
    }
    self.starts = starts
    self.namesByStart = namesByStart
  }

  /// The names that files mention.
  ///
  /// - Parameters:
  ///   - files: The files. Who calls has checked that they may be read; those that cannot be are passed
  ///     over.
  ///   - jobs: How many threads may work at most.
  /// - Returns: For each file the mentions in it, each name once.
  package func mentions(in files: [FilePath], jobs: Int) -> [[FontRequest]] {
    guard !names.isEmpty else { return files.map { _ in [] } }
    return concurrentMap(
      count: files.count,
      jobs: jobs,
      run: 8,
      scratch: { () },
      transform: { index, _ in
        guard let open = try? OpenFile(files[index]),
          let bytes = try? open.readAll(limit: Self.fileLimit)
        else { return [] }
        return mentions(in: bytes, of: files[index])
      }
    )
  }

  /// The names that a text mentions, each once.
  package func mentions(in file: [UInt8], of path: FilePath) -> [FontRequest] {
    let text = (try? SourceText(decoding: file)) ?? SourceText(utf8: file)
    let isCode = SourceKind(of: path) == .swift || SourceKind(of: path) == .objectiveC
    var found: [Int: Int] = [:]
    let bytes = text.bytes
    guard bytes.count > 2 else { return [] }
    for place in 0..<(bytes.count - 2) {
      let pair = Int(bytes[place]) << 8 | Int(bytes[place + 1])
      guard starts[pair] else { continue }
      // The longest name that stands there, and none that it starts with.
      let name = namesByStart[pair]?.first {
        isMention(names[$0], at: place, of: bytes, isCode: isCode)
      }
      if let name, found[name] == nil { found[name] = place }
    }
    guard !found.isEmpty else { return [] }
    let lines = SourceLines(of: text)
    return found.sorted { $0.value < $1.value }.map { name, place in
      FontRequest(
        name: .known(String(decoding: names[name], as: UTF8.self)),
        role: .mention,
        api: "a text",
        location: lines.location(of: place, in: path)
      )
    }
  }
}

extension NameSearch {
  /// Whether a name stands at a place by itself, and in code within a literal.
  ///
  /// A name without a hyphen may be a word of any language: it has to fill its quotes, or to stand in a
  /// line that speaks of fonts.
  private func isMention(_ name: [UInt8], at start: Int, of bytes: [UInt8], isCode: Bool) -> Bool {
    let end = start + name.count
    guard end <= bytes.count, bytes[start..<end].elementsEqual(name) else { return false }
    let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
    let behind = end < bytes.count ? bytes[end] : UInt8(ascii: "\n")
    guard !Self.isPartOfName(before), !Self.isPartOfName(behind) else { return false }
    let isQuoted = Self.quotes.contains(before) && (Self.quotes.contains(behind) || behind == 0x5C)
    if isQuoted, !isCode { return true }
    // Nobody looks for the start of a line of a megabyte.
    let limit = max(0, start - 400)
    var lineStart = start
    while lineStart > limit, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      lineStart -= 1
    }
    let line = bytes[lineStart..<start]
    if isCode {
      let first = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isComment = first.starts(with: "//".utf8) || first.first == UInt8(ascii: "*")
      guard !isComment, isQuoted || line.contains(UInt8(ascii: "\"")) || Self.speaksOfFonts(line)
      else { return false }
      if isQuoted { return true }
    }
    return name.contains(UInt8(ascii: "-")) || Self.speaksOfFonts(line)
  }

  private static let quotes = Set("\"'`>".utf8)

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func speaksOfFonts(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { place in
      line[place...].starts(with: "font".utf8) || line[place...].starts(with: "Font".utf8)
    }
  }
}
