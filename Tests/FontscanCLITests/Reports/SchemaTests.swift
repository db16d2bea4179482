import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Schemas of the JSON")
struct SchemaTests {
  static let fixtures = Fixtures.checkout + "/fixtures"

  private static let family = ["--fonts", Fixtures.font("family")]

  static let documents: [(schema: String, words: [String])] = [
    ("list", ["list", Fixtures.fonts]),
    ("list", ["list", "--weight", "1", Fixtures.font("family")]),
    ("show", ["show", Fixtures.font("variable/slant.ttf"), Fixtures.font("collection/Demo.ttc")]),
    ("show", ["show", Fixtures.font("names/no-name-table.ttf")]),
    ("show", ["show", Fixtures.font("weights/no-os2.ttf"), Fixtures.font("damaged/os2-cut.ttf")]),
    ("show", ["show", Fixtures.font("variable/slant.ttf"), "--position", "wght=650"]),
    ("show", ["show", "Demo Sans", "--fonts", Fixtures.font("family")]),
    ("show", ["show", Fixtures.font("formats/DemoSerif-Regular.pfb")]),
    ("show", ["show", Fixtures.font("not-a-font/empty.ttf")]),
    ("validate", ["validate", fixtures + "/apps/Faulty"]),
    ("validate", ["validate", fixtures + "/products/Faulty.app"]),
    ("validate", ["validate", fixtures + "/projects/Memberships"]),
    ("validate", ["validate", fixtures + "/projects/Folders"]),
    ("validate", ["validate", Fixtures.font("not-a-font")]),
    (
      "validate",
      ["validate", fixtures + "/apps/Lines", "--styles", fixtures + "/apps/Lines/Styles.json"]
    ),
    ("legibility", ["legibility", Fixtures.fonts]),
    ("legibility", ["legibility", fixtures + "/apps/Faulty"]),
    ("scale", ["scale", Fixtures.font("family/DemoSans-Regular.ttf"), "--bold", "--max-size=30"]),
    ("scale", ["scale", Fixtures.font("no-bold/DemoAlone-Regular.ttf"), "--bold", "--size=9.5"]),
    ("scale", ["scale", "Demo Sans", "--fonts", Fixtures.font("family"), "--table", "macos"]),
    ("scale", ["scale", Fixtures.font("variable/slant.ttf"), "--table=ios10", "--min-size=20"]),
    (
      "scale",
      ["scale", Fixtures.font("not-a-font/empty.ttf"), Fixtures.font("damaged/no-head.ttf")]
    ),
    ("scale", ["scale", Fixtures.font("weights/no-os2.ttf")]),
    ("scale", ["scale", "--styles", fixtures + "/styles/DemoSans.json", "--bold"] + family),
    ("scale", ["scale", "--styles", fixtures + "/styles/DemoSans.plist"] + family),
    ("scale", ["scale", "--styles", fixtures + "/styles/Faulty.json"] + family),
    ("explain", ["explain"]),
  ]

  @Test(arguments: documents)
  func `a document is what its schema says`(schema: String, words: [String]) throws {
    let output = run(words + ["--format", "json"], engines: .installed).output
    #expect(try Self.faults(of: output, by: schema) == [])
  }

