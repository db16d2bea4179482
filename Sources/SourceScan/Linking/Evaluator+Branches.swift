extension Evaluator {
  /// What a value can still be at a place: branches say what it is there, or what it is not.
  ///
  /// - Parameters:
  ///   - value: What it may be anywhere.
  ///   - path: The names of the path that was read.
  ///   - offset: The byte at which the path starts.
  ///   - place: Where it stands.
  /// - Returns: The same without what cannot come here; what may not come here is doubtful.
  mutating func narrowed(
    _ value: LinkedValue,
    _ path: [String],
    at offset: Int,
    _ place: Place
  ) -> LinkedValue {
    let branches = index.files[place.file].branches
    guard !branches.isEmpty, !value.isEmpty, let last = SourceBranch.subject(of: path) else {
      return value
    }
    work -= branches.count / 8
    let owner = index.type(around: place.scope, in: place.file)
    var value = value
    for branch in branches where branch.range.contains(offset) {
      let isOfSelf = branch.subject == "self"
      guard isOfSelf || branch.subject == last || last.hasPrefix(branch.subject + ".") else {
        continue
      }
      if let lookup = branch.lookup {
        if branch.subject == last { value = withoutKeys(of: lookup, value, at: place) }
        continue
      }
      // Of `self.family` the cases of `self` are not those of the family.
      value = narrowed(
        value,
        by: branch,
        isWhole: branch.subject == last,
        origin: isOfSelf ? owner : nil
      )
    }
    return value
  }

  private mutating func narrowed(
    _ value: LinkedValue,
    by branch: SourceBranch,
    isWhole: Bool,
    origin: TypeID?
  ) -> LinkedValue {
    /// Whether a text comes from one of the cases; `nil` when it comes from none that is asked about.
    func comesFromNamed(_ text: LinkedText) -> Bool? {
      guard !branch.cases.isEmpty, let ref = text.origin,
        origin == nil || index.owner(of: ref) == origin
      else { return nil }
      return branch.cases.contains(index[ref].name)
    }
    guard branch.isExcluding else {
      var value = isWhole ? withCases(of: value, named: branch.cases) : value
      value = value.filteringTexts { text in
        if let named = comesFromNamed(text) { return named }
        guard isWhole, branch.cases.isEmpty, let whole = text.whole else { return true }
        return branch.names(whole)
      }
      return value
    }
    var named = value.changingTexts { text in
      let isNamed =
        comesFromNamed(text) ?? (isWhole && text.whole.map { branch.names($0) } == true)
      if isNamed { text.isDoubtful = true }
    }
    if isWhole { named.doubtCases { branch.cases.contains(index[$0].name) } }
    return named
  }

  /// The value with certain cases of its enumerations in the place of any.
  private mutating func withCases(of value: LinkedValue, named names: Set<String>) -> LinkedValue {
    guard !names.isEmpty else { return value }
    var cases = value.cases.filter { names.contains(index[$0.ref].name) }
    for use in value.types where use.isInstance {
      guard index.types[use.type].form == .enumeration else { continue }
      for ref in enumCases(of: use.type) where names.contains(index[ref].name) {
        cases.append(LinkedValue.CaseUse(ref: ref))
      }
    }
    // A name that no enumeration of the module has says nothing of the value.
    guard !cases.isEmpty else { return value }
    var narrowed = value.textsOnly
    for use in cases { narrowed.add(use) }
    return narrowed
  }
}
