extension Evaluator {
  /// Whether a text never comes to a request, since the calls that hand it over switch the request
  /// off by another argument: `font(.system, "Title")` for
  /// `kind == .system ? .systemFont(ofSize: 12) : UIFont(name: name, size: 12)`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: The byte at which the request starts.
  ///   - place: Where it stands.
  /// - Returns: Whether all calls do.
  mutating func isSwitchedOff(_ text: LinkedText, at offset: Int, _ place: Place) -> Bool {
    guard !text.handingCalls.isEmpty, !index.files[place.file].branches.isEmpty else {
      return false
    }
    for handing in text.handingCalls {
      guard isSwitchedOff(by: handing, at: offset, place) else { return false }
    }
    return true
  }

  private mutating func isSwitchedOff(
    by handing: LinkedText.HandingCall,
    at offset: Int,
    _ place: Place
  ) -> Bool {
    let function = handing.function
    guard function.file == place.file else { return false }
    let call = index.files[handing.call.file].calls[handing.call.id]
    for branch in index.files[place.file].branches
    where branch.lookup == nil && branch.range.contains(offset) {
      work -= 1
      let parameters = index[function].parameters
      guard
        let position = parameters.firstIndex(where: { id in
          index[DefinitionRef(file: function.file, id: id)].name == branch.subject
        }),
        case let parameter = DefinitionRef(file: function.file, id: parameters[position]),
        definition(named: branch.subject, at: place, before: offset) == parameter
      else { continue }
      let argument = argument(at: position, of: call, for: function)
      let holds =
        if let argument {
          self.holds(branch, of: argument, in: handing.call.file)
        } else if let value = index[parameter].values.first {
          self.holds(branch, of: value.expression, in: function.file)
        } else {
          Bool?.none
        }
      if let holds, holds == branch.isExcluding { return true }
    }
    return false
  }

  /// Whether an expression is one of those that a branch names; `nil` where that is not written down.
  private func holds(_ branch: SourceBranch, of expression: Expression, in file: Int) -> Bool? {
    let facts = index.files[file]
    switch facts.node(expression) {
    case .word(let word, _)?:
      let name = facts.words[Int(word)]
      guard name == "true" || name == "false" else { return nil }
      return branch.cases.contains("true") == (name == "true")
    case .implicitMember(let word)?:
      return branch.cases.isEmpty ? nil : branch.cases.contains(facts.words[Int(word)])
    case .member(let base, let word)?:
      guard let type = facts.lastName(of: base)?.utf8.first,
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(type), !branch.cases.isEmpty
      else { return nil }
      return branch.cases.contains(facts.words[Int(word)])
    case .text(let word, _)?:
      return branch.cases.isEmpty ? branch.names(facts.words[Int(word)]) : nil
    default: return nil
    }
  }
}
