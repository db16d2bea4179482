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
    for (a, b) in zip(left.sortingBytes, right.sortingBytes) where a != b {
      return a.lexicographicallyPrecedes(b)
    }
    return false
  }

  private var sortingBytes: [[UInt8]] {
    [
      file?.bytes ?? [],
      Finding.bigEndian(line),
      Finding.bigEndian(column),
      Array(rule.utf8),
      font?.bytes ?? [],
      Array((name ?? "").utf8),
      Array((target ?? "").utf8),
      Array(message.utf8),
      Array(fingerprint.utf8),
    ]
  }

  /// The bytes of a number, so that numbers and texts sort by one comparison.
  private static func bigEndian(_ number: Int?) -> [UInt8] {
    let bits = UInt64(clamping: number ?? 0)
    return stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
}
