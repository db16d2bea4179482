internal import FontChecks

/// What `validate` found.
struct ValidationReport: Sendable {
  /// The findings, and what could not be looked at.
  let validation: Validation

  /// The names of the targets, in the order of the project.
  let targets: [String]

  /// Whether the text report counts findings instead of showing them.
  let isSummary: Bool

  init(_ validation: Validation, targets: [String], isSummary: Bool) {
    self.validation = validation
    self.targets = targets
    self.isSummary = isSummary
  }

  /// The findings by target; those without one come last.
  var groups: [(target: String?, findings: [Finding])] {
    let known = targets.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return (known.map { Optional($0) } + [nil]).compactMap { target in
      let findings = validation.findings.filter { $0.target == target }
      return findings.isEmpty ? nil : (target, findings)
    }
  }
}
