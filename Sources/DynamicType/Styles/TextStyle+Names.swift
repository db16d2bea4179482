extension TextStyle {
  /// The short spelling, which is also UIKit's member: `largeTitle`, `title1` and so on.
  public var key: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    case .extraLargeTitle: "extraLargeTitle"
    case .extraLargeTitle2: "extraLargeTitle2"
    }
  }

  /// The case of SwiftUI's `Font.TextStyle`: ``key``, but `title` and `caption` without their 1.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: key
    }
  }

  /// Reads a style in any of its spellings: UIKit's member, UIKit's raw string or SwiftUI's case.
  ///
  /// - Parameter name: The spelling, letter for letter.
  /// - Throws: When it spells no style, with the nearest that does.
  public init(named name: String) throws(UnknownName) {
    self = try Self.named(name, among: Self.allCases)
  }

  /// Reads a style that is to be scaled: what it throws offers no other.
  ///
  /// One that the table cannot
  /// scale by is read all the same, for the caller to say what is wrong with it.
  ///
  /// - Parameters:
  ///   - name: The spelling, letter for letter.
  ///   - table: The table to scale by.
  /// - Throws: When it spells no style, with the nearest that the table can scale by.
  package init(named name: String, scaledBy table: ScalingTable) throws(UnknownName) {
    if let known = try? TextStyle(named: name) {
      self = known
    } else {
      self = try Self.named(name, among: table.scalableStyles)
    }
  }
}

extension TextStyle: Spelled {
  static var kind: UnknownName.Kind { .textStyle }

  var spellings: [String] { [key, swiftUIName, rawValue] }
}
