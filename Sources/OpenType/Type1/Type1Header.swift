/// What a Type 1 font says about itself in clear text, before its encrypted part.
///
/// Of what a PostScript interpreter would make of the text, this reader understands what fonts that
/// are made look like: keys that are there once, and values that stand right behind them. Anything
/// else is an error, so that the caller asks an engine.
///
/// See Adobe's *Type 1 Font Format*, sections 2.2 to 2.4. Texts are `nil` when they are missing,
/// empty or no UTF-8: the format does not say how letters beyond ASCII are encoded.
package struct Type1Header: Hashable, Sendable {
  /// `/FontName`, the PostScript name.
  package private(set) var fontName: String?
  /// `/version`.
  package private(set) var version: String?
  /// `/FullName`.
  package private(set) var fullName: String?
  /// `/FamilyName`.
  package private(set) var familyName: String?
  /// `/Weight`, a word such as `Bold`.
  package private(set) var weight: String?
  /// `/ItalicAngle` in degrees, counter-clockwise, without its fraction; 0 when it is missing.
  package private(set) var italicAngle = 0
  /// `/isFixedPitch`; false when it is missing.
  package private(set) var isFixedPitch = false
}

extension Type1Header {
  /// Reads the text up to the word `eexec`.
  ///
  /// - Parameter bytes: The font's text from its first byte; more than is needed does no harm.
  /// - Throws: When the text is not one that is understood without doubt; the offset counts from
  ///   its first byte.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    guard bytes.hasPrefix("%!PS-AdobeFont") || bytes.hasPrefix("%!FontType1") else {
      throw TableError(offset: 0, .malformed("it does not start as a Type 1 font"))
    }
    var scanner = PostScriptScanner()
    var seen: [Type1Key] = []
    while let token = try scanner.next(in: bytes) {
      if token.kind == .word, try Self.endsHeader(token, bytes) {
        guard seen.contains(.fontName), seen.contains(.fontType) else {
          throw TableError(offset: token.range.lowerBound, .malformed("/FontName is missing"))
        }
        return
      }
      guard token.kind == .name, let key = Type1Key(bytes, token.range) else { continue }
      guard key != .beyondHeader, !seen.contains(key) else {
        throw TableError(
          offset: token.range.lowerBound,
          .malformed("the key is there twice or belongs elsewhere")
        )
      }
      seen.append(key)
      guard let value = try scanner.next(in: bytes) else { break }
      try take(value, for: key, in: bytes)
    }
    throw TableError(offset: bytes.count, .malformed("it ends before the encrypted part"))
  }

  /// Whether these bytes, the file's last ones, have the `cleartomark` in them that ends a font.
  package static func isEnd(_ bytes: Span<UInt8>) -> Bool {
    let word = "cleartomark"
    let length = word.utf8.count
    return bytes.indices.dropLast(length - 1).contains { start in
      bytes[start] == UInt8(ascii: "c") && bytes.equals(word, in: start..<start + length)
    }
  }

  /// Whether a word is the `eexec` that starts the encrypted part.
  private static func endsHeader(
    _ word: PostScriptToken,
    _ bytes: Span<UInt8>
  ) throws(TableError) -> Bool {
    let range = word.range
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "e") where bytes.equals("eexec", in: range):
      guard range.upperBound < bytes.count, bytes[range.upperBound].isPostScriptSpace else { break }
      return true
    // Words that only the encrypted part should have: binary bytes may follow them.
    case UInt8(ascii: "c") where bytes.equals("closefile", in: range): break
    case UInt8(ascii: "R") where bytes.equals("RD", in: range): break
    case UInt8(ascii: "-") where bytes.equals("-|", in: range): break
    default: return false
    }
    throw TableError(offset: range.lowerBound, .malformed("the word belongs elsewhere"))
  }

  private mutating func take(
    _ value: PostScriptToken,
    for key: Type1Key,
    in bytes: Span<UInt8>
  ) throws(TableError) {
    switch key {
    case .fontName: fontName = try bytes.text(of: value)
    case .version: version = try bytes.text(of: value)
    case .fullName: fullName = try bytes.text(of: value)
    case .familyName: familyName = try bytes.text(of: value)
    case .weight: weight = try bytes.text(of: value)
    case .italicAngle: italicAngle = try bytes.wholePart(of: value)
    case .isFixedPitch: isFixedPitch = try bytes.truth(of: value)
    case .fontType:
      guard try bytes.wholePart(of: value) == 1 else {
        throw TableError(offset: value.range.lowerBound, .malformed("/FontType is not 1"))
      }
    case .beyondHeader: break
    }
  }
}
