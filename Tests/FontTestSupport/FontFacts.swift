internal import Foundation

/// What fontTools says of font files, as `Scripts/make-fixtures` and `Scripts/font-facts` write it.
package struct FontFacts: Decodable, Sendable {
  /// A file by its path below the folder that was looked at.
  package struct File: Decodable, Sendable, CustomStringConvertible {
    package var file: String
    package var container: String?
    package var faces: [Face]
    package var error: String?

    /// The path, which is how a failing test calls its argument.
    package var description: String { file }
  }

  /// A face in a file.
  package struct Face: Decodable, Sendable {
    package var index: Int
    package var format: String?
    package var tables: [String]?
    package var names: [Name]?
    package var iosNames: [IOSName]
    package var family: String?
    package var style: String?
    package var head: Head?
    package var hhea: Hhea?
    package var os2: OS2?
    package var post: Post?
    package var glyphs: Int?
    package var axes: [Axis]?
    package var instances: [Instance]?
    package var cmap: Cmap?
    package var cffName: String?
    package var errors: [String: String]?
  }

  package struct Name: Decodable, Sendable {
    package var nameID: Int
    package var platform: Int
    package var encoding: Int
    package var language: Int
    package var text: String?
  }

  package struct IOSName: Decodable, Sendable {
    package var name: String?
    package var certainty: String
    package var instance: Int?
  }

  package struct Head: Decodable, Sendable {
    package var unitsPerEm: Int
    package var macStyle: Int
  }

  package struct Hhea: Decodable, Sendable {
    package var ascent: Int
    package var descent: Int
    package var lineGap: Int
  }

  package struct OS2: Decodable, Sendable {
    package var usWeightClass: Int
    package var usWidthClass: Int
    package var fsType: Int
    package var fsSelection: Int
    package var sTypoAscender: Int?
    package var sTypoDescender: Int?
    package var sTypoLineGap: Int?
    package var usWinAscent: Int?
    package var usWinDescent: Int?
    package var sxHeight: Int?
    package var sCapHeight: Int?
  }

  package struct Post: Decodable, Sendable {
    package var italicAngle: Double
    package var isFixedPitch: Int
  }

  package struct Axis: Decodable, Sendable {
    package var tag: String
    package var minimum: Double
    package var `default`: Double
    package var maximum: Double
  }

  package struct Instance: Decodable, Sendable {
    package var name: String?
    package var coordinates: [String: Double]
  }

  package struct Cmap: Decodable, Sendable {
    package var platform: Int?
    package var encoding: Int?
    package var characters: Int
    package var ranges: [[UInt32]]
  }

  package var files: [File]

  /// The facts of the fixture fonts; empty when the file cannot be read.
  package static let fixtures: [File] = {
    let url = URL(filePath: Fixtures.font("expected.json"))
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(FontFacts.self, from: data))?.files ?? []
  }()

  /// Reads facts that are a line a file.
  ///
  /// - Parameter path: What `Scripts/font-facts` wrote.
  /// - Returns: The facts; lines that are none are left out.
  /// - Throws: When the file cannot be read.
  package static func lines(_ path: String) throws -> [File] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: URL(filePath: path))
      .split(separator: UInt8(ascii: "\n"))
      .compactMap { try? decoder.decode(File.self, from: Data($0)) }
  }
}
