extension SwiftWalk {
  /// `R.font.demoSansBold` of R.swift, `FontFamily.DemoSans.bold` of SwiftGen: members that a generator
  /// makes of the names of fonts, often into a file that no checkout holds.
  mutating func takeResource() {
    if source.isWord("R", at: index) {
      guard sign(".", at: index + 1), source.isWord("font", at: index + 2),
        sign(".", at: index + 3), isWord(at: index + 4)
      else { return }
      addResource(source[index + 4], api: "R.font")
    } else if source.isWord("FontFamily", at: index) {
      guard sign(".", at: index + 1), isWord(at: index + 2), sign(".", at: index + 3),
        isWord(at: index + 4)
      else { return }
      addResource(source[index + 2] + "." + source[index + 4], api: "FontFamily")
    }
  }

  /// `Fonts.DemoSans.bold.font(size: 12)`, whatever the outermost type is called: the functions of the
  /// type that SwiftGen makes.
  mutating func takeResource(_ call: CallSite) {
    guard call.isMember, let label = call.arguments.first?.label,
      label == "size" || label == "fixedSize",
      source.isWord("font", at: call.name) || source.isWord("swiftUIFont", at: call.name),
      isWord(at: call.name - 2), sign(".", at: call.name - 3), isWord(at: call.name - 4),
      startsUppercase(call.name - 4)
    else { return }
    addResource(source[call.name - 4] + "." + source[call.name - 2], api: "FontFamily")
  }

  private mutating func addResource(_ name: String, api: String) {
    keeps += 1
    let text = facts.text(name, at: offset(of: index))
    facts.requests.append(
      SourceRequest(name: text, role: .resource, api: api, offset: offset(of: index), scope: scope)
    )
  }
}
