import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A JUnit report, held against the schema of Jenkins: `testsuites`, `testsuite`, `testcase`, and in
/// a case one `skipped`, `error` or `failure`, and `system-out`.
struct JUnitDocument {
  private(set) var faults: [String] = []
  private(set) var failures: [String] = []
  private(set) var counts: [String: Int] = [:]

  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["testcase"],
    "testcase": ["skipped", "error", "failure", "system-out"],
  ]

  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "disabled", "errors"],
    "testsuite": [
      "name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname",
      "id", "package",
    ],
    "testcase": ["name", "classname", "assertions", "time", "status"],
    "failure": ["type", "message"], "error": ["type", "message"], "skipped": ["message"],
    "system-out": [],
  ]

  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    faults = reader.faults
    failures = reader.failures.sorted()
    counts = reader.counts
    if counts["testcase"] != counts["tests"] { faults.append("tests are miscounted") }
    if counts["failure"] ?? 0 != counts["failures"] { faults.append("failures are miscounted") }
    if counts["error"] ?? 0 != counts["errors"] { faults.append("errors are miscounted") }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var faults: [String] = []
    var failures: [String] = []
    var counts: [String: Int] = [:]
    private var open: [String] = [""]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      if JUnitDocument.children[open[open.count - 1]]?.contains(name) != true {
        faults.append("\(name) in \(open[open.count - 1])")
      }
      let known = JUnitDocument.attributes[name] ?? []
      faults += attributes.keys.filter { !known.contains($0) }.map { "\($0) of \(name)" }
      if name == "testsuites" || name == "testsuite" || name == "testcase",
        attributes["name"] == nil
      {
        faults.append("\(name) without a name")
      }
      if name == "testcase", attributes["classname"] == nil { faults.append("no classname") }
      if name == "testsuites" {
        for key in ["tests", "failures", "errors"] {
          counts[key] = attributes[key].flatMap { Int($0) }
        }
      }
      counts[name, default: 0] += 1
      if name == "failure" { failures.append(attributes["message"] ?? "") }
      open.append(name)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
