internal import FileAccess
internal import YAML

/// A value of an XcodeGen spec, which several files may have made together.
struct SpecValue {
  /// The kinds of values.
  enum Content {
    case scalar(YAMLScalar)
    case list([SpecValue])
    case map([Entry])
  }

  /// A key with its value.
  struct Entry {
    var key: String
    var keyPlace: SourcePlace
    var value: SpecValue
  }

  /// What it is.
  var content: Content

  /// Where it is written.
  var place: SourcePlace

  /// Takes a node of a file; as deep as the YAML reader lets nodes nest.
  init(_ node: YAMLNode, in path: FilePath) {
    place = SourcePlace(path: path, position: SourcePosition(node.position))
    switch node.content {
    case .scalar(let scalar): content = .scalar(scalar)
    case .sequence(let elements): content = .list(elements.map { SpecValue($0, in: path) })
    case .mapping(let mapping):
      content = .map(
        mapping.entries.map { entry in
          Entry(
            key: entry.key,
            keyPlace: SourcePlace(path: path, position: SourcePosition(entry.keyPosition)),
            value: SpecValue(entry.value, in: path)
          )
        }
      )
    }
  }
}

extension SpecValue {
  /// The text of a scalar, or `nil`.
  var string: String? {
    guard case .scalar(let scalar) = content, !scalar.isNull else { return nil }
    return scalar.text
  }

  /// The truth value of a scalar, or `nil`.
  var boolean: Bool? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.boolean
  }

  /// The elements, or `nil` when this is no list.
  var list: [SpecValue]? {
    guard case .list(let list) = content else { return nil }
    return list
  }

  /// The elements of a list, or a value by itself as the only one.
  var elements: [SpecValue] { list ?? [self] }

  /// The strings of a list, or the one string that this is.
  var strings: [String] { elements.compactMap(\.string) }

  /// The keys with their values; none when this has no keys.
  var entries: [Entry] {
    guard case .map(let entries) = content else { return [] }
    return entries
  }

  /// The value of the last entry of a key.
  subscript(key: String) -> SpecValue? {
    entries.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// How many values it is made of, itself included; a long text counts as many.
  var size: Int {
    switch content {
    case .scalar: 1 + (string?.utf8.count ?? 0) / 64
    case .list(let elements): elements.reduce(1) { $0 + $1.size }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.size }
    }
  }

  /// The kind of the value in words, with its article.
  var typeName: String {
    switch content {
    case .list: "a list"
    case .map: "a mapping"
    case .scalar(let scalar): scalar.isNull ? "nothing" : "text"
    }
  }
}
