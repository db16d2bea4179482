/// Reads a property list in the text format of NeXT: project files, strings files.
///
/// There is no specification but Core Foundation's `CFOldStylePList.c`. As there, a file of keys and
/// values without braces is a dictionary, a key without `=` has itself as its value, and the last
/// element of an array may have a comma. Unlike there, a file without any value is refused, and so
/// is a comment without an end.
struct OpenStepReader {
  private var scanner: OpenStepScanner
  /// Whether the outermost dictionary has no braces.
  private var isBare = false

  /// The values that were read.
  private(set) var builder: TreeBuilder

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - text: The whole file in UTF-8.
  ///   - limits: How much to take.
  init(text: DecodedText, limits: PropertyListLimits) {
    scanner = OpenStepScanner(text: text)
    builder = TreeBuilder(limits: limits)
  }
}

extension OpenStepReader {
  /// Reads the whole text.
  ///
  /// - Throws: `PropertyListError` with the place of the first fault.
  mutating func read() throws(PropertyListError) {
    while true {
      try scanner.skipSpace()
      switch builder.place {
      case .root: try readRoot()
      case .element: try readElement()
      case .key: try readKey()
      case .value: try readValue()
      case .complete:
        guard scanner.isAtEnd else {
          throw scanner.error("\(scanner.shownNext) follows the value of the list")
        }
        return
      }
    }
  }

  private mutating func readRoot() throws(PropertyListError) {
    guard !scanner.isAtEnd else { throw PropertyListError("there is no value", at: nil) }
    let position = scanner.position
    guard let string = try scanner.string() else { return try readValue() }
    try scanner.skipSpace()
    guard let next = scanner.next, next == UInt8(ascii: "=") || next == UInt8(ascii: ";") else {
      return try builder.add(.string(string), at: position)
    }
    isBare = true
    try builder.begin(dictionary: true, at: position)
    builder.add(key: string, at: position)
    try readAssignment(of: string, at: position)
  }

  private mutating func readElement() throws(PropertyListError) {
    guard !scanner.skip(")") else { return try end() }
    try readValue()
  }

  private mutating func readKey() throws(PropertyListError) {
    if isBare, builder.depth == 1 {
      guard !scanner.isAtEnd else { return builder.end() }
    } else if scanner.skip("}") {
      return try end()
    }
    let position = scanner.position
    guard let key = try scanner.string() else {
      throw unfinished(expecting: "a key or '}'")
    }
    builder.add(key: key, at: position)
    try scanner.skipSpace()
    try readAssignment(of: key, at: position)
  }

  /// Reads what follows a key: `=`, or nothing but the semicolon.
  private mutating func readAssignment(
    of key: String,
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    if scanner.skip("=") { return }
    guard scanner.next == UInt8(ascii: ";") else {
      throw unfinished(expecting: "'=' or ';' after key \(quoted(key.utf8))")
    }
    try builder.add(.string(key), at: position)
    try endValue()
  }

  private mutating func readValue() throws(PropertyListError) {
    let position = scanner.position
    if scanner.skip("{") {
      try builder.begin(dictionary: true, at: position)
    } else if scanner.skip("(") {
      try builder.begin(dictionary: false, at: position)
    } else if scanner.next == UInt8(ascii: "<") {
      try builder.add(.data(try scanner.data()), at: position)
      try endValue()
    } else if let string = try scanner.string() {
      try builder.add(.string(string), at: position)
      try endValue()
    } else {
      throw unfinished(expecting: "a value")
    }
  }

  private mutating func end() throws(PropertyListError) {
    builder.end()
    try endValue()
  }

  /// Takes the separator behind a value, as the container asks for it.
  private mutating func endValue() throws(PropertyListError) {
    try scanner.skipSpace()
    switch builder.place {
    case .element:
      guard scanner.skip(",") || scanner.next == UInt8(ascii: ")") else {
        throw unfinished(expecting: "',' or ')'")
      }
    case .key:
      guard scanner.skip(";") else { throw unfinished(expecting: "';' after the value") }
    case .root, .value, .complete:
      break
    }
  }

  private mutating func unfinished(expecting wanted: String) -> PropertyListError {
    var reason = "expected \(wanted), found \(scanner.shownNext)"
    if let open = builder.openPosition, scanner.isAtEnd, !(isBare && builder.depth == 1) {
      reason += "; '\(builder.place == .element ? "(" : "{")' of \(open) is open"
    }
    return scanner.error(reason)
  }
}
