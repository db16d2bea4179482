/// Puts the nodes of a document together from its events, without recursion.
struct YAMLTreeBuilder {
  /// A node that may be repeated, with what it costs to do so.
  private struct Finished {
    var node: YAMLNode
    var nodes: Int
    var depth: Int
  }

  /// A list or mapping that has not ended.
  private struct Open {
    var position: YAMLPosition
    var anchor: String?
    var elements: [YAMLNode] = []
    var entries: [YAMLMapping.Entry] = []
    /// What `<<` merges in, in its order.
    var merged: [YAMLMapping.Entry] = []
    var isMapping: Bool
    /// A key that waits for its value.
    var key: (text: String, isMerge: Bool, position: YAMLPosition)?
    var nodes = 1
    /// Levels below this one.
    var depth = 0
  }

  private let limits: YAMLLimits
  private var open: [Open] = []
  private var anchors: [String: Finished] = [:]
  private var nodes = 0

  /// The outermost node, once it has ended.
  private(set) var root: YAMLNode?

  /// The keys that a mapping has twice, in the file's order.
  private(set) var duplicateKeys: [YAMLDuplicateKey] = []

  init(limits: YAMLLimits) {
    self.limits = limits
  }

  /// Takes the next event of a document.
  ///
  /// - Throws: `YAMLError` when it goes over a limit, is a key that is no text, or an alias of
  ///   nothing.
  mutating func take(_ event: YAMLEvent) throws(YAMLError) {
    switch event.kind {
    case .scalar(let scalar):
      let finished = Finished(
        node: YAMLNode(.scalar(scalar), at: event.position),
        nodes: 1,
        depth: 1
      )
      try add(finished, anchor: event.anchor, at: event.position)
    case .sequenceStart, .mappingStart:
      guard open.count < limits.depth else {
        throw YAMLError("nested deeper than \(limits.depth) levels", at: event.position)
      }
      var isMapping = false
      if case .mappingStart = event.kind { isMapping = true }
      open.append(Open(position: event.position, anchor: event.anchor, isMapping: isMapping))
      // A node of this name is from now on the new one, which has not ended.
      if let anchor = event.anchor { anchors[anchor] = nil }
    case .end:
      guard let last = open.popLast() else { return }
      let content = last.isMapping ? mapping(last) : .sequence(last.elements)
      let finished = Finished(
        node: YAMLNode(content, at: last.position),
        nodes: last.nodes,
        depth: last.depth + 1
      )
      try add(finished, anchor: last.anchor, at: last.position, isCounted: true)
    case .alias(let name):
      guard let finished = anchors[name] else {
        let isOpen = open.contains { $0.anchor == name }
        throw YAMLError(
          isOpen
            ? "'*\(name)' is used inside '&\(name)' itself" : "there is no '&\(name)' before it",
          at: event.position
        )
      }
      try add(finished, anchor: nil, at: event.position)
    case .documentStart, .documentEnd, .streamEnd: break
    }
  }

  private mutating func add(
    _ finished: Finished,
    anchor: String?,
    at position: YAMLPosition,
    isCounted: Bool = false
  ) throws(YAMLError) {
    // What is in a list or mapping was counted when it came; the list or mapping itself counts 1.
    nodes += isCounted ? 1 : finished.nodes
    guard nodes <= limits.nodes else {
      throw YAMLError("more than \(limits.nodes) nodes, aliases resolved", at: position)
    }
    guard open.count + finished.depth <= limits.depth + 1 else {
      throw YAMLError("nested deeper than \(limits.depth) levels, aliases resolved", at: position)
    }
    if let anchor { anchors[anchor] = finished }
    guard let last = open.indices.last else {
      root = finished.node
      return
    }
    open[last].nodes += finished.nodes
    open[last].depth = max(open[last].depth, finished.depth)
    guard open[last].isMapping else {
      open[last].elements.append(finished.node)
      return
    }
    guard let key = open[last].key else {
      guard let scalar = finished.node.scalar else {
        throw YAMLError("a key is \(finished.node.typeName), not text", at: position)
      }
      open[last].key = (scalar.text, scalar.isPlain && scalar.text == "<<", position)
      return
    }
    open[last].key = nil
    if key.isMerge {
      try merge(finished.node, into: last, at: position)
    } else {
      open[last].entries.append(
        YAMLMapping.Entry(key: key.text, keyPosition: key.position, value: finished.node)
      )
    }
  }

  /// Takes what `<<` names: a mapping or a list of mappings, the earlier ones first in rank.
  private mutating func merge(
    _ node: YAMLNode,
    into index: Int,
    at position: YAMLPosition
  ) throws(YAMLError) {
    for source in node.sequence ?? [node] {
      guard let mapping = source.mapping else {
        throw YAMLError("'<<' merges \(source.typeName), not a mapping", at: position)
      }
      open[index].merged += mapping.entries
      nodes += mapping.entries.count
      guard nodes <= limits.nodes else {
        throw YAMLError("more than \(limits.nodes) nodes, aliases resolved", at: position)
      }
    }
  }

  /// Ends a mapping: keys that are written out win over merged ones.
  private mutating func mapping(_ open: Open) -> YAMLNode.Content {
    var first: [YAMLKey: YAMLPosition] = [:]
    for entry in open.entries {
      let key = YAMLKey(text: entry.key)
      if let first = first[key] {
        duplicateKeys.append(
          YAMLDuplicateKey(key: entry.key, position: entry.keyPosition, first: first)
        )
      } else {
        first[key] = entry.keyPosition
      }
    }
    var entries = open.entries
    for entry in open.merged where first[YAMLKey(text: entry.key)] == nil {
      first[YAMLKey(text: entry.key)] = entry.keyPosition
      entries.append(entry)
    }
    return .mapping(YAMLMapping(entries))
  }
}

/// A key that equals another only when their bytes agree.
private struct YAMLKey: Hashable {
  let text: String

  static func == (left: YAMLKey, right: YAMLKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
