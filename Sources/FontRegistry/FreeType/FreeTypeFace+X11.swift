internal import CFreeType

extension FreeTypeFace {
  /// A text property of an X11 bitmap font (PCF or BDF), such as `WEIGHT_NAME`.
  ///
  /// - Parameter name: The property's name; the X Logical Font Description lists them.
  /// - Returns: The text, or `nil` when there is none or the font is of another kind.
  func x11Property(_ name: String) -> String? {
    guard let text = unsafe fontscan_ft_bdf_text(handle, name) else { return nil }
    return unsafe FreeTypeFace.text(text)
  }
}
