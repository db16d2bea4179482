internal import FileAccess
internal import FontChecks
internal import ProjectModel

extension FindingsReport {
  /// Writes a JUnit report: a suite for each target, a case for each rule in it.
  ///
  /// A rule that stayed silent is a skipped case, one with findings has a case for each. Findings below
  /// the severity that makes a run fail do not fail their case, which has the words in its output.
  func writeJUnit(to xml: inout XMLWriter) {
    let suites = suites
    let counts = suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
    xml.element(
      "testsuites",
      [
        "name": command, "tests": "\(counts.tests)", "failures": "\(counts.failures)",
        "errors": "\(counts.errors)",
      ]
    ) { xml in
      for suite in suites { suite.write(to: &xml) }
    }
  }

  private var suites: [JUnitSuite] {
    var names = targets.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    for group in groups {
      if let target = group.target, !names.contains(target) { names.append(target) }
    }
    var suites = names.map { name in
      let findings = findings.filter { $0.target == name }
      let silent = notChecked.filter { $0.target == name }
      var cases = findings.map { self.case(of: $0) }
      for rule in rules {
        if let reason = silent.first(where: { $0.rule == rule.id })?.reason {
          cases.append(JUnitCase(group: rule.group, name: rule.id, outcome: .skipped(reason)))
        } else if !findings.contains(where: { $0.rule == rule.id }) {
          cases.append(JUnitCase(group: rule.group, name: rule.id, outcome: .passed(nil)))
        }
      }
      return JUnitSuite(name: name, cases: cases.withNamesOfTheirOwn)
    }
    // Sheets are the whole project's.
    let passedBySheets = rules.filter { rule in
      rule.judgesStyleSheets && !findings.contains { $0.rule == rule.id }
        && !notChecked.contains { $0.rule == rule.id }
    }
    let others =
      findings.filter { $0.target == nil }.map { self.case(of: $0) }
      + (hasStyleSheets ? passedBySheets : []).map { rule in
        JUnitCase(group: rule.group, name: rule.id, outcome: .passed(nil))
      }
      + problems.map { problem in
        JUnitCase(
          group: "fontscan",
          name: "\(base.shown(problem.path))",
          outcome: problem.losesNothing ? .passed(problem.reason) : .error(problem.reason)
        )
      }
    if !others.isEmpty || suites.isEmpty {
      suites.append(JUnitSuite(name: command, cases: others.withNamesOfTheirOwn))
    }
    return suites
  }

  private func `case`(of finding: Finding) -> JUnitCase {
    let place = [
      finding.file.map { "\(base.shown($0))" }, finding.line.map(String.init),
      finding.column.map(String.init),
    ].compactMap { $0 }.joined(separator: ":")
    let words = "\(finding.severity.rawValue): \(finding.sentence)"
    return JUnitCase(
      group: String(finding.rule.prefix { $0 != "/" }),
      name: place.isEmpty ? finding.rule : "\(finding.rule) \(place)",
      outcome: fails(finding)
        ? .failed(finding.severity.rawValue, words: finding.sentence, place: place)
        : .passed(words)
    )
  }
}

/// How many cases of a kind there are.
private struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }
}

extension [JUnitCase] {
  /// The cases, with a number behind a name that another had before: GitLab shows only the first of a
  /// name.
  fileprivate var withNamesOfTheirOwn: [JUnitCase] {
    var counts: [String: Int] = [:]
    return map { one in
      let count = counts[one.name, default: 0] + 1
      counts[one.name] = count
      guard count > 1 else { return one }
      var other = one
      other.name += " (\(count))"
      return other
    }
  }
}

/// A target, or what belongs to none.
private struct JUnitSuite {
  var name: String
  var cases: [JUnitCase]

  var counts: JUnitCounts {
    cases.reduce(into: JUnitCounts()) { counts, one in
      counts.tests += 1
      switch one.outcome {
      case .passed: break
      case .failed: counts.failures += 1
      case .error: counts.errors += 1
      case .skipped: counts.skipped += 1
      }
    }
  }

  func write(to xml: inout XMLWriter) {
    let counts = counts
    xml.element(
      "testsuite",
      [
        "name": name, "tests": "\(counts.tests)", "failures": "\(counts.failures)",
        "errors": "\(counts.errors)", "skipped": "\(counts.skipped)",
      ]
    ) { xml in
      for one in cases { one.write(suite: name, to: &xml) }
    }
  }
}

/// A rule in a target, or one of its findings.
private struct JUnitCase {
  enum Outcome {
    case passed(String?)
    case failed(String, words: String, place: String)
    case error(String)
    case skipped(String)
  }

  var group: String
  var name: String
  var outcome: Outcome

  func write(suite: String, to xml: inout XMLWriter) {
    let attributes: KeyValuePairs = ["classname": "\(suite).\(group)", "name": name]
    switch outcome {
    case .passed(nil): xml.element("testcase", attributes)
    case .passed(let words):
      xml.element("testcase", attributes) { $0.element("system-out", [:], text: words) }
    case .failed(let severity, let words, let place):
      let text = place.isEmpty ? words : "\(place): \(words)"
      xml.element("testcase", attributes) { xml in
        xml.element("failure", ["type": severity, "message": words], text: text)
      }
    case .error(let reason):
      xml.element("testcase", attributes) { xml in
        xml.element("error", ["type": "problem", "message": reason], text: reason)
      }
    case .skipped(let reason):
      xml.element("testcase", attributes) { $0.element("skipped", ["message": reason]) }
    }
  }
}
