import Foundation
import Testing

@testable import FontscanCLI

@Suite("JSON writer")
struct JSONWriterTests {
  func write(_ body: (inout JSONWriter) -> Void) throws -> String {
    let sink = MemorySink()
    var json = JSONWriter(ByteWriter(sink))
    body(&json)
    try json.finish()
    return sink.text
  }

  @Test func `keys keep their order and missing values are null`() throws {
    let text = try write { json in
      json.document(schema: "fontscan.demo.v1") { json in
        json.field("b", "x")
        json.field("a", nil as String?)
        json.field("number", 1.5)
        json.field("whole", 400.0)
        json.field("count", -3)
        json.field("truth", true)
        json.field("unknown", nil as Bool?)
        json.field("infinite", Double.infinity)
        json.array("none", [Int]()) { json, number in json.element(number) }
        json.array("some", [1, 2], .line) { json, number in json.element(number) }
        json.object("inner", .line) { json in
          json.field("x", 1)
          json.object("y") { $0.field("z", "") }
        }
        json.array("objects", ["p", "q"]) { json, text in json.object { $0.field("t", text) } }
      }
    }
    #expect(
      text == """
        {
          "schema": "fontscan.demo.v1",
          "b": "x",
          "a": null,
          "number": 1.5,
          "whole": 400,
          "count": -3,
          "truth": true,
          "unknown": null,
          "infinite": null,
          "none": [],
          "some": [1, 2],
          "inner": {"x": 1, "y": {"z": ""}},
          "objects": [
            {
              "t": "p"
            },
            {
              "t": "q"
            }
          ]
        }

        """
    )
  }

  @Test func `a compact document is one line without spaces`() throws {
    let text = try write { json in
      for number in 1...2 {
        json.document(schema: "s", layout: .compact) { json in
          json.field("n", number)
          json.array("a", [1, 2]) { json, number in json.element(number) }
          json.object("o", .line) { $0.field("k", nil as Int?) }
        }
      }
    }
    #expect(
      text == """
        {"schema":"s","n":1,"a":[1,2],"o":{"k":null}}
        {"schema":"s","n":2,"a":[1,2],"o":{"k":null}}

        """
    )
  }

  /// The escapes of RFC 8259, section 7, written down by hand.
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a"b\c"#, #""a\"b\\c""#),
    ("\n\r\t\u{0}\u{1B}", #""\n\r\t\u0000\u001b""#),
    ("\u{7F}\u{9B}", #""\u007f\u009b""#),
    ("é漢😀\u{2028}", "\"é漢😀\u{2028}\""),
    ("£", "\"£\""),
  ])
  func `strings are escaped as little as is safe`(text: String, json: String) throws {
    #expect(try write { $0.object { $0.field("k", text) } } == "\n{\n  \"k\": \(json)\n}")
  }

  @Test func `a parser reads back what was written, whatever it was`() throws {
    let all = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
    let text = try write { json in json.document(schema: "s") { $0.field(all, all) } }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
    )
    #expect(object[all].map { Array($0.utf8) } == Array(all.utf8))
  }
}
