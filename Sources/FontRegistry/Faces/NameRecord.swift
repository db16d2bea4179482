/// One record of a `name` table.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/name#name-records>.
public struct NameRecord: Hashable, Sendable {
  /// What the string is: 1 family, 2 style, 4 full name, 6 PostScript name and so on.
  public var nameID: Int

  /// 0 Unicode, 1 Macintosh, 3 Windows.
  public var platformID: Int

  /// The platform's own number of the encoding.
  public var encodingID: Int

  /// The platform's own number of the language.
  public var languageID: Int

  /// The language as a BCP 47 tag, or `nil` when the number is not known.
  public var language: String?

  /// The string, or `nil` when it could not be decoded.
  public var text: String?

  /// Why ``text`` is missing: the encoding's name, or where the string is damaged.
  public var trouble: String?

  /// Describes a record; the start values are those of an English record on Windows.
  public init(
    nameID: Int,
    platformID: Int = 3,
    encodingID: Int = 1,
    languageID: Int = 0x409,
    language: String? = "en-US",
    text: String?,
    trouble: String? = nil
  ) {
    self.nameID = nameID
    self.platformID = platformID
    self.encodingID = encodingID
    self.languageID = languageID
    self.language = language
    self.text = text
    self.trouble = trouble
  }
}
