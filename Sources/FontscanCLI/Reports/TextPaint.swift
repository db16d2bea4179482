/// Whether text is painted with colours.
struct TextPaint: Sendable {
  /// What is painted, by its part in the text.
  enum Part: String, Sendable {
    /// The name of a family, a title.
    case heading = "1"
    /// What matters least in a line.
    case muted = "2"
    /// Severity error, and verdicts as bad.
    case error = "1;31"
    /// Severity warning.
    case warning = "1;33"
    /// Severity note.
    case note = "1;36"
    /// All is well.
    case good = "32"
  }

  /// Whether escape sequences are written.
  var isColored: Bool

  /// Text without colours.
  static let plain = TextPaint(isColored: false)
}
