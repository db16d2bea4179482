extension NameTable {
  /// The language of a record as a BCP 47 tag.
  ///
  /// - Parameters:
  ///   - record: A record of this table.
  ///   - bytes: The bytes that this table was read from.
  /// - Returns: `nil` when the record does not say, or says a number that no list has.
  package func language(of record: Record, in bytes: Span<UInt8>) -> String? {
    switch record.platformID {
    case 0...3 where record.languageID >= 0x8000:
      let index = Int(record.languageID) - 0x8000
      guard languageTags.indices.contains(index) else { return nil }
      let tag = languageTags[index]
      let start = storageOffset + Int(tag.offset)
      // No language tag is nearly as long; every record could ask for it again.
      guard tag.length <= 2 * 255,
        let text = try? bytes.utf16BigEndian(at: start, count: Int(tag.length))
      else {
        return nil
      }
      return text.isEmpty ? nil : text
    case 1: return macintoshLanguage(record.languageID)
    case 3: return windowsLanguage(record.languageID)
    default: return nil
    }
  }

  /// Whether a record is in some English, as far as it says.
  ///
  /// The Unicode platform has no languages of its own; 0 there means the usual one, English.
  func isEnglish(_ record: Record) -> Bool {
    let language = record.languageID
    if language >= 0x8000 {
      let index = Int(language) - 0x8000
      return languageTags.indices.contains(index) && languageTags[index].isEnglish
    }
    // The low ten bits of a Windows language are the language without its country.
    return record.platformID == 3 ? language & 0x3FF == 0x009 : language == 0
  }

  /// Reads the language tags of format 1.
  static func languageTags(
    _ bytes: Span<UInt8>,
    at start: Int,
    storage: Int
  ) throws(TableError) -> [LanguageTag] {
    let count = Int(try bytes.bigEndian(UInt16.self, at: start))
    _ = try bytes.checkedRange(at: start + 2, count: 4 * count)
    var tags: [LanguageTag] = []
    tags.reserveCapacity(count)
    for index in 0..<count {
      let length = try bytes.bigEndian(UInt16.self, at: start + 2 + 4 * index)
      let offset = try bytes.bigEndian(UInt16.self, at: start + 4 + 4 * index)
      let text = storage + Int(offset)
      let isEnglish = bytes.isEnglishTag(at: text, count: Int(length))
      tags.append(LanguageTag(length: length, offset: offset, isEnglish: isEnglish))
    }
    return tags
  }
}

extension Span<UInt8> {
  /// Whether UTF-16 text is `en`, or starts with `en-`, in any case.
  fileprivate func isEnglishTag(at start: Int, count length: Int) -> Bool {
    guard length >= 4, let text = try? bigEndian(UInt32.self, at: start),
      text | 0x0020_0020 == 0x0065_006E
    else { return false }
    return length == 4 || (try? bigEndian(UInt16.self, at: start + 4)) == 0x002D
  }
}
