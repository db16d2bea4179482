/// Buttons of SwiftUI whose labels stay small.
extension SwiftTextReader {
  /// A button, and what of its label is known to stay small.
  private struct Button {
    /// The token of its name, and the scope that it stands in.
    var token: Int
    var scope: Int

    /// The closure with its label; `nil` where a text is its label.
    var label: Int?

    var texts: [Double] = []
    var images: [Double] = []
  }

  /// Finds buttons of which all that they show is small and stays so.
  mutating func smallViews(_ shown: Set<String>) -> [Placed<SmallControl>] {
    guard imports.contains("SwiftUI") || imports.contains("WidgetKit") else { return [] }
    var buttons: [Int: Button] = [:]
    for mark in outline.marks where mark.word == .font || mark.word == .frame {
      guard sign("(", mark.token + 1), !outline.isPreview(mark.scope),
        !shown.contains(typeName(around: mark.scope)), !followsCategory(mark.scope)
      else { continue }
      expressions.begin()
      let chain = viewChain(around: mark.token, in: mark.scope)
      guard chain.root == .text || chain.name == "Image", let points = fixedPoints(chain, mark),
        var button = button(of: chain, in: mark.scope)
      else { continue }
      button = buttons[button.token] ?? button
      if chain.root == .text { button.texts.append(points) } else { button.images.append(points) }
      buttons[button.token] = button
    }
    return buttons.values.compactMap { smallControl($0) }
  }

  /// The size of a text or image, when it is a number.
  private mutating func fixedPoints(_ chain: ViewChain, _ mark: SwiftOutline.Mark) -> Double? {
    guard let close = pairs.closing(mark.token + 1) else { return nil }
    if mark.word == .font {
      let value = (mark.token + 2)..<max(mark.token + 2, close)
      guard case .font(let font) = expressions.font(value, place(mark), 0, owner: "Font"),
        font.scales == false
      else { return nil }
      return font.points
    }
    guard chain.name == "Image", chain.modifiers.contains(where: { says("resizable", $0.name) })
    else { return nil }
    var points: [Double] = []
    for argument in expressions.arguments((mark.token + 2)..<max(mark.token + 2, close))
    where argument.label == "width" || argument.label == "height" {
      guard case .points(let number) = expressions.size(argument.value, place(mark), 0) else {
        return nil
      }
      points.append(number)
    }
    return points.max()
  }

  /// The button whose label a view is part of.
  private func button(of chain: ViewChain, in scope: Int) -> Button? {
    if let start = chain.start, says("Button", start) {
      // `Button("Home") { … }.font(.system(size: 10))`
      return Button(token: start, scope: scope, label: nil)
    }
    for around in outline.scopes(around: scope) {
      switch outline.scopes[around].kind {
      case .statement: continue
      case .closure:
        let (name, isLabel) = call(of: around)
        guard let name, says("Button", name) || says("NavigationLink", name) else { continue }
        // The first closure of `Button { … } label: { … }` shows nothing.
        return isLabel
          ? Button(token: name, scope: outline.scopes[around].parent, label: around) : nil
      default: return nil
      }
    }
    return nil
  }

  /// The name of the call that a closure is for, and whether it is the closure with the label.
  private func call(of scope: Int) -> (name: Int?, isLabel: Bool) {
    var before = outline.scopes[scope].range.lowerBound - 2
    var isLabel = false
    if sign(":", before), says("label", before - 1), sign("}", before - 2) {
      isLabel = true
      guard let open = opening(before - 2) else { return (nil, false) }
      before = open - 1
    }
    if sign(")", before), let open = opening(before) {
      // `Button(action: act) { … }`, `NavigationLink(destination: view) { … }`
      let isAction =
        says("action", open + 1) || says("destination", open + 1)
        || says("value", open + 1)
      return (isWord(open - 1) ? open - 1 : nil, isLabel || isAction)
    }
    return (isWord(before) ? before : nil, isLabel)
  }

  private func smallControl(_ button: Button) -> Placed<SmallControl>? {
    let bar = bar(around: button.scope)
    guard !isInBar(button.scope), hasNoOtherText(button),
      button.texts.allSatisfy({ $0 <= (bar == nil ? Self.smallText : Self.smallTextOfBar) }),
      button.images.allSatisfy({ $0 <= Self.smallImage }),
      modifiers(behind: button.token).allSatisfy({ Self.plainModifiers.contains(source[$0]) })
    else { return nil }
    let control = SmallControl(
      control: source[button.token],
      content: button.texts.isEmpty ? .image : .text,
      points: button.texts.max() ?? button.images.max(),
      bar: bar
    )
    return Placed(fact: control, offset: offset(button.token))
  }

  /// Whether its label has no text but those that are known to stay small, and no views of the app.
  private func hasNoOtherText(_ button: Button) -> Bool {
    guard let label = button.label else { return true }
    var texts = 0
    for token in outline.scopes[label].range.prefix(400) where isWord(token) {
      guard sign("(", token + 1), !sign(".", token - 1) else { continue }
      if says("Text", token) || says("Label", token) {
        texts += 1
      } else if source[token].first?.isUppercase == true,
        !Self.containers.contains(source[token])
      {
        return false
      }
    }
    return texts <= button.texts.count && outline.scopes[label].range.count < 400
  }

  /// The modifiers of a button.
  private func modifiers(behind token: Int) -> [Int] {
    var found: [Int] = []
    var next = token + 1
    while found.count < 48 {
      if sign("(", next), let close = pairs.closing(next) { next = close + 1 }
      while true {
        if sign("{", next), let close = pairs.closing(next) {
          next = close + 1
        } else if isWord(next), sign(":", next + 1), sign("{", next + 2) {
          next += 2
        } else {
          break
        }
      }
      guard sign(".", next), isWord(next + 1) else { break }
      found.append(next + 1)
      next += 2
    }
    return found
  }

  private static let containers: Set<String> = [
    "Image", "VStack", "HStack", "ZStack", "Group", "Spacer", "Circle", "Rectangle", "Capsule",
    "RoundedRectangle", "Color", "Divider", "EdgeInsets", "CGFloat", "UIImage",
  ]

  /// The modifiers of SwiftUI that a button may have without a Large Content Viewer; what an app's own
  /// modifiers and styles do is not seen.
  private static let plainModifiers: Set<String> = [
    "padding", "frame", "background", "foregroundColor", "foregroundStyle", "font", "overlay",
    "cornerRadius", "clipShape", "opacity", "disabled", "tint", "accentColor", "bold", "lineLimit",
    "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "accessibilityAddTraits",
    "contentShape", "shadow", "animation", "transition", "onAppear", "offset", "fixedSize",
    "layoutPriority", "zIndex", "id", "tag", "hidden", "border", "fontWeight", "onChange", "sheet",
    "accessibilityValue", "accessibilityRemoveTraits", "rotationEffect", "scaleEffect", "help",
    "minimumScaleFactor", "keyboardShortcut", "multilineTextAlignment", "imageScale",
  ]
}
