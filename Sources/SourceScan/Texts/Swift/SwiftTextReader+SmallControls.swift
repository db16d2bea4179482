/// Controls that stay small and offer no Large Content Viewer.
extension SwiftTextReader {
  /// The largest text that is small outside of bars: a little more than a tab bar's titles have.
  static let smallText = 12.0

  /// The largest text that is small in a bar: that of its usual titles.
  static let smallTextOfBar = 17.0

  /// The largest image that is small, in points.
  static let smallImage = 30.0

  /// Takes down the small controls.
  mutating func takeSmallControls() {
    var shown: Set<String> = []
    for mark in outline.marks where mark.word == .largeContent {
      facts.showsLargeContent = true
      shown.insert(typeName(around: mark.scope))
    }
    var found = smallViews(shown)
    found += smallButtons(shown)
    facts.smallControls = found.sorted { $0.offset < $1.offset }
  }

  func typeName(around scope: Int) -> String {
    outline.type(around: scope).map { outline.scopes[$0].name } ?? ""
  }

  /// The type around a place, when its name says that it is a bar which is not one of the system's.
  func bar(around scope: Int) -> String? {
    guard let type = outline.type(around: scope).map({ outline.scopes[$0] }),
      Self.isBar(type.name),
      !type.inherits.contains(where: { $0.hasPrefix("UI") && Self.isBar($0) })
    else { return nil }
    return type.name
  }

  private static func isBar(_ name: String) -> Bool {
    // Each type of a file comes by here, and few are called so.
    let letters = name.utf8.map { $0 | 0x20 }
    guard letters.indices.dropLast(2).contains(where: { letters[$0...].starts(with: "bar".utf8) })
    else { return false }
    let name = name.lowercased()
    return bars.contains { name.contains($0) } && !name.hasSuffix("controller")
  }

  private static let bars = [
    "tabbar", "toolbar", "navbar", "navigationbar", "bottombar", "topbar", "actionbar",
  ]
}

// MARK: - UIKit

extension SwiftTextReader {
  /// Buttons of UIKit with a small title, or with a picture in a bar.
  private func smallButtons(_ shown: Set<String>) -> [Placed<SmallControl>] {
    var found: [String: Placed<SmallControl>] = [:]
    var names: [String: String] = [:]
    let titles = candidates.filter { $0.subject.kind == .title }
    var growing = facts.growing
    let bars = titles.isEmpty ? [:] : bars
    if !titles.isEmpty {
      for setting in facts.settings where Self.mayGrow(setting.font) { growing.insert(setting.key) }
    }
    for (place, subject) in titles {
      let setting = facts.settings[place]
      guard case .font(let font) = setting.font, font.scales == false, let points = font.points,
        !growing.contains(subject.key), !shown.contains(setting.type),
        let name = subject.names.first
      else { continue }
      let bar = bars[setting.type]
      guard points <= (bar == nil ? Self.smallText : Self.smallTextOfBar) else { continue }
      let control = SmallControl(control: "UIButton", content: .text, points: points, bar: bar)
      names[subject.key] = name
      found[subject.key] = Placed(fact: control, offset: setting.offset)
    }
    for (name, placed, key) in pictures(shown) where found[key] == nil {
      names[key] = name
      found[key] = placed
    }
    guard !found.isEmpty else { return [] }
    // What a button is handed over to may offer the viewer.
    let handedOver = namesHandedOver(Set(names.values))
    return found.compactMap { key, placed in
      names[key].map(handedOver.contains) ?? false ? nil : placed
    }
  }

  /// The bars of the file, by the names of their types.
  private var bars: [String: String] {
    var found: [String: String] = [:]
    for scope in outline.scopes.indices where outline.scopes[scope].kind == .type {
      if let name = bar(around: scope) { found[outline.scopes[scope].name] = name }
    }
    return found
  }

  /// `button.setImage(UIImage(named: "home"), for: .normal)` in a bar.
  private func pictures(_ shown: Set<String>) -> [(String, Placed<SmallControl>, key: String)] {
    let settings = tokens.indices.filter { token in
      tokens[token].range.count == 8 && says("setImage", token) && sign("(", token + 1)
        && says("UIImage", token + 2) && sign("(", token + 3) && says("named", token + 4)
    }
    guard !settings.isEmpty,
      !tokens.indices.contains(where: {
        tokens[$0].isWord && says("adjustsImageSizeForAccessibilityContentSizeCategory", $0)
      })
    else { return [] }
    return settings.compactMap { token in
      guard let path = path(before: token) else { return nil }
      let scope = outline.scope(at: token)
      guard let bar = bar(around: scope), !shown.contains(bar), !outline.isPreview(scope) else {
        return nil
      }
      let subject = subject(path.names, in: scope)
      guard subject.control == "UIButton", subject.names.count == 1, let name = subject.names.first
      else { return nil }
      let control = SmallControl(control: "UIButton", content: .image, bar: bar)
      return (name, Placed(fact: control, offset: offset(path.start)), subject.key + "titleLabel")
    }
  }
}
