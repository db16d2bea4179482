internal import YAML

/// A node on one line: what tests compare.
func outline(_ node: YAMLNode?) -> String {
  switch node?.content {
  case nil: "-"
  case .scalar(let scalar) where scalar.isPlain: scalar.text
  case .scalar(let scalar): "\"\(scalar.text)\""
  case .sequence(let elements): "[\(elements.map { outline($0) }.joined(separator: ", "))]"
  case .mapping(let mapping):
    "{\(mapping.entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", "))}"
  }
}

/// Reads text as UTF-8.
func read(_ text: String) throws -> YAMLDocument {
  try YAMLDocument(parsing: Array(text.utf8))
}

/// The error that reading gives, with its place, or what was read.
func fault(_ bytes: some Sequence<UInt8>, limits: YAMLLimits = .standard) -> String {
  do throws(YAMLError) {
    return "read: " + outline(try YAMLDocument(parsing: Array(bytes), limits: limits).root)
  } catch {
    return "\(error)"
  }
}
