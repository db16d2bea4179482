package import DynamicType

/// What generated code says of a style of a sheet.
package struct StyleDescription: Hashable, Sendable {
  /// What the design calls it.
  package var name: String

  /// The PostScript name of the face.
  package var faceName: String

  /// The PostScript name of the face for Bold Text, or `nil`.
  package var boldFaceName: String?

  /// What the text is; never one of the extra large titles, by which nothing scales.
  package var textStyle: TextStyle

  /// Points at large.
  package var size: Double

  /// Where the text stops growing, in points; `nil` for nowhere.
  package var maximumSize: Double?

  /// Describes a style.
  package init(
    name: String,
    faceName: String,
    boldFaceName: String? = nil,
    textStyle: TextStyle,
    size: Double,
    maximumSize: Double? = nil
  ) {
    self.name = name
    self.faceName = faceName
    self.boldFaceName = boldFaceName
    self.textStyle = textStyle
    self.size = size
    self.maximumSize = maximumSize
  }
}
