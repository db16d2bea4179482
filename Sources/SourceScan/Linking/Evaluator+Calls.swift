extension Evaluator {
  /// What a call may result in.
  mutating func result(of call: SourceCall, at place: Place, expected: TypeID?) -> LinkedValue {
    if let resource = resource(of: call, at: place) { return resource }
    if let composed = composed(by: call, at: place) { return composed }
    if let passed = passed(through: call, at: place) { return passed }
    if let type = constructedType(of: call, at: place, expected: expected) {
      return LinkedValue(type: type, isInstance: true)
    }
    var value = LinkedValue()
    for ref in index.functions(call.name) {
      work -= Self.callCost
      guard work > 0 else { break }
      let match = match(call, in: place.file, ref)
      guard match != .none else { continue }
      // A closure's results are its values.
      let result = self.value(of: ref)
      value.add(match == .sure ? result : result.asDoubtful())
    }
    if value.isEmpty { value.add(.unknown) }
    return value
  }

  /// The file of `url(forResource: "A", withExtension: "ttf")` and the like.
  private mutating func resource(of call: SourceCall, at place: Place) -> LinkedValue? {
    guard let name = call.arguments.first(where: { $0.label == "forResource" }) else { return nil }
    let ending = call.arguments.first { $0.label == "withExtension" || $0.label == "ofType" }
    let names = self.value(of: name.value, at: place)
    let endings = ending.map { self.value(of: $0.value, at: place) }
    var value = LinkedValue()
    for text in names.texts {
      guard let whole = text.whole else {
        value.isOpen = true
        continue
      }
      var file = text
      if let endings, endings.texts.count == 1, let ending = endings.texts[0].whole, !ending.isEmpty
      {
        file.parts = [whole + (ending.hasPrefix(".") ? "" : ".") + ending]
      }
      value.add(file)
    }
    value.isOpen = value.isOpen || names.isOpen || names.texts.isEmpty
    return value.asFiles()
  }

  private static let wrappers: Set<String> = [
    "URL", "NSURL", "CGFont", "CGDataProvider", "Data", "NSData", "CFURL",
  ]
  private static let components: Set<String> = [
    "appendingPathComponent", "appending", "stringByAppendingPathComponent",
  ]

  /// What functions hand on that make one thing of another: a file's address, its content, its text.
  private mutating func passed(through call: SourceCall, at place: Place) -> LinkedValue? {
    guard let first = call.arguments.first else { return nil }
    switch call.receiver {
    case .none where Self.wrappers.contains(call.name):
      return value(of: first.value, at: place).asFiles()
    case .none where call.name == "String" || call.name == "NSString":
      guard call.arguments.count == 1, ["", "string", "describing"].contains(first.label) else {
        return .unknown
      }
      return value(of: first.value, at: place)
    case .expression where Self.components.contains(call.name):
      return value(of: first.value, at: place).asFiles()
    default: return nil
    }
  }

  /// The type that a call makes an instance of.
  func constructedType(of call: SourceCall, at place: Place, expected: TypeID?) -> TypeID? {
    if call.name == "init" {
      switch call.receiver {
      case .implicit: return expected
      case .none: return nil
      case .expression(let receiver):
        guard case .word(let word, _)? = index.files[place.file].node(receiver) else { return nil }
        return index.type(
          named: index.files[place.file].words[Int(word)],
          from: place.scope,
          in: place.file
        )
      }
    }
    guard let first = call.name.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || call.name == "Self"
    else { return nil }
    switch call.receiver {
    case .none where call.name == "Self": return index.type(around: place.scope, in: place.file)
    case .none: return index.type(named: call.name, from: place.scope, in: place.file)
    case .implicit: return nil
    case .expression(let receiver):
      guard let outer = path(of: receiver, in: place.file)?.names.joined(separator: ".") else {
        return nil
      }
      return index.type(named: outer + "." + call.name, from: place.scope, in: place.file)
        ?? index.type(named: call.name, from: place.scope, in: place.file)
    }
  }

  /// `A.B` as it is spelled, and the byte at which it starts.
  func path(of expression: Expression, in file: Int) -> (names: [String], offset: Int)? {
    let facts = index.files[file]
    var names: [String] = []
    var expression = expression
    for _ in 0..<8 {
      switch facts.node(expression) {
      case .word(let word, let offset)?:
        names.append(facts.words[Int(word)])
        return (names.reversed(), Int(offset))
      case .member(let base, let word)?:
        names.append(facts.words[Int(word)])
        expression = base
      default: return nil
      }
    }
    return nil
  }
}
