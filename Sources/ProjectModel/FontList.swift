/// A list of fonts that a property list declares.
package struct FontList: Hashable, Sendable {
  /// What the key holds.
  package enum Content: Hashable, Sendable {
    /// An array, in its own order.
    case entries([DeclaredEntry])

    /// Something that is no array, in words with its article: `a string`.
    case wrongType(String)
  }

  /// The key as it is written: `UIAppFonts`, or with a device or platform after it, as in
  /// `UIAppFonts~ipad`.
  package var key: String

  /// Where the key is written.
  package var keyPosition: SourcePosition

  /// What the key holds.
  package var content: Content

  /// Where the key's value is written.
  package var position: SourcePosition

  /// Puts a list together.
  package init(
    key: String,
    keyPosition: SourcePosition,
    content: Content,
    position: SourcePosition
  ) {
    self.key = key
    self.keyPosition = keyPosition
    self.content = content
    self.position = position
  }
}

extension FontList {
  /// Whether a key is `UIAppFonts`, for all devices or for one.
  ///
  /// Any key may end in `~ipad` for a device or `-iphoneos` for a platform.
  package static func isKey(_ key: String) -> Bool {
    key == "UIAppFonts" || key.hasPrefix("UIAppFonts~") || key.hasPrefix("UIAppFonts-")
  }

  /// The entries of the array; none when it is no array.
  package var entries: [DeclaredEntry] {
    guard case .entries(let entries) = content else { return [] }
    return entries
  }
}
