extension SwiftWalk {
  /// Takes down a call that registers fonts.
  mutating func takeRegistration(_ call: CallSite) {
    let range = tokens[call.name].range
    guard range.count >= 12 else { return }
    let isCoreText = starts(with: "CTFontManagerRegister", at: call.name)
    guard isCoreText || isHelper(call) else { return }
    // What a helper from elsewhere does with its arguments is not known.
    let file = isCoreText ? call.arguments.first?.value ?? .unknown : .unknown
    var registration = SourceRegistration(
      fileName: file,
      offset: offset(of: call.name),
      scope: scope
    )
    registration.isOnlyIfAbsent = top.asksForFonts
    if !isCoreText { registration.helper = source[call.name] }
    keeps += 1
    facts.registrations.append(registration)
  }

  /// Whether a condition asks for fonts that are there.
  func asksForFonts(in range: Range<Int>) -> Bool {
    range.contains { index in
      isWord(at: index)
        && (source.isWord("UIFont", at: index) || source.isWord("familyNames", at: index)
          || source.isWord("fontNames", at: index)
          || starts(with: "CTFontManagerCopyAvailable", at: index))
    }
  }

  /// Names that libraries and generators give to what registers fonts.
  private func isHelper(_ call: CallSite) -> Bool {
    guard !source.isWord("func", at: call.name - 1) else { return false }
    return starts(with: "registerFont", at: call.name)
      || starts(with: "registerAllCustomFonts", at: call.name)
  }

  private func starts(with word: StaticString, at index: Int) -> Bool {
    let start = Int(tokens[index].start)
    guard tokens[index].range.count >= word.utf8CodeUnitCount else { return false }
    return text.says(word, at: start..<(start + word.utf8CodeUnitCount))
  }

  /// Takes down a call that lists the fonts that there are.
  mutating func takeListing(_ call: CallSite) {
    if starts(with: "CTFontManagerCopyAvailable", at: call.name)
      || starts(with: "CTFontCollectionCreateFromAvailableFonts", at: call.name)
    {
      facts.fontListings.append(offset(of: call.name))
    }
  }
}
