/// Constant heights of what holds text.
extension SwiftTextReader {
  /// `.frame(height: 44)` of a view that shows text.
  mutating func takeFrame(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign(".", token - 1), sign("(", token + 1), let close = pairs.closing(token + 1),
      imports.contains("SwiftUI")
    else { return }
    let arguments = expressions.arguments((token + 2)..<max(token + 2, close))
    guard let height = arguments.first(where: { $0.label == "height" }) else { return }
    let chain = viewChain(around: token, in: mark.scope)
    guard chain.root == .text, Self.plainTexts.contains(chain.name), !isOrnament(chain),
      !isInBar(mark.scope), !followsCategory(mark.scope),
      !chain.modifiers.contains(where: { says("dynamicTypeSize", $0.name) }),
      case .points(let points) = expressions.size(height.value, place(mark), 0)
    else { return }
    var fact = ConstantHeight(points: points, api: "frame(height:)")
    fact.font = font(of: chain, mark)
    facts.heights.append(Placed(fact: fact, offset: offset(token)))
  }

  /// The views that are nothing but text: others may have room, or scroll.
  private static let plainTexts: Set<String> = ["Text", "Label", "Button", "Link"]

  /// `label.heightAnchor.constraint(equalToConstant: 44)`, where it is made active at once.
  mutating func takeHeight(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign(".", token + 1), says("constraint", token + 2), sign("(", token + 3),
      says("equalToConstant", token + 4), sign(":", token + 5),
      let close = pairs.closing(token + 3), let path = path(before: token)
    else { return }
    // One that has a name may be changed.
    let isActive =
      sign("[", path.start - 1) || sign(",", path.start - 1)
      || startsStatement(path.start) && sign(".", close + 1) && says("isActive", close + 2)
    let subject = subject(path.names, in: mark.scope)
    guard isActive, subject.kind == .text || subject.kind == .title,
      !followsCategory(mark.scope),
      case .points(let points) = expressions.size((token + 6)..<close, place(mark), 0)
    else { return }
    var fact = ConstantHeight(points: points, api: "constraint(equalToConstant:)")
    fact.key = subject.key
    facts.heights.append(Placed(fact: fact, offset: offset(path.start)))
  }
}
