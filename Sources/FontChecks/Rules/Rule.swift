/// A judgement about an app or a font that is made the same way every time.
///
/// A rule sees plain descriptions and never a file, so it needs no font to be tested. It answers
/// with findings; that it could not be applied is neither a pass nor a finding, and
/// ``Validation/Summary/notChecked`` says so.
package struct Rule: Sendable {
  /// `group/what`, in lower case with hyphens.
  ///
  /// Changing one breaks configurations.
  package let id: String

  /// What holds when the rule is satisfied, in a few words.
  package let title: String

  /// How much its findings matter unless the rule says otherwise for one.
  package let severity: Severity

  /// The other severities that its findings can have.
  package let otherSeverities: [Severity]

  /// Why the rule is there, in a few sentences.
  package let rationale: String

  /// What to do about a finding, in a sentence.
  package let fix: String

  /// The bounds that a configuration can move.
  package let options: [RuleOption]

  /// Whether the rule is only applied where a configuration or command line asks for it.
  package let isOptIn: Bool

  /// What has to be known of a bundle for the rule to be applied.
  let needs: [RuleNeed]

  /// Why the rule, though it was applied, says nothing of a part of a bundle; `nil` when there is no
  /// such part.
  let limit: @Sendable (BundleSubject) -> String?

  /// Whether outlines have to be measured for the rule, which takes longer than reading tables.
  let usesOutlines: Bool

  /// Whether letters are measured for the rule, though it can be applied without.
  let usesLetters: Bool

  private let makeExamples: @Sendable () -> [RuleExample]
  private let check: @Sendable (BundleSubject) -> [FindingDraft]

  init(
    id: String,
    title: String,
    severity: Severity,
    otherSeverities: [Severity] = [],
    rationale: String,
    fix: String,
    options: [RuleOption] = [],
    isOptIn: Bool = false,
    needs: [RuleNeed] = [],
    limit: @escaping @Sendable (BundleSubject) -> String? = { _ in nil },
    usesOutlines: Bool = false,
    usesLetters: Bool = false,
    examples: @escaping @Sendable () -> [RuleExample],
    check: @escaping @Sendable (BundleSubject) -> [FindingDraft]
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.otherSeverities = otherSeverities
    self.rationale = rationale
    self.fix = fix
    self.options = options
    self.isOptIn = isOptIn
    self.needs = needs
    self.limit = limit
    self.usesOutlines = usesOutlines
    self.usesLetters = usesLetters
    makeExamples = examples
    self.check = check
  }
}

extension Rule {
  /// What precedes the slash of the id.
  package var group: String {
    String(id.prefix { $0 != "/" })
  }

  /// The words by which options and configurations mean this rule: its id and its group.
  package var configurationWords: [String] { [id, group] }

  /// Descriptions that pass and descriptions that fail, some of each.
  package var examples: [RuleExample] { makeExamples() }

  /// Whether the rule judges what sources ask for.
  var readsSources: Bool {
    needs.contains { need in
      switch need {
      case .sources, .sourcesIfAny, .sourcesOrStyleSheets: true
      default: false
      }
    }
  }

  /// Whether the rule judges the names that code asks for.
  var judgesNamesInCode: Bool { group == "names" && readsSources }

  /// Whether the rule judges style sheets, which are the whole project's and no bundle's.
  package var judgesStyleSheets: Bool {
    needs.contains { need in
      if case .sourcesOrStyleSheets = need { true } else { false }
    }
  }

  /// Applies the rule to a bundle.
  ///
  /// - Parameter subject: The bundle.
  /// - Returns: What the rule has to say, in an order that depends on the bundle alone.
  package func drafts(for subject: BundleSubject) -> [FindingDraft] {
    check(subject)
  }
}

extension Rule: CustomStringConvertible {
  /// The id.
  package var description: String { id }
}
