/// A face name with a size for each text style, from which scaled fonts are made.
///
/// ```swift
/// enum ZenOldMincho: String, DynamicFont {
///   case regular = "ZenOldMincho-Regular"
///   case bold = "ZenOldMincho-Bold"
///
///   func fontName() -> String { rawValue }
/// }
/// let font = try Font.customFont(ZenOldMincho.regular, forTextStyle: .body)
/// ```
public protocol DynamicFont {
  /// The PostScript name of the face.
  func fontName() -> String

  /// The PostScript name of the face to change to when Bold Text is on; `nil`, unless a type says
  /// otherwise, when the face stays the same.
  func boldFontName() -> String?

  /// The size at large.
  ///
  /// Unless a type says otherwise, that of the system font: 34 points for Large Title down to 11
  /// for Caption 2, and 17 for both headline and body.
  ///
  /// - Parameter style: The text style.
  /// - Returns: Points.
  func fontSize(style: TextStyle) -> Double
}

extension DynamicFont {
  /// No face for Bold Text.
  public func boldFontName() -> String? { nil }

  /// The size of the system font at large.
  ///
  /// - Parameter style: The text style.
  /// - Returns: Points.
  public func fontSize(style: TextStyle) -> Double {
    // The table has a size at large for every style.
    ScalingTable.ios.pointSize(for: style, at: .large) ?? 17
  }
}
