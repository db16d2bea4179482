extension FontExpressions {
  /// The metrics that a text is scaled by.
  struct Metrics: TextAnswer, Equatable {
    var style: TextStyleName
    var isDefault = false
    var isKnown = true

    static var unknown: Metrics { Metrics(style: .unknown, isKnown: false) }
    static func parameter(_ place: Int) -> Metrics { unknown }

    init(style: TextStyleName, isDefault: Bool = false, isKnown: Bool = true) {
      self.style = style
      self.isDefault = isDefault
      self.isKnown = isKnown
    }

    init(_ scaling: TextScaling) { self = .unknown }

    func or(_ other: Metrics) -> Metrics { self == other ? self : .unknown }
  }

  /// The metrics that an expression gives; `nil` when it is not known to give some.
  mutating func metrics(_ range: Range<Int>, _ place: Place, _ depth: Int) -> Metrics? {
    let found = knownMetrics(range, place, depth)
    return found.isKnown ? found : nil
  }

  private mutating func knownMetrics(_ range: Range<Int>, _ place: Place, _ depth: Int) -> Metrics {
    guard depth < Self.depthLimit, let chain = chain(bare(range)), let last = chain.links.last
    else { return .unknown }
    let first = source[chain.links[0].name]
    if first == "UIFontMetrics" {
      if chain.links.count == 2, source[last.name] == "default", last.arguments == nil {
        return Metrics(style: .named("body"), isDefault: true)
      }
      guard chain.links.count == 1 || chain.links.count == 2 && source[last.name] == "init",
        let style = argument("forTextStyle", last.arguments)
      else { return .unknown }
      return Metrics(style: self.style(style, place, depth + 1))
    }
    if chain.isImplicit, chain.links.count == 1, first == "default" {
      return Metrics(style: .named("body"), isDefault: true)
    }
    return named(chain, place, depth) { expressions, value, place, depth in
      expressions.knownMetrics(value, place, depth)
    } ?? .unknown
  }

  /// The text style that an expression gives.
  mutating func style(_ range: Range<Int>, _ place: Place, _ depth: Int) -> TextStyleName {
    guard depth < Self.depthLimit, take(), let chain = chain(bare(range)),
      let last = chain.links.last, !last.isOther
    else { return .unknown }
    let names = chain.links.map { source[$0.name] }
    if last.arguments == nil,
      chain.isImplicit && names.count == 1 || names.dropLast().last == "TextStyle"
    {
      return .named(names[names.count - 1])
    }
    return named(chain, place, depth) { expressions, value, place, depth in
      expressions.style(value, place, depth)
    } ?? .unknown
  }

  /// What an expression says of a font.
  ///
  /// - Parameters:
  ///   - range: Its tokens.
  ///   - place: Where it stands.
  ///   - depth: How deep the question is already.
  ///   - owner: The type that a full stop at its start stands for: `UIFont` or `Font`.
  /// - Returns: What is known of it.
  mutating func font(_ range: Range<Int>, _ place: Place, _ depth: Int, owner: String = "UIFont")
    -> FontValue
  {
    guard depth < Self.depthLimit, take() else { return .unknown }
    let range = bare(range)
    guard !range.isEmpty else { return .unknown }
    if let choice = choices(range) {
      let first = font(choice.first, place, depth + 1, owner: owner)
      if choice.isElse, first != .unknown { return first }
      return first.or(font(choice.second, place, depth + 1, owner: owner))
    }
    guard let chain = chain(range) else { return .unknown }
    return font(of: chain, place, depth, owner: owner)
  }

  private mutating func font(of chain: Chain, _ place: Place, _ depth: Int, owner: String)
    -> FontValue
  {
    var links = chain.links
    // Traits that are laid on top change no size.
    while links.count > 1, let last = links.last, Self.keepsSize(source[last.name]),
      last.arguments != nil
    {
      links.removeLast()
    }
    guard let last = links.last, !last.isOther else { return .unknown }
    let name = source[last.name]
    if name == "scaledFont", let arguments = last.arguments {
      return scaledFont(arguments, before: last.name, links, place, depth)
    }
    let (type, rest) = owned(links, chain.isImplicit, owner)
    if let type, rest.count == 1, !outline.ownTypes.contains(type) {
      if let font = systemFont(rest[0], of: type, place, depth) { return font }
    }
    if name == "withSize", let arguments = last.arguments, links.count > 1 {
      return resized(links, arguments, place, depth, owner: owner)
    }
    var plain = chain
    plain.links = links
    if let font = named(
      plain,
      place,
      depth,
      { expressions, value, place, depth in
        expressions.font(value, place, depth, owner: owner)
      }
    ) {
      return font
    }
    return reference(type, rest, links, chain.isImplicit, place, depth)
  }

  /// The type of a chain, and what follows it.
  private func owned(_ links: [Link], _ isImplicit: Bool, _ owner: String) -> (String?, [Link]) {
    if isImplicit { return (owner, links) }
    var links = links
    if ["UIKit", "SwiftUI"].contains(source[links[0].name]), links[0].arguments == nil,
      links.count > 1
    {
      links.removeFirst()
    }
    let first = source[links[0].name]
    guard first == "UIFont" || first == "Font" else { return (nil, links) }
    if links[0].arguments != nil { return (first, links) }
    return (first, Array(links.dropFirst()))
  }

  private static func keepsSize(_ name: String) -> Bool {
    [
      "bold", "italic", "weight", "monospacedDigit", "monospaced", "smallCaps", "leading", "width",
      "lowercaseSmallCaps", "uppercaseSmallCaps",
    ].contains(name)
  }

  private mutating func resized(
    _ links: [Link],
    _ arguments: Range<Int>,
    _ place: Place,
    _ depth: Int,
    owner: String
  ) -> FontValue {
    guard let first = links.first, let last = links.last else { return .unknown }
    let start = sign(".", first.name - 1) ? first.name - 1 : first.name
    let base = font(start..<max(start, last.name - 1), place, depth + 1, owner: owner)
    guard case .font(var font) = base, font.form == .system || font.form == .custom else {
      return .unknown
    }
    font.size = size(arguments, place, depth + 1)
    return .font(font)
  }

  private mutating func scaledFont(
    _ arguments: Range<Int>,
    before name: Int,
    _ links: [Link],
    _ place: Place,
    _ depth: Int
  ) -> FontValue {
    let head = links[0].name..<max(links[0].name, name - 1)
    guard let value = argument("for", arguments), links.count > 1,
      let metrics = metrics(head, place, depth + 1), !argumentsHoldTraits(arguments)
    else { return .unknown }
    var font = TextFont(.metrics, style: metrics.style, api: "UIFontMetrics.scaledFont(for:)")
    if case .font(let base) = self.font(value, place, depth + 1) {
      font.size =
        base.form == .metrics
        ? .scaled(TextScaling(.metrics, style: base.style ?? .unknown)) : base.size
    }
    font.maximum = argument("maximumPointSize", arguments).map { size($0, place, depth + 1) }
    return .font(font)
  }

  private mutating func reference(
    _ type: String?,
    _ rest: [Link],
    _ links: [Link],
    _ isImplicit: Bool,
    _ place: Place,
    _ depth: Int
  ) -> FontValue {
    guard let last = links.last,
      links.dropLast().allSatisfy({ $0.arguments == nil && !$0.isOther })
    else { return .unknown }
    var owner = type ?? ""
    if links.count >= 2 {
      let name = source[links[links.count - 2].name]
      if name.first?.isUppercase == true { owner = name }
    }
    guard !owner.isEmpty, rest.count <= 2 else { return .unknown }
    var reference = FontReference(owner: owner, name: source[last.name])
    if let arguments = last.arguments {
      reference.arguments = self.arguments(arguments).map { argument in
        FontReference.Argument(
          label: argument.label,
          size: size(argument.value, place, depth + 1),
          style: style(argument.value, place, depth + 1)
        )
      }
    }
    return .reference(reference)
  }
}
