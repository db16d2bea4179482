/// The keys of a Type 1 font's header that matter for what it says about itself.
enum Type1Key: Hashable {
  case fontName
  case fontType
  case version
  case fullName
  case familyName
  case weight
  case italicAngle
  case isFixedPitch
  /// A key of the encrypted part or of a multiple master font, with which a header is unusual.
  case beyondHeader

  /// Recognises a key; other names are `nil`.
  ///
  /// - Parameters:
  ///   - bytes: The font's text.
  ///   - range: The name, without its slash.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    // An encoding has hundreds of names: the length tells most of them from the keys.
    switch range.count {
    case 5 where bytes.equals("Subrs", in: range): self = .beyondHeader
    case 6 where bytes.equals("Weight", in: range): self = .weight
    case 7 where bytes.equals("version", in: range): self = .version
    case 7 where bytes.equals("Private", in: range): self = .beyondHeader
    case 8 where bytes.equals("FontName", in: range): self = .fontName
    case 8 where bytes.equals("FontType", in: range): self = .fontType
    case 8 where bytes.equals("FullName", in: range): self = .fullName
    case 10 where bytes.equals("FamilyName", in: range): self = .familyName
    case 11 where bytes.equals("ItalicAngle", in: range): self = .italicAngle
    case 11 where bytes.equals("CharStrings", in: range): self = .beyondHeader
    case 12 where bytes.equals("isFixedPitch", in: range): self = .isFixedPitch
    case 12 where bytes.equals("WeightVector", in: range): self = .beyondHeader
    case 5... where bytes.equals("Blend", in: range.prefix(5)): self = .beyondHeader
    default: return nil
    }
  }
}
