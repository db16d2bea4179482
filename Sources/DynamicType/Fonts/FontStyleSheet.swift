/// All font styles of a design in one place.
public struct FontStyleSheet: Hashable, Sendable {
  /// A name that two styles share.
  public struct DuplicateName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String

    /// What is wrong.
    public var description: String { "two font styles are called '\(name)'" }
  }

  /// The styles, in the order that they were given.
  public let styles: [FontStyle]

  /// Collects styles.
  ///
  /// - Parameter styles: The styles; may be none.
  /// - Throws: When two have the same name.
  public init(_ styles: [FontStyle]) throws(DuplicateName) {
    var names: Set<String> = []
    for style in styles where !names.insert(style.name).inserted {
      throw DuplicateName(name: style.name)
    }
    self.styles = styles
  }

  /// Finds a style.
  ///
  /// - Parameter name: What the design calls it, letter for letter.
  /// - Returns: The style.
  /// - Throws: When there is none of that name, with the nearest.
  public func style(named name: String) throws(UnknownName) -> FontStyle {
    try FontStyle.named(name, among: styles)
  }
}

extension FontStyle: Spelled {
  static var kind: UnknownName.Kind { .fontStyle }

  var spellings: [String] { [name] }
}
