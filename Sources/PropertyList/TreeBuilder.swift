/// Puts values together without recursion, for readers that meet them in order.
struct TreeBuilder {
  /// What may come next.
  enum Place {
    /// The one value of the whole list.
    case root

    /// An element of an array, or its end.
    case element

    /// A key of a dictionary, or its end.
    case key

    /// The value of a key.
    case value

    /// Nothing: the list is complete.
    case complete
  }

  /// An array or dictionary that has not ended.
  private struct Container {
    let isDictionary: Bool
    let position: PropertyListPosition
    var elements: [PropertyListValue] = []
    var entries: [PropertyListDictionary.Entry] = []
    var key: (text: String, position: PropertyListPosition)?

    /// Whether ``key`` is set.
    var hasKey: Bool {
      if case .some = key { true } else { false }
    }
  }

  private let limits: PropertyListLimits
  private var open: [Container] = []
  private var count = 0

  /// The finished list, once there is one.
  private(set) var root: PropertyListValue?

  /// Starts with nothing.
  init(limits: PropertyListLimits) {
    self.limits = limits
  }
}

extension TreeBuilder {
  /// What may come next.
  var place: Place {
    // By its index, since a copy of a container counts references, and this is asked most of all.
    guard let last = open.indices.last else { return root == nil ? .root : .complete }
    guard open[last].isDictionary else { return .element }
    return open[last].hasKey ? .value : .key
  }

  /// How many arrays and dictionaries have not ended.
  var depth: Int { open.count }

  /// Where the innermost array or dictionary starts that has not ended.
  var openPosition: PropertyListPosition? { open.last?.position }

  /// The key that waits for its value.
  var pendingKey: (text: String, position: PropertyListPosition)? { open.last?.key }
}

extension TreeBuilder {
  /// Sets the key of the next value; ``place`` has to be ``Place/key``.
  mutating func add(key: String, at position: PropertyListPosition) {
    guard let last = open.indices.last else { return }
    open[last].key = (key, position)
  }

  /// Adds a value that holds no other; ``place`` has to allow a value.
  mutating func add(
    _ content: PropertyListValue.Content,
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    try countValue(at: position)
    add(PropertyListValue(content, at: position))
  }

  /// Opens an array or dictionary; ``place`` has to allow a value.
  mutating func begin(
    dictionary isDictionary: Bool,
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    try countValue(at: position)
    guard open.count < limits.depth else {
      throw PropertyListError("nested deeper than \(limits.depth) levels", at: position)
    }
    open.append(Container(isDictionary: isDictionary, position: position))
  }

  /// Ends the innermost array or dictionary.
  mutating func end() {
    guard let container = open.popLast() else { return }
    guard container.isDictionary else {
      return add(PropertyListValue(.array(container.elements), at: container.position))
    }
    let dictionary = PropertyListDictionary(container.entries)
    add(PropertyListValue(.dictionary(dictionary), at: container.position))
  }

  private mutating func countValue(
    at position: PropertyListPosition
  ) throws(PropertyListError) {
    guard count < limits.values else {
      throw PropertyListError("more than \(limits.values) values", at: position)
    }
    count += 1
  }

  private mutating func add(_ value: PropertyListValue) {
    guard let last = open.indices.last else {
      root = value
      return
    }
    if let key = open[last].key {
      // Most dictionaries have two to four keys.
      if open[last].entries.isEmpty { open[last].entries.reserveCapacity(4) }
      open[last].entries.append(.init(key: key.text, keyPosition: key.position, value: value))
      open[last].key = nil
    } else {
      open[last].elements.append(value)
    }
  }
}
