/// Puts other entries into the font list of an XML property list, and leaves every other byte alone.
struct FontListChange {
  /// The file with the change.
  let edited: [UInt8]

  /// Changes a file.
  ///
  /// - Parameters:
  ///   - bytes: A property list that could be read, in UTF-8.
  ///   - entries: The strings that its list has; none where it has no list.
  ///   - wanted: The strings that it should have, those of `entries` first and in their order.
  /// - Throws: ``XMLElement/Obstacle`` when the file is written in an unusual way.
  init(_ bytes: [UInt8], entries: [String], wanted: [String]) throws(XMLElement.Obstacle) {
    let outer = try XMLElement.root(of: bytes)
    let root = outer.name == "plist" ? outer.children.first : outer
    guard let root, root.name == "dict" else {
      throw XMLElement.Obstacle(reason: "its elements were not found")
    }
    let lineEnd = bytes.firstRange(of: Array("\r\n".utf8)) == nil ? "\n" : "\r\n"
    let key = root.children.firstIndex { child in
      child.name == "key"
        && String(decoding: bytes[child.content], as: UTF8.self) == "UIAppFonts"
    }
    guard let key else {
      let list = FontListChange.list(
        wanted,
        indent: FontListChange.indent(of: root, bytes),
        lineEnd: lineEnd
      )
      let place = FontListChange.end(of: root, bytes)
      edited = FontListChange.replaced(bytes, root: root, at: place, list: list, lineEnd: lineEnd)
      return
    }
    guard key + 1 < root.children.count, root.children[key + 1].name == "array" else {
      throw XMLElement.Obstacle(reason: "its UIAppFonts was not found")
    }
    let array = root.children[key + 1]
    guard array.children.count == entries.count,
      array.children.allSatisfy({ $0.name == "string" && !bytes[$0.content].contains(0x3C) })
    else { throw XMLElement.Obstacle(reason: "its UIAppFonts is written in an unusual way") }
    let indent = FontListChange.whiteSpace(before: array.range.lowerBound, bytes)
    guard !array.children.isEmpty else {
      // Comments in it stay.
      var text = bytes[..<array.range.lowerBound] + Array("<array>".utf8)
      text += bytes[array.content].trimmingEnd
      for entry in wanted {
        text += Array((lineEnd + indent + "\t" + FontListChange.element(entry)).utf8)
      }
      text += Array((lineEnd + indent + "</array>").utf8)
      edited = Array(text + bytes[array.range.upperBound...])
      return
    }
    edited = FontListChange.changed(
      bytes,
      array,
      entries: entries,
      wanted: wanted,
      lineEnd: lineEnd
    )
  }
}

extension FontListChange {
  private static func element(_ entry: String) -> String {
    "<string>\(FontListText.escaped(entry))</string>"
  }

  /// The file with entries taken out of its array and others behind those that stay.
  private static func changed(
    _ bytes: [UInt8],
    _ array: XMLElement,
    entries: [String],
    wanted: [String],
    lineEnd: String
  ) -> [UInt8] {
    var kept = 0
    var gone: [Range<Int>] = []
    for (child, entry) in zip(array.children, entries) {
      if kept < wanted.count, wanted[kept].utf8.elementsEqual(entry.utf8) {
        kept += 1
      } else {
        gone.append(lines(of: child.range, bytes))
      }
    }
    // The new ones follow the last one, whether that stays or goes.
    let last = array.children[array.children.count - 1].range
    let hasLine = startsLine(last.lowerBound, bytes)
    let before = hasLine ? lineEnd + whiteSpace(before: last.lowerBound, bytes) : ""
    let new = wanted[kept...].map(element)
    var added = new.map { before + $0 }.joined()
    var place = hasLine && !new.isEmpty ? endOfLine(last.upperBound, bytes) : last.upperBound
    var edited: [UInt8] = []
    var start = 0
    for range in gone {
      edited += bytes[start..<range.lowerBound]
      start = range.upperBound
    }
    if start >= place {
      // The last one goes and leaves its line to what follows there: a comment, or the end of the array.
      place = start
      if bytes[..<start].last != 0x0A, hasLine, gone.last?.lowerBound == last.lowerBound {
        let isBeforeComment = bytes[start...].starts(with: "<!--".utf8)
        added = new.joined(separator: before) + (isBeforeComment && !new.isEmpty ? before : "")
      }
    }
    edited += bytes[start..<place]
    edited += Array(added.utf8)
    return edited + bytes[place...]
  }

  /// The bytes that go with an element: its line, with the white space and the line end before it,
  /// where it has the line for itself.
  private static func lines(of range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A else { return range }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else {
      // A comment behind it takes its place.
      let isComment = bytes[end...].starts(with: "<!--".utf8)
      return isComment ? range.lowerBound..<end : range
    }
    start -= 1
    if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
    return start..<range.upperBound
  }

  /// Whether nothing but white space precedes a place on its line.
  private static func startsLine(_ place: Int, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<place].last { $0 != 0x20 && $0 != 0x09 }
    return before == nil || before == 0x0A
  }

  /// The place behind a comment that ends the line; the place itself where something else follows.
  private static func endOfLine(_ place: Int, _ bytes: [UInt8]) -> Int {
    let line = bytes[place...].prefix { $0 != 0x0A && $0 != 0x0D }
    let rest = line.drop { $0 == 0x20 || $0 == 0x09 }.trimmingEnd
    guard rest.starts(with: "<!--".utf8), rest.suffix(3).elementsEqual("-->".utf8),
      rest.count(where: { $0 == UInt8(ascii: ">") }) == 1
    else { return place }
    return rest.endIndex
  }

  /// The white space between the start of a line and a place; a tab where something else is there.
  private static func whiteSpace(before place: Int, _ bytes: [UInt8]) -> String {
    guard startsLine(place, bytes) else { return "\t" }
    let start = bytes[..<place].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func indent(of root: XMLElement, _ bytes: [UInt8]) -> String {
    root.children.first.map { whiteSpace(before: $0.range.lowerBound, bytes) } ?? "\t"
  }

  /// Where new keys of a dictionary go: behind all that is in it.
  private static func end(of root: XMLElement, _ bytes: [UInt8]) -> Int {
    root.content.lowerBound + bytes[root.content].trimmingEnd.count
  }

  private static func list(
    _ wanted: [String],
    indent: String,
    lineEnd: String
  ) -> String {
    let lines =
      ["<key>UIAppFonts</key>", "<array>"] + wanted.map { "\t" + element($0) } + ["</array>"]
    return lines.map { lineEnd + indent + $0 }.joined()
  }

  private static func replaced(
    _ bytes: [UInt8],
    root: XMLElement,
    at place: Int,
    list: String,
    lineEnd: String
  ) -> [UInt8] {
    guard root.content.isEmpty, bytes[root.range.upperBound - 2] == UInt8(ascii: "/") else {
      let isLastOnLine = place < root.content.upperBound
      return bytes[..<place] + Array((list + (isLastOnLine ? "" : lineEnd)).utf8) + bytes[place...]
    }
    // `<dict/>` has to open for them.
    let text = "<dict>" + list + lineEnd + "</dict>"
    return bytes[..<root.range.lowerBound] + Array(text.utf8) + bytes[root.range.upperBound...]
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at its end.
  fileprivate var trimmingEnd: ArraySlice<UInt8> {
    var rest = self
    while let last = rest.last, last == 0x20 || (0x09...0x0D).contains(last) { rest.removeLast() }
    return rest
  }
}
