package import FileAccess

/// What a rule says about an app or a font.
///
/// That something could not be looked at is no finding: see ``Validation/problems``.
package struct Finding: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String

  /// How much it matters.
  package var severity: Severity

  /// What is wrong, in words that follow a path, a colon and the severity; without a full stop.
  ///
  /// Names are as raw as the file has them and may hold control characters.
  package var message: String

  /// The property list for `declared/*`, the font file for rules about fonts; `nil` when the finding
  /// is about a bundle without either.
  package var file: FilePath?

  /// The line in ``file``, counted from 1; `nil` where the file has none.
  package var line: Int?

  /// The column in ``file`` in UTF-8 bytes, counted from 1; `nil` where the file has none.
  package var column: Int?

  /// The bundle's name in reports.
  package var target: String?

  /// The font: its path in the bundle, or what an entry of a list spells in its place.
  package var font: FilePath?

  /// The PostScript name of the face, as the file has it.
  package var name: String?

  /// What to write in the place of what is there, ready to paste.
  ///
  /// It is `nil` when there is no one such thing; what to do then is in ``Rule/fix``.
  package var suggestion: String?

  /// What stays the same when the finding does: see ``Fingerprint``.
  package var fingerprint: String
}

extension Finding: Comparable {
  /// Orders by file, line, column, rule, font, name, target and message, all by bytes; findings
  /// without a file come first.
  package static func < (left: Finding, right: Finding) -> Bool {
    // One after the other, since most differ in the first.
    before(left.file?.bytes ?? [], right.file?.bytes ?? []) ?? before(left.line, right.line)
      ?? before(left.column, right.column) ?? before(left.rule.utf8, right.rule.utf8)
      ?? before(left.font?.bytes ?? [], right.font?.bytes ?? [])
      ?? before((left.name ?? "").utf8, (right.name ?? "").utf8)
      ?? before((left.target ?? "").utf8, (right.target ?? "").utf8)
      ?? before(left.message.utf8, right.message.utf8)
      ?? before(left.fingerprint.utf8, right.fingerprint.utf8) ?? false
  }

  /// Which of two comes first; `nil` when they are the same.
  private static func before<Bytes: Sequence<UInt8>>(_ left: Bytes, _ right: Bytes) -> Bool? {
    if left.lexicographicallyPrecedes(right) { return true }
    return right.lexicographicallyPrecedes(left) ? false : nil
  }

  private static func before(_ left: Int?, _ right: Int?) -> Bool? {
    let (left, right) = (left ?? 0, right ?? 0)
    return left == right ? nil : left < right
  }
}
