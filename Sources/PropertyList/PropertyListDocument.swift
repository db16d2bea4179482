/// A property list that was read.
package struct PropertyListDocument: Sendable {
  /// How it is written.
  package let kind: PropertyListKind

  /// Its one value, of any type: whoever expects a dictionary has to look.
  package let root: PropertyListValue

  /// Where something follows its end.
  private let textAfterEnd: PropertyListPosition?
}

extension PropertyListDocument {
  /// What is odd about it, by place.
  ///
  /// Looked for when it is asked for: of large lists, such as project files, nobody wants to know.
  package var warnings: [PropertyListWarning] {
    var warnings: [PropertyListWarning] = []
    var waiting = [root]
    while let value = waiting.popLast() {
      switch value.content {
      case .array(let elements): waiting += elements
      case .dictionary(let dictionary):
        warnings += dictionary.duplicateKeys
        waiting += dictionary.entries.lazy.map(\.value)
      default: continue
      }
    }
    warnings.sort { $0.position.byte < $1.position.byte }
    if let textAfterEnd { warnings.append(.textAfterEnd(position: textAfterEnd)) }
    return warnings
  }
}

extension PropertyListDocument {
  /// Reads a property list of any kind, told by its first bytes.
  ///
  /// Memory and time are bounded by the size of the input, and nesting takes no stack. Nothing is
  /// ever fetched from elsewhere.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - json: Whether JSON is read as well. Nothing on iOS reads it for an Info.plist, so it has to
  ///     be asked for.
  ///   - limits: How much to take.
  /// - Throws: `PropertyListError` when it is none, is damaged, or is beyond the limits.
  package init(
    parsing bytes: [UInt8],
    orJSON json: Bool = false,
    limits: PropertyListLimits = .standard
  ) throws(PropertyListError) {
    guard !bytes.isEmpty else { throw PropertyListError("the file is empty", at: nil) }
    guard bytes.count <= limits.bytes else {
      throw PropertyListError(
        "\(bytes.count) bytes are more than the limit of \(limits.bytes)",
        at: nil
      )
    }
    guard !bytes.starts(with: "bplist".utf8) else {
      var reader = try BinaryReader(bytes: bytes, limits: limits)
      try reader.read()
      try self.init(kind: .binary, builder: reader.builder)
      return
    }
    let text = try DecodedText(decoding: bytes)
    let kind = PropertyListKind(of: text.utf8[text.start...], orJSON: json)
    switch kind {
    case .xml, .binary:
      let reader = try XMLReader(text: text, limits: limits)
      try reader.read()
      try self.init(kind: kind, builder: reader.builder, textAfterEnd: reader.textAfterEnd)
    case .openStep:
      var reader = OpenStepReader(text: text, limits: limits)
      try reader.read()
      try self.init(kind: kind, builder: reader.builder)
    case .json:
      var reader = JSONReader(text: text, limits: limits)
      try reader.read()
      try self.init(kind: kind, builder: reader.builder)
    }
  }

  private init(
    kind: PropertyListKind,
    builder: TreeBuilder,
    textAfterEnd: PropertyListPosition? = nil
  ) throws(PropertyListError) {
    guard let root = builder.root else { throw PropertyListError("there is no value", at: nil) }
    self.kind = kind
    self.root = root
    self.textAfterEnd = textAfterEnd
  }
}
