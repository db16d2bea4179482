/// Reads JSON, to the letter of RFC 8259: no comments, no comma after the last element, no name
/// without quotation marks.
///
/// A number that is too large for a `Double` is infinite, as in other forms; whoever wanted it has to
/// judge that, and may go on. Other than there, UTF-16 is read as well, and a byte-order mark is passed
/// over.
struct JSONReader {
  private var scanner: JSONScanner
  /// Whether the innermost array or dictionary may end here: not after a comma.
  private var mayEnd = false

  /// The values that were read.
  private(set) var builder: TreeBuilder

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - text: The whole file in UTF-8.
  ///   - limits: How much to take.
  init(text: DecodedText, limits: PropertyListLimits) {
    scanner = JSONScanner(text: text)
    builder = TreeBuilder(limits: limits)
  }
}

extension JSONReader {
  /// Reads the whole text.
  ///
  /// - Throws: `PropertyListError` with the place of the first fault.
  mutating func read() throws(PropertyListError) {
    while true {
      scanner.skipSpace()
      switch builder.place {
      case .root:
        guard !scanner.isAtEnd else { throw PropertyListError("there is no value", at: nil) }
        try readValue()
      case .element:
        if mayEnd, scanner.skip("]") { try end() } else { try readValue() }
      case .key:
        if mayEnd, scanner.skip("}") { try end() } else { try readKey() }
      case .value:
        try readValue()
      case .complete:
        guard scanner.isAtEnd else {
          throw scanner.error("\(scanner.shownNext) follows the value of the file")
        }
        return
      }
    }
  }

  private mutating func readKey() throws(PropertyListError) {
    guard scanner.next == UInt8(ascii: "\"") else {
      throw unfinished(expecting: mayEnd ? "a key in quotation marks or '}'" : "a key")
    }
    let position = scanner.position
    let key = try scanner.string()
    builder.add(key: key, at: position)
    scanner.skipSpace()
    guard scanner.skip(":") else {
      throw unfinished(expecting: "':' after key \(quoted(key.utf8))")
    }
  }

  private mutating func readValue() throws(PropertyListError) {
    let position = scanner.position
    if scanner.skip("{") {
      try builder.begin(dictionary: true, at: position)
      mayEnd = true
    } else if scanner.skip("[") {
      try builder.begin(dictionary: false, at: position)
      mayEnd = true
    } else {
      let content = try readScalar()
      try builder.add(content, at: position)
      try endValue()
    }
  }

  private mutating func readScalar() throws(PropertyListError) -> PropertyListValue.Content {
    guard scanner.next != UInt8(ascii: "\"") else { return .string(try scanner.string()) }
    var before = scanner
    let word = scanner.word()
    switch word {
    case Array("true".utf8)[...]: return .boolean(true)
    case Array("false".utf8)[...]: return .boolean(false)
    case Array("null".utf8)[...]: return .null
    case []: throw unfinished(expecting: "a value")
    default: break
    }
    guard let content = JSONNumber.content(of: word) else {
      throw before.error("\(quoted(word)) is no value of JSON")
    }
    return content
  }

  private mutating func end() throws(PropertyListError) {
    builder.end()
    try endValue()
  }

  /// Takes the comma behind a value, or sees that its container ends.
  private mutating func endValue() throws(PropertyListError) {
    scanner.skipSpace()
    switch builder.place {
    case .element:
      mayEnd = !scanner.skip(",")
      guard !mayEnd || scanner.next == UInt8(ascii: "]") else {
        throw unfinished(expecting: "',' or ']'")
      }
    case .key:
      mayEnd = !scanner.skip(",")
      guard !mayEnd || scanner.next == UInt8(ascii: "}") else {
        throw unfinished(expecting: "',' or '}'")
      }
    case .root, .value, .complete:
      break
    }
  }

  private mutating func unfinished(expecting wanted: String) -> PropertyListError {
    var reason = "expected \(wanted), found \(scanner.shownNext)"
    if scanner.next == UInt8(ascii: "/") { reason += "; JSON has no comments" }
    if let open = builder.openPosition, scanner.isAtEnd {
      reason += "; '\(builder.place == .element ? "[" : "{")' of \(open) is open"
    }
    return scanner.error(reason)
  }
}
