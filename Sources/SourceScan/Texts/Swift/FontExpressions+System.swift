extension FontExpressions {
  /// A font of `UIFont` or `Font` that the system makes; `nil` when it is another member.
  mutating func systemFont(_ link: Link, of type: String, _ place: Place, _ depth: Int)
    -> FontValue?
  {
    let name = source[link.name]
    return type == "UIFont"
      ? uiKitFont(name, link.arguments, place, depth)
      : swiftUIFont(name, link.arguments, place, depth)
  }

  private mutating func uiKitFont(
    _ name: String,
    _ arguments: Range<Int>?,
    _ place: Place,
    _ depth: Int
  ) -> FontValue? {
    guard let arguments else { return nil }
    switch name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      guard let size = argument("ofSize", arguments) else { return nil }
      return .font(
        TextFont(.system, size: self.size(size, place, depth + 1), api: "\(name)(ofSize:)")
      )
    case "UIFont", "init":
      guard argument("name", arguments) != nil, let size = argument("size", arguments) else {
        return .unknown
      }
      return .font(
        TextFont(.custom, size: self.size(size, place, depth + 1), api: "UIFont(name:size:)")
      )
    case "preferredFont":
      guard let style = argument("forTextStyle", arguments), !argumentsHoldTraits(arguments) else {
        return .unknown
      }
      return .font(
        TextFont(
          .preferred,
          style: self.style(style, place, depth + 1),
          api: "preferredFont(forTextStyle:)"
        )
      )
    default: return nil
    }
  }

  private mutating func swiftUIFont(
    _ name: String,
    _ arguments: Range<Int>?,
    _ place: Place,
    _ depth: Int
  ) -> FontValue? {
    guard let arguments else {
      return Self.swiftUIStyles.contains(name)
        ? .font(TextFont(.swiftUIStyle, style: .named(name), api: "Font.\(name)")) : nil
    }
    switch name {
    case "system":
      if let size = argument("size", arguments) {
        return .font(
          TextFont(
            .swiftUISystem,
            size: self.size(size, place, depth + 1),
            api: "Font.system(size:)"
          )
        )
      }
      guard let first = self.arguments(arguments).first, first.label.isEmpty else {
        return .unknown
      }
      return .font(
        TextFont(
          .swiftUIStyle,
          style: style(first.value, place, depth + 1),
          api: "Font.system(_:)"
        )
      )
    case "custom": return customFont(arguments, place, depth)
    case "Font", "init":
      // `Font(UIFont…)` stays as large as that font was.
      guard let first = self.arguments(arguments).first, first.label.isEmpty,
        case .font(var font) = font(first.value, place, depth + 1), font.scales == false
      else { return .unknown }
      font.api = "Font(\(font.api))"
      return .font(font)
    default: return nil
    }
  }

  private mutating func customFont(_ arguments: Range<Int>, _ place: Place, _ depth: Int)
    -> FontValue
  {
    if let size = argument("fixedSize", arguments) {
      return .font(
        TextFont(
          .swiftUIFixed,
          size: self.size(size, place, depth + 1),
          api: "Font.custom(_:fixedSize:)"
        )
      )
    }
    guard let size = argument("size", arguments) else { return .unknown }
    var font = TextFont(
      .swiftUICustom,
      size: self.size(size, place, depth + 1),
      api: "Font.custom(_:size:)"
    )
    if let style = argument("relativeTo", arguments) {
      font.style = self.style(style, place, depth + 1)
      font.api = "Font.custom(_:size:relativeTo:)"
    }
    return .font(font)
  }

  private static let swiftUIStyles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption", "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]
}
