extension ObjectiveCTextReader {
  /// Takes down what is set.
  mutating func take(_ setting: Setting) {
    guard let first = setting.names.first, let last = setting.names.last else {
      if setting.property == .adjusts { flagsNameless = true }
      return
    }
    let known = key(first, in: setting.body)
    let type = known.flatMap { classes[$0] }
    let isTitle = setting.names.count == 2 && last == "titleLabel" && type == "UIButton"
    let isText = setting.names.count == 1 && type.map(Self.textClasses.contains) ?? false
    let isLikely = type == nil && Self.isLikely(last)
    let path = setting.names.dropFirst().joined(separator: ".")
    let key = "objc \(known ?? "\(setting.body ?? -1) \(first)") \(path)"
    let subject = Subject(
      key: key,
      name: last,
      control: isTitle ? "UIButton" : isText ? type : nil,
      isKnown: isTitle || isText,
      isText: isTitle || isText || isLikely
    )
    switch setting.property {
    case .font: takeFont(setting, subject)
    case .adjusts: takeFlag(setting, subject)
    case .lines: takeLines(setting, subject)
    case .shrinks:
      guard isYes(setting.value) else {
        factors[key] = 1
        return
      }
      if subject.isText { shrinking.append((key, offset(setting.start))) }
    case .minimumScale:
      factors[key] = max(number(setting.value) ?? 1, (factors[key] ?? 0) ?? 0)
    case .maximumCategory: takeMaximum(setting)
    }
  }

  /// What a property is set of.
  private struct Subject {
    var key: String
    var name: String
    var control: String?

    /// Whether it is declared in the file, and shows text.
    var isKnown: Bool

    /// Whether it shows text, as far as its name says.
    var isText: Bool
  }

  private static let textClasses: Set<String> = ["UILabel", "UITextField", "UITextView"]

  private static func isLikely(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("label") || name.hasSuffix("textfield") || name.hasSuffix("textview")
  }

  private mutating func takeFont(_ setting: Setting, _ subject: Subject) {
    facts.fontNames.insert(Self.plain(subject.name))
    guard subject.isText else { return }
    let font = font(setting.value, in: setting.body, 0)
    if case .font(let font) = font, font.form == .metrics {
      facts.scalings.append(
        Placed(fact: ScalingCall(font: font), offset: offset(setting.value.lowerBound))
      )
    }
    guard !followsCategory else {
      facts.growing.insert(subject.key)
      return
    }
    var fact = FontSetting(font: font, adjusting: .unknown, offset: offset(setting.start))
    fact.control = subject.control
    fact.key = subject.key
    fact.name = Self.plain(subject.name)
    if subject.isKnown, SwiftTextReader.mayGrow(font) { fact.adjusting = .missing }
    facts.settings.append(fact)
  }

  private mutating func takeFlag(_ setting: Setting, _ subject: Subject) {
    // What is not plainly off may be on.
    guard !isNo(setting.value) else { return }
    flagged.insert(subject.key)
    facts.flaggedKeys.insert(subject.key)
    facts.flaggedNames.insert(Self.plain(subject.name))
    if !subject.isKnown { flagsNameless = true }
  }

  private mutating func takeLines(_ setting: Setting, _ subject: Subject) {
    facts.lineNames.insert(Self.plain(subject.name))
    guard let lines = number(setting.value), lines > 0, !followsCategory else {
      unlimited.insert(subject.key)
      return
    }
    guard subject.isText else { return }
    var limit = LineLimit(lines: Int(lines.rounded()), api: "numberOfLines")
    limit.key = subject.key
    limits.append((limit, subject.key, offset(setting.start)))
  }

  private mutating func takeMaximum(_ setting: Setting) {
    guard !followsCategory, setting.value.count == 1,
      !setting.names.contains(where: { $0.lowercased().hasSuffix("bar") }),
      let category = Self.member(source[setting.value.lowerBound], of: "UIContentSizeCategory")
    else { return }
    facts.caps.append(
      Placed(
        fact: CategoryCap(category: category, api: "maximumContentSizeCategory"),
        offset: offset(setting.start)
      )
    )
  }

  /// Puts together what was said of each text.
  mutating func settle() {
    for index in facts.settings.indices where facts.settings[index].adjusting == .missing {
      if flagged.contains(facts.settings[index].key) {
        facts.settings[index].adjusting = .adjusts
      } else if flagsNameless {
        facts.settings[index].adjusting = .unknown
      }
    }
    for (limit, key, offset) in limits where !unlimited.contains(key) {
      facts.lineLimits.append(Placed(fact: limit, offset: offset))
    }
    for (key, offset) in shrinking {
      let shrink = TextShrink(factor: factors[key] ?? nil, api: "adjustsFontSizeToFitWidth")
      facts.shrinks.append(Placed(fact: shrink, offset: offset))
    }
  }

  private static func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private func isYes(_ value: Range<Int>) -> Bool {
    value.count == 1 && (says("YES", value.lowerBound) || says("true", value.lowerBound))
  }

  private func isNo(_ value: Range<Int>) -> Bool {
    value.count == 1 && (says("NO", value.lowerBound) || says("false", value.lowerBound))
  }
}
