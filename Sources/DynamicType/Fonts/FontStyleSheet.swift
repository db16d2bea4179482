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
  public private(set) var styles: [FontStyle] = []

  private var names: Set<String> = []

  /// Starts without styles.
  public init() {}

  /// Collects styles.
  ///
  /// - Parameter styles: The styles; may be none.
  /// - Throws: When two have the same name.
  public init(_ styles: [FontStyle]) throws(DuplicateName) {
    for style in styles { try append(style) }
  }

  /// Adds a style behind the others.
  ///
  /// - Parameter style: The style.
  /// - Throws: When there is one of that name; nothing changes then.
  public mutating func append(_ style: FontStyle) throws(DuplicateName) {
    guard names.insert(style.name).inserted else { throw DuplicateName(name: style.name) }
    styles.append(style)
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
