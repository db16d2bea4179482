package import DynamicType
package import FileAccess
internal import PropertyList

/// A file that says which face and size each text style of an app has, and what is wrong with it.
package struct StyleSheet: Sendable {
  /// How the file says it.
  package enum Form: Hashable, Sendable {
    /// A dictionary `styles` from names to styles: our own.
    case ownStyles

    /// The style dictionary of the Swift package ScaledFont: from text styles to a font name and a
    /// size.
    case scaledFont
  }

  /// The file, as the caller spelled it.
  package let path: FilePath

  /// How the file says it; `nil` when that could not be told.
  package internal(set) var form: Form?

  /// The styles that are right, in the order of the file.
  package internal(set) var sheet = FontStyleSheet()

  /// Where each style of ``sheet`` is written, in the same order.
  package internal(set) var places: [StylePlaces] = []

  /// The text styles that the file gives the system's font, in the order of the file.
  ///
  /// Only ScaledFont's dictionary does.
  package internal(set) var systemFontStyles: [TextStyle] = []

  /// Whether numbers are written as strings, since the file is in a form that has no others.
  var hasNumbersAsStrings = false

  /// The first style that is called like each text style, as far as that says what it scales by.
  var namedLike: [TextStyle: PropertyListDictionary.Entry] = [:]

  /// What the styles are called that have a fault and are not in ``sheet``.
  var refusedNames: Set<String> = []

  /// All that is wrong, by place.
  package internal(set) var faults: [StyleSheetFault] = []

  init(path: FilePath) {
    self.path = path
  }
}

extension StyleSheet {
  /// The styles that are right, each with its places, in the order of the file.
  package var styles: [(style: FontStyle, places: StylePlaces)] {
    Array(zip(sheet.styles, places))
  }

  /// Why a sheet without a fault says nothing, in words; `nil` when it says something.
  package var wordsForEmptiness: String? {
    guard faults.isEmpty, sheet.styles.isEmpty else { return nil }
    return systemFontStyles.isEmpty
      ? "the sheet has no styles" : "the sheet leaves every style to the system font"
  }

  /// Whether a word may name a style that has a fault, so that it cannot be said to be unknown.
  ///
  /// - Parameter word: The name of a style, or a spelling of its text style, which cannot be told of
  ///   one with a fault.
  /// - Returns: Whether it may.
  package func mayHaveRefused(_ word: String) -> Bool {
    guard !faults.isEmpty else { return false }
    // Where the sheet as a whole could not be read, nobody knows what it has.
    guard !refusedNames.isEmpty else { return sheet.styles.isEmpty }
    return refusedNames.contains(word) || (try? TextStyle(named: word)) != nil
  }
}
