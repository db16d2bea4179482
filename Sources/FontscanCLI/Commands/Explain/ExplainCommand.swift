internal import FontChecks

/// `fontscan explain`: what a rule is for, what passes and what fails.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Explain what a rule is for, what passes it and what fails it."
  static let discussion = ["Without a RULE all rules are listed, group by group."]
  static let operands = [
    OperandSpec(
      placeholder: "RULE",
      usage: "[RULE...]",
      offers: Rule.words,
      help: "The id of a rule, such as names/collision, or the name of a group."
    )
  ]
  static let options: [any AnyOptionSpec] = []
  static let formats: [ReportFormat] = [.text, .json]
  static let statuses: (success: String, findings: String?) = ("The rules were explained.", nil)
  static let examples = [
    (line: "fontscan explain names/collision", does: "One rule:"),
    (line: "fontscan explain legibility", does: "The rules of a group:"),
  ]

  private let explanation: Explanation

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    do throws(UnknownRuleError) {
      explanation = try Explanation(of: arguments.operands.map(\.text))
    } catch {
      throw .conflict("\(error)")
    }
  }

  func run(_ session: Session) -> ExitStatus {
    session.report(.success) { format in
      switch format {
      case .json: .json { explanation.writeJSON(to: &$0) }
      default: .text { explanation.writeText(to: &$0) }
      }
    }
  }
}
