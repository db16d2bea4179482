/// A word that should name a text style, a size category, a table or a style of a sheet, and does
/// not.
public struct UnknownName: Error, Hashable, Sendable {
  /// What the word should have named.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A ``TextStyle``.
    case textStyle = "text style"
    /// A ``ContentSizeCategory``.
    case category = "size category"
    /// A ``ScalingTable``.
    case table = "scaling table"
    /// A ``FontStyle`` of a ``FontStyleSheet``.
    case fontStyle = "font style"
  }

  /// What was to be named.
  public let kind: Kind

  /// The word, as it was given.
  public let name: String

  /// The known name that is nearest to the word, in the vocabulary that it came from, or `nil` when
  /// none is near.
  public let nearest: String?

  /// The names that would have been understood, in their short spellings.
  public let known: [String]
}

extension UnknownName: CustomStringConvertible {
  /// What is wrong, and what may have been meant.
  public var description: String {
    let hint =
      if let nearest {
        "; did you mean '\(nearest)'?"
      } else if known.isEmpty {
        "; there are none"
      } else {
        "; there are " + known.joined(separator: ", ")
      }
    return "unknown \(kind.rawValue) '\(name)'" + hint
  }
}
