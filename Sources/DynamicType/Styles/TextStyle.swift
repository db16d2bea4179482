/// The role of a text, which decides how its size follows the ``ContentSizeCategory``.
///
/// Called as in UIKit, with UIKit's raw values, which are also what a storyboard holds.
/// ``init(named:)`` reads the shorter spellings too.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// The largest of the eleven styles; 34 points at large.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// `title` in SwiftUI; 28 points at large.
  case title1 = "UICTFontTextStyleTitle1"
  /// 22 points at large.
  case title2 = "UICTFontTextStyleTitle2"
  /// 20 points at large.
  case title3 = "UICTFontTextStyleTitle3"
  /// 17 points at large, semibold in the system font.
  case headline = "UICTFontTextStyleHeadline"
  /// 17 points at large.
  case body = "UICTFontTextStyleBody"
  /// 16 points at large.
  case callout = "UICTFontTextStyleCallout"
  /// 15 points at large.
  case subheadline = "UICTFontTextStyleSubhead"
  /// 13 points at large.
  case footnote = "UICTFontTextStyleFootnote"
  /// `caption` in SwiftUI; 12 points at large.
  case caption1 = "UICTFontTextStyleCaption1"
  /// 11 points at large and, other than every other style, no smaller below.
  case caption2 = "UICTFontTextStyleCaption2"
  /// 36 points at large; what it is in other categories is not published, so nothing scales by it.
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  /// 28 points at large; what it is in other categories is not published, so nothing scales by it.
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
}

extension TextStyle {
  /// The first iOS that has the style: 7, 9, 11 or 17.
  public var firstIOSVersion: Int {
    switch self {
    case .headline, .subheadline, .body, .footnote, .caption1, .caption2: 7
    case .title1, .title2, .title3, .callout: 9
    case .largeTitle: 11
    case .extraLargeTitle, .extraLargeTitle2: 17
    }
  }
}
