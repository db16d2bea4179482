/// An element of an XML property list, as its bytes lie in the file.
struct XMLElement {
  /// The tag.
  var name: String

  /// From the `<` of its first tag to the `>` of its last.
  var range: Range<Int>

  /// What lies between its tags; empty, and at its end, for `<array/>`.
  var content: Range<Int>

  /// The elements directly in it.
  var children: [XMLElement]
}

extension XMLElement {
  /// Why the bytes of a property list are not changed, in words that follow a colon.
  struct Obstacle: Error, Hashable {
    var reason: String
  }

  /// Finds the elements of a property list that was read before, so that it has no fault.
  ///
  /// Only the first levels matter to a change, and no stack grows with the depth.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - depth: The levels to keep; what lies deeper is passed over.
  /// - Returns: The outermost element, `plist` or what stands alone.
  /// - Throws: ``Obstacle`` when there is something that hides where text ends.
  static func root(of bytes: [UInt8], depth: Int = 4) throws(Obstacle) -> XMLElement {
    var open: [XMLElement] = []
    var level = 0
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = try end(ofMarkup: bytes, at: start) {
        place = end
        continue
      }
      let tag = try Tag(bytes, at: start)
      place = tag.end
      switch tag.kind {
      case .open:
        if level < depth {
          open.append(
            XMLElement(
              name: tag.name,
              range: start..<tag.end,
              content: tag.end..<tag.end,
              children: []
            )
          )
        }
        level += 1
      case .empty:
        guard level < depth else { continue }
        let element = XMLElement(
          name: tag.name,
          range: start..<tag.end,
          content: tag.end..<tag.end,
          children: []
        )
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      case .close:
        level -= 1
        guard level < depth, var element = open.popLast() else { continue }
        element.range = element.range.lowerBound..<tag.end
        element.content = element.content.lowerBound..<start
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      }
    }
    throw Obstacle(reason: "its elements were not found")
  }

  /// The end of a comment or a declaration; `nil` where a tag starts.
  private static func end(ofMarkup bytes: [UInt8], at start: Int) throws(Obstacle) -> Int? {
    let rest = bytes[start...]
    func end(after text: String) throws(Obstacle) -> Int {
      guard let end = rest.firstEnd(of: Array(text.utf8)) else {
        throw Obstacle(reason: "its elements were not found")
      }
      return end
    }
    if rest.starts(with: "<!--".utf8) { return try end(after: "-->") }
    if rest.starts(with: "<![CDATA[".utf8) { return try end(after: "]]>") }
    if rest.starts(with: "<?".utf8) { return try end(after: "?>") }
    guard rest.starts(with: "<!".utf8) else { return nil }
    let end = try end(after: ">")
    guard !bytes[start..<end].contains(UInt8(ascii: "[")) else {
      throw Obstacle(reason: "it declares entities of its own")
    }
    return end
  }

  private struct Tag {
    enum Kind { case open, close, empty }
    var name: String
    var kind: Kind
    var end: Int

    init(_ bytes: [UInt8], at start: Int) throws(Obstacle) {
      var place = start + 1
      var quote: UInt8?
      while place < bytes.count, quote != nil || bytes[place] != UInt8(ascii: ">") {
        if let open = quote {
          if bytes[place] == open { quote = nil }
        } else if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
          quote = bytes[place]
        }
        place += 1
      }
      guard place < bytes.count else { throw Obstacle(reason: "its elements were not found") }
      end = place + 1
      let isClose = bytes[start + 1] == UInt8(ascii: "/")
      let isEmpty = bytes[place - 1] == UInt8(ascii: "/")
      kind = isClose ? .close : isEmpty ? .empty : .open
      let letters = bytes[(start + (isClose ? 2 : 1))..<place].prefix {
        $0 > 0x20 && $0 != UInt8(ascii: "/")
      }
      name = String(decoding: letters, as: UTF8.self)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Where the first occurrence of some bytes ends.
  fileprivate func firstEnd(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return startIndex }
    var rest = self
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: bytes) { return place + bytes.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
