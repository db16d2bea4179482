internal import FileAccess
internal import OpenType

/// What is wanted of the faces of a file that is not simply made of tables.
struct UnpackingWishes {
  /// The tables, and how many of their first bytes are enough.
  var tables: [(tag: Tag, count: Int)]

  /// Whether the characters of a face without tables are wanted.
  var coverage = false
}

extension FontEngine {
  /// Looks into a file that is not simply made of tables.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - signature: What its first bytes promise.
  ///   - wishes: What is wanted of each face.
  /// - Returns: What was found; one face that cannot be read does not hide the others.
  func unpack(
    _ file: borrowing OpenFile,
    _ signature: FontSignature,
    _ wishes: UnpackingWishes
  ) -> UnpackedFont {
    var font = UnpackedFont()
    do throws(FontProblem) {
      switch signature {
      case .woff:
        font.container = .woff
        try unpackWOFF(file, wishes, into: &font)
      case .woff2:
        font.container = .woff2
        try unpackWOFF2(file, wishes, into: &font)
      case .dfont:
        font.container = .dfont
        try unpackDfont(file, wishes, into: &font)
      case .type1Binary, .type1Text, .pcf, .bdf, .gzip:
        try unpackPlain(file, signature, wishes, into: &font)
      default:
        throw FontProblem(
          file: file.path,
          reason: "it is no font of a kind that is unpacked",
          kind: .unknown
        )
      }
    } catch {
      font.problems.append(error)
    }
    return font
  }
}
