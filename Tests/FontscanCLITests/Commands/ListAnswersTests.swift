import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// The JSON of `list`, as far as the tests look at it.
private struct ListDocument: Decodable {
  struct Family: Decodable {
    var name: String?
    var faces: [Face]
  }
  struct Face: Decodable {
    var postScriptName: String?
    var nameCertainty: String?
    var family: String?
    var file: String
    var index: Int
  }
  struct Problem: Decodable {
    var file: String
    var reason: String
  }
  var schema: String
  var families: [Family]
  var problems: [Problem]
}

@Suite("fontscan list: what it answers")
struct ListAnswersTests {
  private static let document: ListDocument? = {
    let json = run(["list", "--format", "json", Fixtures.fonts]).output
    return try? JSONDecoder().decode(ListDocument.self, from: Data(json.utf8))
  }()

  /// Damaged files have tests of their own where they are read.
  static let facts = FontFacts.fixtures.filter { !$0.file.hasPrefix("damaged/") }

  @Test(arguments: facts)
  func `every fixture has the names that it should have`(facts: FontFacts.File) throws {
    let document = try #require(Self.document)
    let file = "fixtures/fonts/" + facts.file
    let faces = document.families.flatMap(\.faces).filter { $0.file == file }
    // Of a face without a name the facts have a certainty that says nothing.
    let expected = facts.faces.flatMap { face in
      face.iosNames.map { "\(face.index) \($0.name ?? "-") \($0.name == nil ? "-" : $0.certainty)" }
    }
    let actual = faces.map {
      "\($0.index) \($0.postScriptName ?? "-") \($0.nameCertainty ?? "-")"
    }
    #expect(actual.sorted() == expected.sorted())
    #expect(Set(faces.map { $0.family ?? "-" }) == Set(facts.faces.map { $0.family ?? "-" }))
  }

  @Test(arguments: FontFacts.fixtures)
  func `every file is listed or has a reason`(facts: FontFacts.File) throws {
    let document = try #require(Self.document)
    let file = "fixtures/fonts/" + facts.file
    let isListed = document.families.contains { $0.faces.contains { $0.file == file } }
    let reasons = document.problems.filter { $0.file == file }.map(\.reason)
    #expect(isListed || !reasons.isEmpty)
    #expect(reasons.allSatisfy { !$0.isEmpty })
  }

  @Test func `each line of NDJSON is a document with its schema and kind`() throws {
    let result = run([
      "list", "--format=ndjson", Fixtures.font("not-a-font"), Fixtures.font("icons"),
    ])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 8)
    for line in lines {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      )
      #expect(object["schema"] as? String == "fontscan.list.v1")
      #expect(["face", "problem"].contains(object["kind"] as? String))
    }
  }

  @Test func `each row of CSV has a cell for each column`() {
    let result = run(["list", "--format=csv", Fixtures.font("variable"), Fixtures.font("names")])
    let rows = CSVReader.rows(result.output)
    #expect(rows.count > 50)
    #expect(Set(rows.map(\.count)) == [22])
    let names = rows.dropFirst().map { $0[0] }
    #expect(names.contains("Demo\nNewline\u{7F}"))
  }
}

/// Reads RFC 4180 as strictly as it is written.
enum CSVReader {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"":
        cell.unicodeScalars.append("\"")
        scalars.removeFirst()
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        row.append(cell)
        cell = ""
      case ("\r", false) where scalars.first == "\n":
        scalars.removeFirst()
        rows.append(row + [cell])
        row = []
        cell = ""
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}
