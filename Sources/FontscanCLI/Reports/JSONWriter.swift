/// Writes JSON: keys in the order of the calls, the same bytes for the same calls.
///
/// Strings are valid for whatever bytes a file had: a `String` has repaired them before. Besides
/// what JSON wants escaped, control characters beyond ASCII are, so that a document is safe to look
/// at in a terminal.
struct JSONWriter: ~Copyable {
  /// How the members of an object or array are laid out.
  enum Layout {
    /// Each on a line of its own, indented.
    case lines
    /// On one line, with spaces.
    case line
    /// On one line, without a space: the lines of NDJSON.
    case compact
  }

  private var bytes: ByteWriter
  private var layout = Layout.lines
  private var depth = 0
  private var isFirst = true

  /// Starts to write.
  init(_ bytes: consuming ByteWriter) {
    self.bytes = bytes
  }

  /// Hands on what was written.
  ///
  /// - Throws: The first failure since the beginning.
  consuming func finish() throws(SinkError) {
    try bytes.finish()
  }

  /// Writes a document and the end of its line.
  ///
  /// - Parameters:
  ///   - schema: The value of the first key, `schema`.
  ///   - layout: How the document's members are laid out.
  ///   - members: Writes the other keys.
  mutating func document(
    schema: String,
    layout: Layout = .lines,
    members: (inout JSONWriter) -> Void
  ) {
    document(layout: layout) { json in
      json.field("schema", schema)
      members(&json)
    }
  }

  /// Writes a document in somebody else's form and the end of its line.
  ///
  /// - Parameters:
  ///   - layout: How the document's members are laid out.
  ///   - members: Writes the keys.
  mutating func document(layout: Layout = .lines, members: (inout JSONWriter) -> Void) {
    isFirst = true
    depth = 0
    enclose(in: ("{", "}"), layout, members)
    bytes.append("\n")
  }

  /// Writes a document that is an array, and the end of its line.
  mutating func arrayDocument<Elements: Collection>(
    _ elements: Elements,
    element: (inout JSONWriter, Elements.Element) -> Void
  ) {
    isFirst = true
    depth = 0
    enclose(in: ("[", "]"), elements.isEmpty ? .compact : .lines) { json in
      for each in elements { element(&json, each) }
    }
    bytes.append("\n")
  }
}

extension JSONWriter {
  /// Writes an object as the next element of an array.
  mutating func object(_ layout: Layout? = nil, members: (inout JSONWriter) -> Void) {
    startMember()
    enclose(in: ("{", "}"), layout, members)
  }

  /// Writes a key with an object.
  mutating func object(
    _ key: String,
    _ layout: Layout? = nil,
    members: (inout JSONWriter) -> Void
  ) {
    start(key)
    enclose(in: ("{", "}"), layout, members)
  }

  /// Writes a key with an array.
  mutating func array<Elements: Collection>(
    _ key: String,
    _ elements: Elements,
    _ layout: Layout? = nil,
    element: (inout JSONWriter, Elements.Element) -> Void
  ) {
    start(key)
    enclose(in: ("[", "]"), elements.isEmpty ? .compact : layout) { json in
      for each in elements { element(&json, each) }
    }
  }

  /// Writes an array as the next element of an array.
  mutating func array(elements: (inout JSONWriter) -> Void) {
    startMember()
    enclose(in: ("[", "]"), nil, elements)
  }

  /// Writes a key with a string, or with null.
  mutating func field(_ key: String, _ text: String?) {
    start(key)
    if let text { string(text) } else { bytes.append("null") }
  }

  /// Writes a key with a whole number, or with null.
  mutating func field(_ key: String, _ number: Int?) {
    start(key)
    if let number { bytes.append(number) } else { bytes.append("null") }
  }

  /// Writes a key with a number; null also for what JSON has no number for.
  mutating func field(_ key: String, _ number: Double?) {
    start(key)
    value(number)
  }

  /// Writes a key with a truth value, or with null.
  mutating func field(_ key: String, _ truth: Bool?) {
    start(key)
    bytes.append(truth.map { $0 ? "true" : "false" } ?? "null")
  }

  /// Writes a key with null.
  mutating func null(_ key: String) {
    start(key)
    bytes.append("null")
  }

  /// Writes a string as the next element of an array.
  mutating func element(_ text: String) {
    startMember()
    string(text)
  }

  /// Writes a whole number as the next element of an array.
  mutating func element(_ number: Int) {
    startMember()
    bytes.append(number)
  }
}

extension JSONWriter {
  private mutating func enclose(
    in brackets: (open: String, close: String),
    _ inner: Layout?,
    _ members: (inout JSONWriter) -> Void
  ) {
    let outer = layout
    if let inner, outer == .lines || inner == .compact { layout = inner }
    depth += 1
    isFirst = true
    bytes.append(brackets.open)
    members(&self)
    depth -= 1
    if layout == .lines, !isFirst { startLine() }
    bytes.append(brackets.close)
    layout = outer
    isFirst = false
  }

  private mutating func startMember() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    switch layout {
    case .lines: startLine()
    case .line: if !isFirst { bytes.append(UInt8(ascii: " ")) }
    case .compact: break
    }
    isFirst = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func start(_ key: String) {
    startMember()
    // Keys are ours: there is nothing to escape in them, but `coordinates` has tags for keys.
    string(key)
    bytes.append(layout == .compact ? ":" : ": ")
  }

  private mutating func value(_ number: Double?) {
    guard let number, number.isFinite else { return bytes.append("null") }
    if number == number.rounded(), abs(number) < 1e15 {
      bytes.append(Int(number))
    } else {
      bytes.append(String(number))
    }
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(text, unless: { JSONEscape.mayBeNeeded(for: $0) }) { text, writer in
      for byte in JSONEscape.escaping(text) { writer.append(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
