internal import FileAccess
package import ProjectModel

/// What a configuration says of rules.
package struct RuleSettings: Sendable {
  /// Rules or groups to start from; every rule when empty.
  package private(set) var only: [String] = []

  /// Rules or groups that are left out.
  package private(set) var disabled: [String] = []

  /// Rules or groups that are applied in any case.
  package private(set) var enabled: [String] = []

  /// How much the findings of rules matter, by id.
  private var severities: [String: Severity] = [:]

  /// What findings are about that are not wanted, by the id of the rule.
  private var ignored: [String: [String]] = [:]

  /// The bounds that rules judge by.
  package private(set) var options = RuleOptions()

  /// Says nothing.
  package init() {}

  /// Takes what a configuration says.
  ///
  /// - Parameter configuration: The configuration.
  /// - Throws: ``ConfigurationError`` with every word that means no rule, severity or option.
  package init(_ configuration: Configuration) throws(ConfigurationError) {
    var faults: [ConfigurationError.Fault] = []
    only = RuleSettings.words(configuration.onlyRules, &faults)
    disabled = RuleSettings.words(configuration.disabledRules, &faults)
    enabled = RuleSettings.words(configuration.optInRules, &faults)
    // What is said of a rule counts more than what is said of its group.
    let (groups, rules) = configuration.ruleSettings.reduce(
      into: ([RuleSetting](), [RuleSetting]())
    ) { parts, setting in
      if setting.rule.value.contains("/") {
        parts.1.append(setting)
      } else {
        parts.0.append(setting)
      }
    }
    for setting in groups + rules { take(setting, &faults) }
    guard faults.isEmpty else {
      throw ConfigurationError(
        path: configuration.path,
        faults: faults.sorted { ($0.position?.byte ?? 0) < ($1.position?.byte ?? 0) }
      )
    }
  }

  private static func words(
    _ mentions: [RuleMention],
    _ faults: inout [ConfigurationError.Fault]
  ) -> [String] {
    mentions.map(\.word).filter { !rules($0, &faults).isEmpty }.map(\.value)
  }

  private static func rules(
    _ word: RequiredFont.Part<String>,
    _ faults: inout [ConfigurationError.Fault]
  ) -> [Rule] {
    do throws(UnknownRuleError) {
      return try Rule.named(word.value)
    } catch {
      faults.append(.init(error.description, at: word.position))
      return []
    }
  }
}

extension RuleSettings {
  /// The option that every rule has: what findings are about that are not wanted.
  private static let ignore = "ignore"

  private mutating func take(
    _ setting: RuleSetting,
    _ faults: inout [ConfigurationError.Fault]
  ) {
    let rules = RuleSettings.rules(setting.rule, &faults)
    if let word = setting.severity {
      if let severity = Severity(rawValue: word.value) {
        for rule in rules { severities[rule.id] = severity }
      } else {
        faults.append(
          .init(
            "'\(word.value)' is no severity",
            at: word.position,
            unknownWord: word.value,
            knownWords: Severity.allCases.reversed().map(\.rawValue)
          )
        )
      }
    }
    for option in setting.options { take(option, of: setting.rule.value, rules, &faults) }
  }

  private mutating func take(
    _ option: RuleSetting.Option,
    of word: String,
    _ rules: [Rule],
    _ faults: inout [ConfigurationError.Fault]
  ) {
    let name = option.name.value
    let bounds = rules.flatMap(\.options)
    switch option.value {
    case .words(let words) where name == RuleSettings.ignore:
      for rule in rules { ignored[rule.id, default: []] += words.map(\.value) }
    case .number where name == RuleSettings.ignore:
      faults.append(.init("'ignore' is a number, not a list of names", at: option.position))
    case .words where bounds.contains { $0.name == name }:
      faults.append(.init("'\(name)' is no number", at: option.position))
    case .number(let number) where bounds.contains { $0.name == name }:
      for bound in bounds where bound.name == name {
        guard bound.range.contains(number) else {
          let range = "\(bound.range.lowerBound.text) to \(bound.range.upperBound.text)"
          faults.append(
            .init("'\(name)' is \(number.text), and it can be \(range)", at: option.position)
          )
          return
        }
        options[bound] = number
      }
    case .words, .number:
      let known = bounds.map(\.name) + ["severity", RuleSettings.ignore, "reason"]
      faults.append(
        .init(
          "'\(word)' has no option '\(name)'",
          at: option.name.position,
          unknownWord: name,
          knownWords: rules.isEmpty ? [] : known
        )
      )
    }
  }
}

extension RuleSettings {
  /// How much a finding matters.
  ///
  /// The severity that is set takes the place of the rule's own. Where a rule takes a case more
  /// lightly, it stays lighter; where it takes one more seriously, it is no worse than what is set.
  func severity(of finding: Finding) -> Severity {
    guard let set = severities[finding.rule] else { return finding.severity }
    let usual = Rule.all.first { $0.id == finding.rule }?.severity
    return finding.severity == usual ? set : min(set, finding.severity)
  }

  /// Whether a finding is about something that is not wanted.
  ///
  /// `ignore` names PostScript or used names, or fonts by their file name or their path; `*` and `?`
  /// stand for any characters and for one.
  func ignores(_ finding: Finding) -> Bool {
    guard let patterns = ignored[finding.rule] else { return false }
    var texts = [finding.name].compactMap { $0 }
    for path in [finding.font, finding.file].compactMap({ $0 }) {
      texts.append("\(path)")
      texts.append(String(decoding: path.lastComponent, as: UTF8.self))
    }
    return patterns.contains { pattern in texts.contains { Glob.matches(pattern, $0) } }
  }
}
