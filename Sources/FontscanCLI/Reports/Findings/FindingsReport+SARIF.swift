internal import FileAccess
internal import FontChecks
internal import ProjectModel

extension FindingsReport {
  /// The most results that GitHub takes for a run.
  static let sarifLimit = 25_000

  /// Writes a log of SARIF 2.1.0 (OASIS): one run, with the rules that were applied.
  ///
  /// Paths are relative to `SRCROOT`, so that the log is the same on every machine; files that lie
  /// elsewhere have their whole path. Columns are counted in UTF-16 code units.
  func writeSARIF(to json: inout JSONWriter) {
    json.document { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.array("runs", CollectionOfOne(())) { json, _ in
        json.object { json in writeRun(to: &json) }
      }
    }
  }

  private func writeRun(to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", "fontscan")
        json.field("semanticVersion", FontscanVersion.current)
        json.array("rules", rules) { json, rule in
          json.object { $0.sarifFields(of: rule) }
        }
      }
    }
    json.array("invocations", CollectionOfOne(())) { json, _ in
      json.object { json in
        json.field("executionSuccessful", problems.allSatisfy(\.losesNothing))
        json.array("toolExecutionNotifications", problems + lackOfRoom) { json, problem in
          json.object { json in
            json.field("level", problem.losesNothing ? "warning" : "error")
            json.object("message") { $0.field("text", problem.reason) }
            let position = problem.position
            writeLocations(problem.path, position?.line, position?.column, target: nil, to: &json)
          }
        }
      }
    }
    json.object("originalUriBaseIds") { json in
      json.object(Self.baseName) { json in
        json.object("description") { json in
          json.field("text", "The folder of the checkout.")
        }
      }
    }
    json.field("columnKind", "utf16CodeUnits")
    var columns = UTF16Columns()
    let places = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    json.array("results", sarifFindings) { json, finding in
      json.object { json in
        json.field("ruleId", finding.rule)
        if let place = places[finding.rule] { json.field("ruleIndex", place) }
        json.field("level", finding.severity.rawValue)
        json.object("message") { $0.field("text", finding.sentence) }
        writeLocations(
          finding.file ?? root,
          finding.line,
          columns.column(of: finding),
          target: finding.target,
          to: &json
        )
        json.object("partialFingerprints") { $0.field("fontscan/v1", finding.fingerprint) }
      }
    }
  }

  /// The findings that a log takes; of too many the gravest, in the order of reports.
  private var sarifFindings: [Finding] {
    guard findings.count > Self.sarifLimit else { return findings }
    let places = findings.indices.sorted { left, right in
      let (one, other) = (findings[left].severity, findings[right].severity)
      return one == other ? left < right : one > other
    }
    return places.prefix(Self.sarifLimit).sorted().map { findings[$0] }
  }

  /// What has to be said of findings that are left out of a log.
  var lackOfRoom: [ProjectProblem] {
    guard findings.count > Self.sarifLimit else { return [] }
    return [
      ProjectProblem(
        path: root,
        reason:
          "of \(findings.count) findings the gravest \(Self.sarifLimit) are in the SARIF log, "
          + "which is all that GitHub takes",
        losesNothing: true
      )
    ]
  }

  private static let baseName = "SRCROOT"

  private func writeLocations(
    _ file: FilePath,
    _ line: Int?,
    _ column: Int?,
    target: String?,
    to json: inout JSONWriter
  ) {
    json.array("locations", CollectionOfOne(())) { json, _ in
      json.object { json in
        json.object("physicalLocation") { json in
          json.object("artifactLocation") { json in
            if let path = base.relative(file) {
              json.field("uri", URIPath.encoding(path))
              json.field("uriBaseId", Self.baseName)
            } else {
              let path = base.absolute(file)
              let isAbsolute = path.bytes.first == UInt8(ascii: "/")
              json.field("uri", (isAbsolute ? "file://" : "") + URIPath.encoding(path))
            }
          }
          // A font file has no lines; the first is where viewers open it.
          json.object("region") { json in
            json.field("startLine", line ?? 1)
            if let column { json.field("startColumn", column) }
          }
        }
        if let target {
          json.array("logicalLocations", CollectionOfOne(target)) { json, target in
            json.object { json in
              json.field("name", target)
              json.field("kind", "module")
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes what SARIF wants to know of a rule.
  fileprivate mutating func sarifFields(of rule: Rule) {
    field("id", rule.id)
    object("shortDescription") { $0.field("text", rule.title) }
    object("fullDescription") { $0.field("text", rule.rationale) }
    object("help") { json in
      json.field("text", "\(rule.rationale) \(rule.fix)")
      json.field(
        "markdown",
        "\(rule.rationale.escapedForMarkdown)\n\n**Fix:** \(rule.fix.escapedForMarkdown)"
      )
    }
    object("defaultConfiguration") { $0.field("level", rule.severity.rawValue) }
    object("properties") { json in
      json.array("tags", CollectionOfOne(rule.group)) { $0.element($1) }
    }
  }
}

/// A path in a URI, by RFC 3986.
enum URIPath {
  /// The path with every byte encoded that has a meaning in a URI, or none.
  static func encoding(_ path: FilePath) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = path.bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        [byte]
      case _ where "/-._~".utf8.contains(byte): [byte]
      default: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