  /// The golden documents, each with its schema, which its first key names.
  @Test func `a golden file is what its schema says`() throws {
    let folder = Fixtures.checkout + "/Tests/FontscanCLITests/Golden"
    var seen: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let isLines = name.hasSuffix(".ndjson")
      guard isLines || name.hasSuffix(".json") else { continue }
      let text = String(decoding: try Fixtures.bytes("\(folder)/\(name)"), as: UTF8.self)
      for document in isLines ? text.split(separator: "\n") : [text[...]] {
        let schema = try #require(document.firstMatch(of: /"schema": ?"fontscan\.([a-z-]+)\.v1"/))
        let page = isLines ? "\(schema.1)-line" : String(schema.1)
        #expect(try Self.faults(of: String(document), by: page) == [], "\(name)")
        seen.insert(page)
      }
    }
    // Every schema but that of style sheets, which are read and not written.
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.checkout + "/Documentation/schemas"
    )
    #expect(seen == Set(pages.map { String($0.prefix { $0 != "." }) }).subtracting(["styles"]))
  }

  @Test func `a map of bolds is what its schema says`() throws {
    let output = run(["legibility", "--map", "json", Fixtures.font("family")]).output
    #expect(try Self.faults(of: output, by: "legibility-map") == [])
  }

  @Test func `a line of NDJSON is what its schema says`() throws {
    let lines = run(["list", "--format", "ndjson", Fixtures.fonts]).output.split(separator: "\n")
    #expect(lines.count > 300)
    for line in lines { #expect(try Self.faults(of: String(line), by: "list-line") == []) }
  }

  @Test func `a line of NDJSON about sizes is what its schema says`() throws {
    let fonts = ["family/DemoSans-Regular.ttf", "variable/slant.ttf", "damaged/no-head.ttf"]
    let words = ["scale", "--format", "ndjson", "--bold"] + fonts.map(Fixtures.font)
    let lines = run(words).output.split(separator: "\n")
    #expect(lines.count > 400)
    for line in lines { #expect(try Self.faults(of: String(line), by: "scale-line") == []) }
  }

  @Test(arguments: ["styles/DemoSans.json", "apps/Lines/Styles.json"])
  func `a style sheet is what its schema says`(name: String) throws {
    let sheet = try String(decoding: Fixtures.bytes("\(Self.fixtures)/\(name)"), as: UTF8.self)
    #expect(try Self.faults(of: sheet, by: "styles") == [])
  }

  @Test func `a faulty style sheet is not what its schema says`() throws {
    let sheet = try Fixtures.bytes("\(Self.fixtures)/styles/Faulty.json")
    #expect(
      try Self.faults(of: String(decoding: sheet, as: UTF8.self), by: "styles") == [
        "styles.caption.fontName is missing",
        "styles.caption.fontname is not described",
        "styles.price.textStyle is none of the words",
      ]
    )
  }

  /// Of what people write, an editor should mark a slip as the tool refuses it; what the tool writes
  /// may get more keys.
  @Test func `the schema of style sheets has no room for other keys`() throws {
    let path = Fixtures.checkout + "/Documentation/schemas/styles.schema.json"
    let root = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes(path)))
    let schema = try #require(root as? [String: Any])
    #expect(schema["additionalProperties"] as? Bool == false)
    let styles = (schema["properties"] as? [String: [String: Any]])?["styles"]
    let style = try #require(styles?["additionalProperties"] as? [String: Any])
    #expect(style["additionalProperties"] as? Bool == false)
  }

  /// What a schema does not know, or wants and does not find, has to be noticed by this test.
  @Test(arguments: [
    (#"{"schema": "fontscan.explain.v1"}"#, "rules is missing"),
    (#"{"schema": "fontscan.list.v1", "rules": []}"#, "schema is not what it has to be"),
    (#"{"schema": "fontscan.explain.v1", "rules": 1}"#, "rules is no array"),
    (#"{"schema": "fontscan.explain.v1", "rules": [], "x": 1}"#, "x is not described"),
  ])
  func `a document that is something else is noticed`(document: String, fault: String) throws {
    #expect(try Self.faults(of: document, by: "explain") == [fault])
  }

  static func faults(of document: String, by name: String) throws -> [String] {
    let path = "\(Fixtures.checkout)/Documentation/schemas/\(name).schema.json"
    return try faults(of: document, bySchemaAt: path)
  }

  static func faults(of document: String, bySchemaAt path: String) throws -> [String] {
    let schema = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes(path)))
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    var validator = SchemaValidator(root: try #require(schema as? [String: Any]))
    validator.check(value, by: validator.root, at: "")
    return validator.faults
  }
}

/// The part of JSON Schema that the project's schemas use.
private struct SchemaValidator {
  let root: [String: Any]
  private(set) var faults: [String] = []

  init(root: [String: Any]) {
    self.root = root
  }

  mutating func check(_ value: Any, by schema: [String: Any], at place: String) {
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let definitions = root["$defs"] as? [String: [String: Any]],
      let definition = definitions[String(name)]
    {
      return check(value, by: definition, at: place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let tries = choices.map { choice in
        var other = SchemaValidator(root: root)
        other.check(value, by: choice, at: place)
        return other.faults
      }
      if tries.allSatisfy({ !$0.isEmpty }) { faults += tries.joined() }
    }
    if let constant = schema["const"] as? String, value as? String != constant {
      faults.append("\(place) is not what it has to be")
    }
    if let choices = schema["enum"] as? [Any] {
      let isChoice = choices.contains { choice in
        choice is NSNull ? value is NSNull : choice as? String == value as? String
      }
      if !isChoice { faults.append("\(place) is none of the words") }
    }
    checkType(of: value, by: schema, at: place)
  }

  private mutating func checkType(of value: Any, by schema: [String: Any], at place: String) {
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.isOfType($0, value) }) {
      faults.append("\(place) is no \(types.joined(separator: " or "))")
    }
    if let object = value as? [String: Any] { checkMembers(of: object, by: schema, at: place) }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in array.enumerated() {
        check(element, by: items, at: "\(place)[\(index)]")
      }
    }
  }

  private mutating func checkMembers(
    of object: [String: Any],
    by schema: [String: Any],
    at place: String
  ) {
    let prefix = place.isEmpty ? "" : place + "."
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      faults.append("\(prefix)\(key) is missing")
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] {
        check(value, by: property, at: prefix + key)
      } else if let property = schema["additionalProperties"] as? [String: Any] {
        check(value, by: property, at: prefix + key)
      } else if !properties.isEmpty {
        faults.append("\(prefix)\(key) is not described")
      }
    }
  }

  private static func isOfType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": return value is NSNull
    case "string": return value is String
    case "array": return value is [Any]
    case "object": return value is [String: Any]
    case "boolean": return isTruth(value)
    case "number": return value is NSNumber && !isTruth(value)
    case "integer":
      guard let number = value as? NSNumber, !isTruth(value) else { return false }
      return number.doubleValue == number.doubleValue.rounded()
    default: return false
    }
  }

  /// Foundation's numbers and truth values are of one class; only its type code tells them apart.
  private static func isTruth(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return unsafe String(cString: number.objCType) == "c"
  }
}
