import FontChecks
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What people build on: keys of documents, ids of rules, names of commands and options.
///
/// `lasting-words.txt` holds each that ever was. `FONTSCAN_RECORD=1` adds what is new and takes
/// nothing away: a word that goes has to be taken out by hand, which breaks somebody's work.
@Suite("Words that last")
struct LastingWordTests {
  static let file = Fixtures.checkout + "/Tests/FontscanCLITests/Golden/lasting-words.txt"

  /// The words of today.
  static func words() throws -> Set<String> {
    var words: Set<String> = []
    for rule in Rule.all { words.insert("rule \(rule.id)") }
    for command in Commands.all {
      words.insert("command \(command.name)")
      for option in command.allOptions {
        for name in [option.name, option.short].compactMap({ $0 }) + option.aliases {
          words.insert("option \(command.name) \(name)")
        }
      }
      for format in command.formats { words.insert("format \(command.name) \(format.rawValue)") }
    }
    let folder = Fixtures.checkout + "/Documentation/schemas"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let schema = try JSONSerialization.jsonObject(
        with: Data(try Fixtures.bytes("\(folder)/\(name)"))
      )
      let document = String(name.prefix { $0 != "." })
      var keys = SchemaKeys(root: try #require(schema as? [String: Any]))
      keys.walk(keys.root, at: "", depth: 0)
      for key in keys.found { words.insert("key \(document) \(key)") }
    }
    return words
  }

  @Test func `no word vanishes and each is written down`() throws {
    let words = try Self.words()
    let recorded = Fixtures.exists(Self.file) ? try Fixtures.bytes(Self.file) : []
    let lasting = Set(
      String(decoding: recorded, as: UTF8.self).split(separator: "\n").map(String.init)
    )
    #expect(lasting.subtracting(words).sorted() == [], "these are gone")
    let new = words.subtracting(lasting)
    guard !new.isEmpty else { return }
    guard ProcessInfo.processInfo.environment["FONTSCAN_RECORD"] == nil else {
      let lines = lasting.union(words).sorted().map { $0 + "\n" }
      try Data(lines.joined().utf8).write(to: URL(filePath: Self.file))
      Issue.record("recorded \(new.count) words; look at the diff")
      return
    }
    Issue.record("new, for good: \(new.sorted()); 'make record' writes them down")
  }

  @Test func `a key that goes is noticed`() {
    var keys = SchemaKeys(root: [
      "properties": ["a": ["type": "string"], "b": ["type": ["array", "null"]]],
      "required": ["a"],
    ])
    keys.walk(keys.root, at: "", depth: 0)
    #expect(keys.found == ["a: string, always", "b: array or null"])
  }
}

/// The keys that a schema describes, with their types.
private struct SchemaKeys {
  let root: [String: Any]
  private(set) var found: Set<String> = []

  init(root: [String: Any]) {
    self.root = root
  }

  mutating func walk(_ schema: [String: Any], at place: String, depth: Int) {
    // Deeper than any document: a schema may refer to itself.
    guard depth < 12 else { return }
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let definition = (root["$defs"] as? [String: [String: Any]])?[String(name)]
    {
      return walk(definition, at: place, depth: depth + 1)
    }
    for choice in (schema["anyOf"] ?? schema["oneOf"]) as? [[String: Any]] ?? [] {
      walk(choice, at: place, depth: depth + 1)
    }
    let required = Set(schema["required"] as? [String] ?? [])
    for (key, value) in schema["properties"] as? [String: [String: Any]] ?? [:] {
      let path = place.isEmpty ? key : "\(place).\(key)"
      let types = types(of: value).joined(separator: " or ")
      found.insert("\(path): \(types)\(required.contains(key) ? ", always" : "")")
      walk(value, at: path, depth: depth + 1)
    }
    if let items = schema["items"] as? [String: Any] {
      walk(items, at: place + "[]", depth: depth + 1)
    }
    if let other = schema["additionalProperties"] as? [String: Any] {
      walk(other, at: place + ".*", depth: depth + 1)
    }
  }

  private func types(of schema: [String: Any]) -> [String] {
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let definition = (root["$defs"] as? [String: [String: Any]])?[String(name)]
    {
      return types(of: definition)
    }
    if let constant = schema["const"] { return ["'\(constant)'"] }
    if let choices = (schema["anyOf"] ?? schema["oneOf"]) as? [[String: Any]] {
      return Set(choices.flatMap { types(of: $0) }).sorted()
    }
    if let types = schema["type"] as? [String] { return types.sorted() }
    return [schema["type"] as? String ?? "anything"]
  }
}
