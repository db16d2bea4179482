/// A YAML file that was read.
package struct YAMLDocument: Sendable {
  /// Its one node; `nil` when the file holds nothing but comments.
  package let root: YAMLNode?

  /// The keys that a mapping has twice, in the file's order; the last value is the one that
  /// ``YAMLMapping/entry(_:)`` gives.
  package let duplicateKeys: [YAMLDuplicateKey]
}

extension YAMLDocument {
  /// Reads a file in UTF-8 or UTF-16.
  ///
  /// Memory and time are bounded by the limits, and nesting takes no stack.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: How much to take.
  /// - Throws: `YAMLError` when it is no YAML, is beyond the limits, holds more than one document or
  ///   has a key that is no text.
  package init(parsing bytes: [UInt8], limits: YAMLLimits = .standard) throws(YAMLError) {
    guard bytes.count <= limits.bytes else {
      throw YAMLError("\(bytes.count) bytes are more than the limit of \(limits.bytes)", at: nil)
    }
    let parser = try YAMLParser(YAMLText(decoding: bytes))
    var builder = YAMLTreeBuilder(limits: limits)
    var documents = 0
    reading: while true {
      let event = try parser.next()
      switch event.kind {
      case .streamEnd: break reading
      case .documentStart:
        documents += 1
        guard documents == 1 else {
          throw YAMLError("a second document starts, where one is expected", at: event.position)
        }
      default: try builder.take(event)
      }
    }
    root = builder.root
    duplicateKeys = builder.duplicateKeys.sorted { $0.position.byte < $1.position.byte }
  }
}
