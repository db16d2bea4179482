extension Orthography {
  /// Finds how a language is written.
  ///
  /// A region is left out where the language is written alike everywhere; what is written in more
  /// than one way has to be said more exactly. Nothing is guessed.
  ///
  /// - Parameter language: A BCP 47 tag, such as `pt-BR`, `zh-Hans` or `sr-Cyrl`.
  /// - Throws: ``LanguageError`` when it is no such tag, fontconfig does not know the language or
  ///   not in that script, or the tag may mean several orthographies.
  public init(language: String) throws(LanguageError) {
    if let exact = Orthography.all.first(where: { $0.tag == language.lowercased() }) {
      self = exact
      return
    }
    guard let tag = LanguageTag(language) else {
      throw LanguageError(language, "it is no BCP 47 tag, such as 'pt-BR' or 'zh-Hans'")
    }
    guard tag.variants.isEmpty else {
      throw LanguageError(
        language,
        "fontconfig knows no characters of the variant '\(tag.variants.joined(separator: "-"))'"
      )
    }
    self = try Orthography.find(tag, language)
  }

  private static func find(
    _ tag: LanguageTag,
    _ text: String
  ) throws(LanguageError) -> Orthography {
    let name = renamed[tag.language] ?? tag.language
    let siblings = all.filter { $0.tag == name || $0.tag.hasPrefix(name + "-") }
    guard !siblings.isEmpty else {
      throw LanguageError(text, "fontconfig knows no characters of the language '\(name)'")
    }
    if name == "zh" { return try findChinese(tag, text) }

    let script = tag.script ?? script(of: name, in: tag.region)
    let inScript = siblings.filter { script.map($0.isWritten) ?? true }
    guard !inScript.isEmpty else {
      let known = Set(siblings.flatMap(\.scripts)).sorted().joined(separator: ", ")
      let asked = script ?? ""
      throw LanguageError(text, "fontconfig knows '\(name)' in \(known) and not in \(asked)")
    }
    let region = tag.region?.lowercased()
    if let region, let exact = inScript.first(where: { $0.tag == "\(name)-\(region)" }) {
      return exact
    }
    if let plain = inScript.first(where: { $0.tag == name }) { return plain }
    guard inScript.count == 1, tag.script != nil, let only = inScript.first else {
      throw ambiguous(text, inScript.map(\.tag))
    }
    return only
  }

  /// Chinese has an orthography a region; the script says which, or the region does.
  private static func findChinese(
    _ tag: LanguageTag,
    _ text: String
  ) throws(LanguageError) -> Orthography {
    let choice: String
    switch (tag.script, tag.region) {
    case ("Hans", "SG"), (nil, "SG"): choice = "zh-sg"
    case ("Hans", _), (nil, "CN"): choice = "zh-cn"
    case ("Hant", "HK"), (nil, "HK"): choice = "zh-hk"
    case ("Hant", "MO"), (nil, "MO"): choice = "zh-mo"
    case ("Hant", _), (nil, "TW"): choice = "zh-tw"
    case (nil, _): throw ambiguous(text, ["zh-Hans", "zh-Hant"])
    case (let script?, _):
      throw LanguageError(text, "fontconfig knows 'zh' in Hans, Hant and not in \(script)")
    }
    guard let found = all.first(where: { $0.tag == choice }) else {
      throw LanguageError(text, "fontconfig knows no characters of '\(choice)'")
    }
    return found
  }

  private static func ambiguous(_ text: String, _ choices: [String]) -> LanguageError {
    LanguageError(
      text,
      "it is written in more than one way; say which: \(choices.joined(separator: ", "))"
    )
  }

  /// Tags that were replaced; see <https://www.iana.org/assignments/language-subtag-registry>.
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv"]

  /// The script of a language in regions that write it unlike the others, by Unicode's *likely
  /// subtags*; see <https://cldr.unicode.org>.
  private static func script(of language: String, in region: String?) -> String? {
    switch (language, region) {
    case ("sr", "ME"), ("sr", "RO"), ("sr", "TR"), ("ky", "TR"): "Latn"
    case ("uz", "CN"), ("ug", "KZ"), ("ug", "MN"), ("az", "RU"): "Cyrl"
    case ("sd", "IN"): "Deva"
    case ("uz", "AF"), ("kk", "AF"), ("kk", "CN"), ("kk", "IR"), ("kk", "MN"), ("ky", "CN"),
      ("tg", "PK"), ("ha", "CM"), ("ha", "SD"), ("ms", "CC"), ("az", "IQ"):
      "Arab"
    default: nil
    }
  }
}
