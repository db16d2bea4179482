/// What may stand where in a property list of XML: takes tags and text in order, makes values.
///
/// The tags and what they hold: <http://www.apple.com/DTDs/PropertyList-1.0.dtd>. As Core
/// Foundation does, a value without `<plist>` around it is taken too, and attributes are ignored.
struct XMLGrammar {
  /// A tag that holds text or nothing.
  private enum Leaf: String {
    case key, string, integer, real, date, data
    case `true`, `false`
  }

  /// The values so far.
  private(set) var builder: TreeBuilder

  private var plist: PropertyListPosition?
  private var leaf: (tag: Leaf, position: PropertyListPosition)?
  private var text: [UInt8] = []

  /// Whether the outermost tag has ended.
  private(set) var isComplete = false

  /// Starts at the beginning of a file.
  init(limits: PropertyListLimits) {
    builder = TreeBuilder(limits: limits)
  }

  /// The innermost tag that has not ended.
  var openTag: (name: String, position: PropertyListPosition)? {
    if let leaf { return (leaf.tag.rawValue, leaf.position) }
    if let position = builder.openPosition {
      return (builder.place == .element ? "array" : "dict", position)
    }
    return isComplete ? nil : plist.map { ("plist", $0) }
  }
}

extension XMLGrammar {
  /// Takes the start of a tag.
  mutating func start(tag: String, at position: PropertyListPosition) throws(PropertyListError) {
    if let leaf {
      throw PropertyListError("\(shown(tag)) inside '<\(leaf.tag)>'", at: position)
    }
    guard tag != "plist" else { return try startPlist(at: position) }
    try checkPlace(of: tag, at: position)
    switch tag {
    case "dict":
      try builder.begin(dictionary: true, at: position)
    case "array":
      try builder.begin(dictionary: false, at: position)
    default:
      guard let leaf = Leaf(rawValue: tag) else {
        throw PropertyListError("unknown tag \(shown(tag))", at: position)
      }
      self.leaf = (leaf, position)
    }
  }

  private mutating func startPlist(
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    guard plist == nil, case .root = builder.place else {
      throw PropertyListError("'<plist>' inside a property list", at: position)
    }
    plist = position
  }

  private func checkPlace(
    of tag: String,
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    switch builder.place {
    case .complete:
      throw PropertyListError("\(shown(tag)) follows the value of the list", at: position)
    case .key where tag != "key":
      throw PropertyListError("\(shown(tag)) where a '<key>' has to stand", at: position)
    case .value where tag == "key":
      try missingValue()
    case .root where tag == "key", .element where tag == "key":
      throw PropertyListError("'<key>' outside a '<dict>'", at: position)
    default:
      break
    }
  }

  private func missingValue() throws(PropertyListError) {
    guard let key = builder.pendingKey else { return }
    throw PropertyListError("key \(quoted(key.text.utf8)) has no value", at: key.position)
  }
}

extension XMLGrammar {
  /// Whether text belongs to a value here.
  var takesText: Bool {
    switch leaf?.tag {
    case .key, .string, .integer, .real, .date, .data: true
    case .true, .false, nil: false
    }
  }

  /// Takes text of a value, or a part of it; ``takesText`` has to be true.
  mutating func append(_ bytes: Span<UInt8>) {
    for index in bytes.indices { text.append(bytes[index]) }
  }

  /// The error for text where no value can have any.
  ///
  /// - Parameters:
  ///   - bytes: The text, from its first byte that is no white space.
  ///   - position: Where that byte is.
  /// - Returns: The error.
  func strayText(
    _ bytes: some Collection<UInt8>,
    at position: PropertyListPosition
  ) -> PropertyListError {
    PropertyListError("text \(quoted(bytes)) outside a value", at: position)
  }
}

extension XMLGrammar {
  /// Takes the end of the innermost tag.
  mutating func end(at position: PropertyListPosition) throws(PropertyListError) {
    if let leaf {
      try end(leaf.tag, at: leaf.position)
      self.leaf = nil
      text.removeAll(keepingCapacity: true)
    } else if builder.depth > 0 {
      try missingValue()
      builder.end()
    } else if let plist, builder.root == nil {
      throw PropertyListError("'<plist>' holds no value", at: plist)
    } else {
      isComplete = true
    }
    if plist == nil, builder.root != nil { isComplete = true }
  }

  private mutating func end(
    _ tag: Leaf,
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    let content: PropertyListValue.Content? =
      switch tag {
      case .key, .string: String(validating: text, as: UTF8.self).map { .string($0) }
      case .integer: XMLScalar.integer(text).map { .integer($0) }
      case .real: XMLScalar.real(text).map { .real($0) }
      case .date: XMLScalar.date(text).map { .date($0) }
      case .data: XMLScalar.data(text).map { .data($0) }
      case .true: .boolean(true)
      case .false: .boolean(false)
      }
    guard let content else {
      throw PropertyListError("\(quoted(text)) is no \(words(for: tag))", at: position)
    }
    guard tag == .key, case .string(let key) = content else {
      return try builder.add(content, at: position)
    }
    builder.add(key: key, at: position)
  }

  private func words(for tag: Leaf) -> String {
    switch tag {
    case .integer: "integer between -2^63 and 2^64 - 1"
    case .real: "number"
    case .date: "date of the form 2001-12-31T23:59:59Z"
    case .data: "base64"
    case .key, .string, .true, .false: "text"
    }
  }

  private func shown(_ tag: String) -> String {
    quoted("<\(String(tag.prefix(40)))>".utf8)
  }
}
