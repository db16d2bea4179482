import Foundation

@testable import FontscanCLI

/// What tests read of `fontscan scale --format json`.
struct ScaleDocument: Decodable {
  struct Row: Decodable {
    var fontStyle: String?
    var style: String
    var category: String
    var baseSize: Double
    var pointSize: Double
    var scale: Double
    var capped: Bool
    var raised: Bool
    var disputed: Bool
    var ascender: Double
    var descender: Double
    var lineHeight: Double
    var lineHeightWithoutLeading: Double
    var capHeight: Double?
    var systemPointSize: Double?
    var systemLineHeight: Double?
    var scaleSquared: Double
    var scaledValue: Double
  }

  struct Reach: Decodable {
    var fontStyle: String?
    var style: String
    var maximum: Double
    var reaches200At: String?
    var systemReaches200At: String?
    var unlimitedReaches200At: String?
    var cappedFrom: String?
    var raisedUpTo: String?
  }

  struct Em: Decodable {
    var lineHeight: Double
    var capitalsOffset: Double?
  }

  struct Partner: Decodable {
    var postScriptName: String?
    var via: String
  }

  struct Font: Decodable {
    var postScriptName: String?
    var em: Em
    var notes: [String]
    var verdict: String?
    var partner: Partner?
    var rows: [Row]
    var resize: [Reach]
  }

  struct Style: Decodable {
    var name: String
    var verdict: String?
    var partner: Partner?
  }

  struct Sheet: Decodable {
    var styles: [Style]
  }

  struct Problem: Decodable {
    var file: String
    var table: String?
    var reason: String
    var line: Int?
    var column: Int?
  }

  struct Table: Decodable {
    var name: String
    var provenance: String
  }

  var schema: String
  var table: Table
  var remarks: [String]
  var sheet: Sheet?
  var fonts: [Font]
  var problems: [Problem]

  /// Runs `fontscan scale` and reads what it writes.
  init(_ words: [String], input: String = "") throws {
    let output = run(["scale", "--format", "json"] + words, input: input).output
    self = try JSONDecoder().decode(ScaleDocument.self, from: Data(output.utf8))
  }
}

/// The rows of the first face that `fontscan scale` writes.
func rows(of words: [String]) throws -> [ScaleDocument.Row] {
  try ScaleDocument(words).fonts.first?.rows ?? []
}
