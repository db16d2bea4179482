extension ObjectiveCParser {
  /// Adds the traits that a message lays on the font which its receiver asks for:
  /// `[[UIFontDescriptor …] fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold]`.
  mutating func takeTraits(of message: ObjectiveCMessage, before closing: Int) {
    switch message.selector {
    case "fontDescriptorWithSymbolicTraits:", "fontDescriptorByAddingAttributes:": break
    default: return
    }
    guard let last = message.requests.last, facts.requests.indices.contains(last) else { return }
    facts.requests[last].traits += traits(in: message.start..<closing)
  }

  /// Whether a key of a descriptor's attributes stands for its traits.
  func isKeyOfTraits(_ token: Int) -> Bool {
    source.isWord("UIFontDescriptorTraitsAttribute", at: token)
      || source.isWord("kCTFontTraitsAttribute", at: token)
  }

  /// The traits that are named in some tokens.
  func traits(in range: Range<Int>) -> [SourceRequest.Trait] {
    range.compactMap { index in
      guard source.tokens.indices.contains(index), source.tokens[index].kind == .word,
        let kind = Self.kind(ofTrait: source[index])
      else { return nil }
      return SourceRequest.Trait(kind: kind, offset: offset(of: index))
    }
  }

  private static func kind(ofTrait word: String) -> RequestedTrait.Kind? {
    switch word {
    case "UIFontDescriptorTraitBold", "kCTFontBoldTrait", "kCTFontTraitBold": return .bold
    case "UIFontDescriptorTraitItalic", "kCTFontItalicTrait", "kCTFontTraitItalic": return .italic
    default:
      guard word.hasPrefix("UIFontWeight") else { return nil }
      return weights[String(word.dropFirst("UIFontWeight".utf8.count))].map { .weight($0) }
    }
  }

  private static let weights = [
    "UltraLight": "ultraLight", "Thin": "thin", "Light": "light", "Regular": "regular",
    "Medium": "medium", "Semibold": "semibold", "Bold": "bold", "Heavy": "heavy", "Black": "black",
  ]
}
