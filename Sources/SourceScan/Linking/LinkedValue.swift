/// What an expression may be, as far as sources say it without being run.
struct LinkedValue {
  /// The most different names that one part of a joined name may have, and the most types.
  static let choiceLimit = 64

  /// The most places that are kept; more are as good as unknown.
  private static let placeLimit = 20_000

  /// The texts, each place once.
  private(set) var texts: [LinkedText] = []

  /// The same once more, for telling what is there already.
  private var known: Set<LinkedText> = []

  /// The types themselves, and instances of types of the module.
  private(set) var types: [TypeUse] = []

  /// Certain cases of enumerations.
  private(set) var cases: [CaseUse] = []

  /// Whether it may be something else besides: a variable that others may set, an unknown expression.
  var isOpen = false

  /// Whether an expression of which nothing is known is among what it may be.
  var isUnknownInPart = false

  /// A case of an enumeration.
  struct CaseUse: Hashable {
    var ref: DefinitionRef

    /// Whether it may never come here.
    var isDoubtful = false
  }

  /// A type as a value, or any instance of it.
  struct TypeUse: Hashable {
    var type: TypeID
    var isInstance: Bool

    /// Whether the cases that it can be are there besides.
    var isCovered = false

    /// Whether it is `self`, in the type itself.
    var isSelf = false
  }

  /// Something of which nothing is known.
  static let unknown: LinkedValue = {
    var value = LinkedValue()
    value.isOpen = true
    value.isUnknownInPart = true
    return value
  }()

  init() {}

  init(_ text: LinkedText) { add(text) }

  init(type: TypeID, isInstance: Bool) { types = [TypeUse(type: type, isInstance: isInstance)] }

  /// `self` within a type.
  init(selfOf type: TypeID) { types = [TypeUse(type: type, isInstance: true, isSelf: true)] }

  init(case ref: DefinitionRef) { cases = [CaseUse(ref: ref)] }

  /// Whether nothing is known.
  var isEmpty: Bool { texts.isEmpty && types.isEmpty && cases.isEmpty }
}

extension LinkedValue {
  mutating func add(_ text: LinkedText) {
    guard texts.count < Self.placeLimit else {
      isOpen = true
      return
    }
    if known.insert(text).inserted { texts.append(text) }
  }

  mutating func add(_ other: LinkedValue) {
    guard !isEmpty else {
      let (wasOpen, wasUnknown) = (isOpen, isUnknownInPart)
      self = other
      isOpen = isOpen || wasOpen
      isUnknownInPart = isUnknownInPart || wasUnknown
      return
    }
    for text in other.texts { add(text) }
    for type in other.types where !types.contains(type) && types.count < Self.choiceLimit {
      types.append(type)
    }
    for use in other.cases { add(use) }
    isOpen = isOpen || other.isOpen
    isUnknownInPart = isUnknownInPart || other.isUnknownInPart
  }

  mutating func add(_ use: CaseUse) {
    if cases.count < Self.choiceLimit, !cases.contains(use) { cases.append(use) }
  }

  /// Makes cases doubtful.
  mutating func doubtCases(where isDoubtful: (DefinitionRef) -> Bool) {
    for place in cases.indices where isDoubtful(cases[place].ref) {
      cases[place].isDoubtful = true
    }
  }

  /// The same, as it is seen from where a name stands for it.
  func fromElsewhere() -> LinkedValue {
    changingTexts { $0.isInPlace = false }
  }

  /// The same texts as names of files.
  func asFiles() -> LinkedValue {
    changingTexts { $0.isFile = true }
  }

  /// The same texts, as a call hands them over.
  func asHandedOver(by call: LinkedText.HandingCall) -> LinkedValue {
    changingTexts {
      $0.isHandedOver = true
      $0.handingCalls = [call]
    }
  }

  /// The same texts, which may come from elsewhere.
  func asDoubtful() -> LinkedValue {
    changingTexts { $0.isDoubtful = true }
  }

  /// The same texts, of which no expression can be replaced as a whole.
  func asJoined() -> LinkedValue {
    changingTexts { $0.isJoined = true }
  }

  /// The same texts as raw values of any case.
  func asOfAnyCase(isCovered: Bool) -> LinkedValue {
    changingTexts {
      $0.isOfAnyCase = true
      $0.isCovered = isCovered
    }
  }

  /// The same with certain cases, which are all that it can be.
  func covered(by cases: [CaseUse]) -> LinkedValue {
    var value = self
    for index in value.types.indices { value.types[index].isCovered = true }
    value.cases = cases
    return value
  }

  /// The same texts with something unknown behind them.
  func followedByUnknown() -> LinkedValue {
    changingTexts {
      $0.parts = LinkedText.joining($0.parts + [nil])
      $0.isJoined = true
    }
  }

  /// The same with other texts.
  func changingTexts(_ change: (inout LinkedText) -> Void) -> LinkedValue {
    var value = self
    value.texts = []
    value.known = []
    for text in texts {
      var text = text
      change(&text)
      value.add(text)
    }
    return value
  }

  /// The same without some texts; without any nothing is known.
  func filteringTexts(_ isKept: (LinkedText) -> Bool) -> LinkedValue {
    guard !texts.allSatisfy(isKept) else { return self }
    var value = self
    value.texts = []
    value.known = []
    for text in texts where isKept(text) { value.add(text) }
    if value.isEmpty { value.add(.unknown) }
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
