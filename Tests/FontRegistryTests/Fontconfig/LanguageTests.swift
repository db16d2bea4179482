import Testing

@testable import FontRegistry

@Suite("Languages by their tags")
struct LanguageTests {
  @Test(arguments: [
    ("ru", "ru"), ("RU", "ru"), ("en-GB", "en"), ("pt-BR", "pt"), ("es-419", "es"),
    ("zh-Hans", "zh-cn"), ("zh-Hans-CN", "zh-cn"), ("zh-CN", "zh-cn"), ("zh-SG", "zh-sg"),
    ("zh-Hans-SG", "zh-sg"), ("zh-Hant", "zh-tw"), ("zh-TW", "zh-tw"), ("zh-Hant-HK", "zh-hk"),
    ("zh-HK", "zh-hk"), ("zh-Hant-MO", "zh-mo"), ("zh-MO", "zh-mo"), ("ZH-hant-hk", "zh-hk"),
    ("sr", "sr"), ("sr-Cyrl", "sr"), ("sr-Cyrl-ME", "sr"), ("sr-RS", "sr"),
    ("ja", "ja"), ("ja-JP", "ja"), ("ja-Jpan", "ja"), ("ko-Kore-KR", "ko"), ("ko-Hang", "ko"),
    ("az-Latn", "az-az"), ("az-Arab", "az-ir"), ("az-AZ", "az-az"), ("mn-Cyrl", "mn-mn"),
    ("mn-Mong", "mn-cn"), ("pa", "pa"), ("pa-IN", "pa"), ("pa-PK", "pa-pk"), ("pa-Guru", "pa"),
    ("pa-Arab", "pa-pk"), ("ku-Latn", "ku-tr"), ("ku-Cyrl", "ku-am"), ("iw", "he"),
    ("uz-Latn-UZ", "uz"), ("ar-Arab-EG", "ar"), ("hi-Deva", "hi"), ("und-zsye", "und-zsye"),
    ("de-u-co-phonebk", "de"), ("de-x-private", "de"),
  ])
  func `a tag leads to the orthography that it means`(tag: String, orthography: String) throws {
    #expect(try Orthography(language: tag).tag == orthography)
  }

  @Test(arguments: [
    ("sr-Latn", "fontconfig knows 'sr' in Cyrl and not in Latn"),
    ("sr-ME", "fontconfig knows 'sr' in Cyrl and not in Latn"),
    ("ja-Latn", "not in Latn"),
    ("zh-Latn", "fontconfig knows 'zh' in Hans, Hant and not in Latn"),
    ("uz-AF", "not in Arab"),
    ("zh", "say which: zh-Hans, zh-Hant"),
    ("zh-US", "say which: zh-Hans, zh-Hant"),
    ("az", "say which: az-az, az-ir"),
    ("ku", "say which: ku-am, ku-iq, ku-ir, ku-tr"),
    ("tlh", "fontconfig knows no characters of the language 'tlh'"),
    ("el-polyton", "the variant 'polyton'"),
    ("de-1901", "the variant '1901'"),
  ])
  func `what is not known is said, and never guessed`(tag: String, words: String) {
    let error = #expect(throws: LanguageError.self) { try Orthography(language: tag) }
    #expect(error?.tag == tag)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    "", "-", "e", "english", "en-", "-en", "en--US", "en_US", "en-US-", "e1", "en-a", "en-US-u",
    "zh-Hans-CN-toolongpart", "ру",
  ])
  func `what is no tag is refused`(text: String) {
    let error = #expect(throws: LanguageError.self) { try Orthography(language: text) }
    #expect(error?.description == "it is no BCP 47 tag, such as 'pt-BR' or 'zh-Hans'")
  }

  @Test func `a tag is taken apart`() {
    let tag = LanguageTag("SR-LATN-rs-Ekavsk-u-nu-latn")
    #expect(tag?.language == "sr")
    #expect(tag?.script == "Latn")
    #expect(tag?.region == "RS")
    #expect(tag?.variants == ["ekavsk"])
    #expect(LanguageTag("es-419")?.region == "419")
    #expect(LanguageTag("de-1996")?.variants == ["1996"])
    #expect(LanguageTag("de-1996")?.region == nil)
  }

  // Every orthography is of a script, but for the mathematical signs and the emoji.
  @Test func `every orthography but signs has a script`() {
    let none = Orthography.all.filter { $0.scripts.isEmpty }.map(\.tag)
    #expect(none.allSatisfy { $0.hasPrefix("und-") })
  }
}
