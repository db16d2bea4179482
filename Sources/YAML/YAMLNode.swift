/// A node of a YAML document and the place where it starts.
///
/// What an alias stands for is here in its place, with the positions of the original.
package struct YAMLNode: Sendable {
  /// The kinds of nodes.
  package enum Content: Sendable {
    /// One piece of text, which may stand for a number or the like.
    case scalar(YAMLScalar)

    /// A list.
    case sequence([YAMLNode])

    /// Keys with values.
    case mapping(YAMLMapping)
  }

  /// What the node is.
  package let content: Content

  /// Where it starts: of a block of keys at the first key, of anything with an anchor or a tag at
  /// that.
  package let position: YAMLPosition

  /// Puts a node together.
  package init(_ content: Content, at position: YAMLPosition) {
    self.content = content
    self.position = position
  }
}

extension YAMLNode {
  /// The scalar, or `nil` when this is none.
  package var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// The text of a scalar that does not stand for nothing, or `nil`.
  package var string: String? {
    guard let scalar, !scalar.isNull else { return nil }
    return scalar.text
  }

  /// The elements, or `nil` when this is no list.
  package var sequence: [YAMLNode]? {
    guard case .sequence(let sequence) = content else { return nil }
    return sequence
  }

  /// The keys with their values, or `nil` when this has none.
  package var mapping: YAMLMapping? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping
  }

  /// Whether it stands for nothing.
  package var isNull: Bool { scalar?.isNull ?? false }

  /// The kind of the node in words, with its article: `a list`, `a number`.
  package var typeName: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar) where scalar.isNull: "nothing"
    case .scalar(let scalar) where scalar.integer != nil: "a number"
    case .scalar(let scalar) where scalar.boolean != nil: "a boolean"
    case .scalar: "text"
    }
  }
}
