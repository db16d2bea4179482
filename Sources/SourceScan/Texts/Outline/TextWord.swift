/// The words by which code speaks of texts and how large they are.
enum TextWord {
  case font
  case adjusts
  case lines
  case shrinks
  case minimumScale
  case maximumCategory
  case lineLimit
  case dynamicTypeSize
  case custom
  case scaledFont
  case category
  case boldText
  case traitChange
  case height
  case frame
  case largeContent
  case traitRegistration
  case sizeAsked
  case fontType
  case imageRenderer

  /// Tells what a word is; `nil` for most.
  init?(_ token: SourceToken, in text: SourceText) {
    let range = token.range
    switch range.count {
    case 4 where text.says("font", at: range): self = .font
    case 4 where text.says("Font", at: range): self = .fontType
    case 5 where text.says("frame", at: range): self = .frame
    case 6 where text.says("UIFont", at: range): self = .fontType
    case 6 where text.says("custom", at: range): self = .custom
    case 8 where text.says("xxxLarge", at: range): self = .category
    case 9 where text.says("lineLimit", at: range): self = .lineLimit
    case 10 where text.says("scaledFont", at: range): self = .scaledFont
    case 12 where text.says("sizeCategory", at: range): self = .sizeAsked
    case 12 where text.says("heightAnchor", at: range): self = .height
    case 13 where text.says("numberOfLines", at: range): self = .lines
    case 13 where text.says("ImageRenderer", at: range): self = .imageRenderer
    case 14 where text.says("accessibility1", at: range): self = .category
    case 15 where text.says("dynamicTypeSize", at: range): self = .dynamicTypeSize
    case 16 where text.says("legibilityWeight", at: range): self = .boldText
    case 17 where text.says("isBoldTextEnabled", at: range): self = .boldText
    case 18 where text.says("minimumScaleFactor", at: range): self = .minimumScale
    case 19 where text.says("isAccessibilitySize", at: range): self = .sizeAsked
    case 19 where text.says("accessibilityMedium", at: range): self = .category
    case 20 where text.says("extraExtraExtraLarge", at: range): self = .category
    case 21 where text.says("UIContentSizeCategory", at: range): self = .traitChange
    case 23 where text.says("isAccessibilityCategory", at: range): self = .sizeAsked
    case 28 where text.says("preferredContentSizeCategory", at: range): self = .sizeAsked
    case 30 where text.says("UIContentSizeCategoryDidChange", at: range): self = .traitChange
    case 23 where text.says("UITraitLegibilityWeight", at: range): self = .boldText
    case 23 where text.says("registerForTraitChanges", at: range): self = .traitRegistration
    case 23 where text.says("showsLargeContentViewer", at: range): self = .largeContent
    case 25 where text.says("adjustsFontSizeToFitWidth", at: range): self = .shrinks
    case 26 where text.says("maximumContentSizeCategory", at: range): self = .maximumCategory
    case 35 where text.says("boldTextStatusDidChangeNotification", at: range): self = .boldText
    case 31 where text.says("UILargeContentViewerInteraction", at: range): self = .largeContent
    case 33 where text.says("adjustsFontForContentSizeCategory", at: range): self = .adjusts
    case 36 where text.says("accessibilityShowsLargeContentViewer", at: range):
      self = .largeContent
    default: return nil
    }
  }
}
