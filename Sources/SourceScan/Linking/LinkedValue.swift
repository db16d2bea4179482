/// What an expression may be, as far as sources say it without being run.
struct LinkedValue {
  /// The most texts that are kept; more are as good as unknown.
  static let limit = 64

  /// The texts, each place once.
  private(set) var texts: [LinkedText] = []

  /// The types themselves, and instances of types of the module.
  private(set) var types: [TypeUse] = []

  /// Certain cases of enumerations.
  private(set) var cases: [DefinitionRef] = []

  /// Whether it may be something else besides.
  var isOpen = false

  /// A type as a value, or any instance of it.
  struct TypeUse: Hashable {
    var type: TypeID
    var isInstance: Bool
  }

  /// Something of which nothing is known.
  static let unknown: LinkedValue = {
    var value = LinkedValue()
    value.isOpen = true
    return value
  }()

  init() {}

  init(_ text: LinkedText) { texts = [text] }

  init(type: TypeID, isInstance: Bool) { types = [TypeUse(type: type, isInstance: isInstance)] }

  init(case ref: DefinitionRef) { cases = [ref] }

  /// Whether nothing is known, not even that it is unknown.
  var isEmpty: Bool { texts.isEmpty && types.isEmpty && cases.isEmpty }
}

extension LinkedValue {
  mutating func add(_ text: LinkedText) {
    guard !texts.contains(text) else { return }
    guard texts.count < Self.limit else {
      isOpen = true
      return
    }
    texts.append(text)
  }

  mutating func add(_ other: LinkedValue) {
    for text in other.texts { add(text) }
    for type in other.types where !types.contains(type) && types.count < Self.limit {
      types.append(type)
    }
    for ref in other.cases where !cases.contains(ref) && cases.count < Self.limit {
      cases.append(ref)
    }
    isOpen = isOpen || other.isOpen
  }

  /// The same, as it is seen from where a name stands for it.
  func fromElsewhere() -> LinkedValue {
    var value = self
    for index in value.texts.indices { value.texts[index].isInPlace = false }
    return value
  }

  /// The same texts as names of files.
  func asFiles() -> LinkedValue {
    var value = self
    for index in value.texts.indices { value.texts[index].isFile = true }
    return value
  }

  /// The texts alone.
  var textsOnly: LinkedValue {
    var value = self
    value.types = []
    value.cases = []
    return value
  }
}
