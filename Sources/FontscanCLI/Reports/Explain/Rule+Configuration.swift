internal import FontChecks

extension Rule {
  /// What a configuration says to leave the bounds of the rule as they are.
  var configurationLines: [String] {
    let settings = options.map { "    \($0.name): \($0.usual.text)  # \($0.meaning)" }
    return ["rules:", "  \(id):"] + settings + ["    reason: Why it is another."]
  }
}
