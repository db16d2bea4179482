extension Evaluator {
  /// Members that hand on what they are members of.
  private static let passing: Set<String> = [
    "first", "last", "path", "absoluteString", "lastPathComponent", "unsafelyUnwrapped",
    "localizedName",
  ]

  /// What a member of a value may be.
  mutating func member(_ name: String, of base: LinkedValue) -> LinkedValue {
    var value = LinkedValue()
    if !base.texts.isEmpty, Self.passing.contains(name) { value.add(base.textsOnly) }
    for use in base.cases {
      let found = member(name, ofCase: use.ref)
      value.add(use.isDoubtful ? found.asDoubtful() : found)
    }
    for use in base.types { value.add(member(name, of: use)) }
    if value.isEmpty || base.isUnknownInPart { value.add(.unknown) }
    if base.isOpen { value.isOpen = true }
    return value
  }

  private mutating func member(_ name: String, ofCase ref: DefinitionRef) -> LinkedValue {
    guard let type = index.owner(of: ref) else { return .unknown }
    if name == "rawValue", index.members(name, of: type).isEmpty {
      return rawValue(of: ref, in: type)
    }
    return definedMember(name, of: type, depth: 0) ?? .unknown
  }

  private mutating func member(_ name: String, of use: LinkedValue.TypeUse) -> LinkedValue {
    let type = use.type
    if let found = definedMember(name, of: type, depth: 0) { return found }
    if use.isInstance {
      guard name == "rawValue" else { return .unknown }
      let values = rawValues(of: type)
      // Within an enumeration its cases are what it is there for.
      let isOwn = use.isSelf && index.types[type].form == .enumeration
      return isOwn ? values : values.asOfAnyCase(isCovered: use.isCovered)
    }
    switch name {
    case "allCases": return LinkedValue(type: type, isInstance: true)
    case "self": return LinkedValue(type: type, isInstance: false)
    default:
      let path = index.types[type].path + "." + name
      let nested = index.type(
        named: path,
        from: index.types[type].scope,
        in: index.types[type].file
      )
      return nested.map { LinkedValue(type: $0, isInstance: false) } ?? .unknown
    }
  }

  /// What a member is that the module defines: in the type, in what it inherits from, or else in what
  /// inherits from it.
  mutating func definedMember(_ name: String, of type: TypeID, depth: Int) -> LinkedValue? {
    guard depth < 8 else { return nil }
    let own = index.members(name, of: type).filter { ref in
      if case .function = index[ref].kind { false } else { true }
    }
    var found = own.isEmpty ? nil : union(of: own)
    if let found, !found.isEmpty { return found }
    let description = index.types[type]
    for parent in description.inherits {
      guard let parent = index.type(named: parent, from: description.scope, in: description.file),
        parent != type
      else { continue }
      if let inherited = definedMember(name, of: parent, depth: depth + 1) {
        if !inherited.isEmpty { return inherited }
        found = found ?? inherited
      }
    }
    // A requirement of a protocol is what those who conform to it make of it.
    if depth == 0, description.form == .protocol || description.form == .class {
      var all = LinkedValue()
      for heir in index.heirs(of: type).prefix(LinkedValue.choiceLimit) {
        let members = index.members(name, of: heir)
        if !members.isEmpty { all.add(union(of: members)) }
        if members.isEmpty, name == "rawValue" { all.add(rawValues(of: heir)) }
      }
      if !all.isEmpty { return all }
    }
    return found
  }

  /// The raw values of all cases.
  mutating func rawValues(of type: TypeID) -> LinkedValue {
    if let known = rawValuesByType[type] { return known }
    var value = LinkedValue()
    for ref in enumCases(of: type) { value.add(rawValue(of: ref, in: type)) }
    if value.isEmpty { value.add(.unknown) }
    rawValuesByType[type] = value
    return value
  }

  private mutating func rawValue(of ref: DefinitionRef, in type: TypeID) -> LinkedValue {
    let definition = index[ref]
    if let written = definition.values.first {
      let place = Place(file: ref.file, scope: written.scope)
      return value(of: written.expression, at: place).fromElsewhere()
        .changingTexts { $0.origin = ref }
    }
    guard index.types[type].hasTextualRawValues else { return .unknown }
    return LinkedValue(name(of: ref)).fromElsewhere().changingTexts { $0.origin = ref }
  }

  /// The name of a case, which is its raw value unless another is written.
  func name(of ref: DefinitionRef) -> LinkedText {
    let definition = index[ref]
    return LinkedText(parts: [definition.name], file: ref.file, offset: definition.offset)
  }
}
