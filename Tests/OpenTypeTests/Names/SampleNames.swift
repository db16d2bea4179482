internal import FontTestSupport
internal import OpenType

/// A `name` table built from records and strings.
struct SampleNames {
  /// A record with its string's bytes.
  struct Record {
    var platformID: UInt16
    var encodingID: UInt16
    var languageID: UInt16
    var nameID: UInt16
    var string: [UInt8]

    /// A record of the Windows platform in UTF-16.
    static func windows(_ nameID: UInt16, _ text: String, language: UInt16 = 0x0409) -> Record {
      Record(
        platformID: 3,
        encodingID: 1,
        languageID: language,
        nameID: nameID,
        string: utf16(text)
      )
    }

    /// A record of the Macintosh platform in Mac Roman.
    static func macintosh(_ nameID: UInt16, _ text: String, language: UInt16 = 0) -> Record {
      Record(
        platformID: 1,
        encodingID: 0,
        languageID: language,
        nameID: nameID,
        string: Array(text.utf8)
      )
    }

    /// A record of the Unicode platform.
    static func unicode(_ nameID: UInt16, _ text: String, language: UInt16 = 0) -> Record {
      Record(
        platformID: 0,
        encodingID: 3,
        languageID: language,
        nameID: nameID,
        string: utf16(text)
      )
    }
  }

  var records: [Record]
  var languageTags: [String]?
  var format: UInt16?
  var announced: UInt16?

  init(
    _ records: [Record],
    languageTags: [String]? = nil,
    format: UInt16? = nil,
    announced: UInt16? = nil
  ) {
    self.records = records
    self.languageTags = languageTags
    self.format = format
    self.announced = announced
  }

  /// The whole table; strings follow each other in the order of the records, then language tags.
  var bytes: [UInt8] {
    var table = BigEndianBytes()
    let tagsSize = languageTags.map { 2 + 4 * $0.count } ?? 0
    table.append(format ?? (languageTags == nil ? 0 : 1), "version")
    table.append(announced ?? UInt16(records.count), "count")
    table.append(UInt16(6 + 12 * records.count + tagsSize), "storageOffset")
    var storage: [UInt8] = []
    for record in records {
      table.append(record.platformID, "platformID")
      table.append(record.encodingID, "encodingID")
      table.append(record.languageID, "languageID")
      table.append(record.nameID, "nameID")
      table.append(UInt16(record.string.count), "length")
      table.append(UInt16(storage.count), "stringOffset")
      storage += record.string
    }
    if let languageTags {
      table.append(UInt16(languageTags.count), "langTagCount")
      for tag in languageTags {
        table.append(UInt16(tag.utf16.count * 2), "length")
        table.append(UInt16(storage.count), "langTagOffset")
        storage += Self.utf16(tag)
      }
    }
    table.append(bytes: storage)
    return table.bytes
  }

  static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// A table like that of many fonts: two platforms and a few names.
  static let usual = SampleNames([
    .macintosh(1, "Demo Sans"), .macintosh(2, "Bold"), .macintosh(6, "DemoSans-Bold"),
    .windows(1, "Demo Sans"), .windows(1, "デモ", language: 0x0411), .windows(2, "Bold"),
    .windows(6, "DemoSans-Bold"),
  ])
}
