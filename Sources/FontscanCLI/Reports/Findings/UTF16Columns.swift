internal import FileAccess
internal import FontChecks

/// The columns of findings in UTF-16 code units, which editors and SARIF count.
struct UTF16Columns {
  private var sources = QuotedSources()

  /// The column of a finding, counted from 1.
  ///
  /// - Parameter finding: What has a line and a column in bytes of UTF-8.
  /// - Returns: `nil` where the finding has no column, or its line cannot be read.
  mutating func column(of finding: Finding) -> Int? {
    guard let file = finding.file, let line = finding.line, let column = finding.column else {
      return nil
    }
    guard let bytes = sources.line(line, of: file) else { return nil }
    return UTF16Columns.column(column, in: bytes)
  }

  /// The column of a place in a line.
  ///
  /// - Parameters:
  ///   - column: The column in bytes of UTF-8, counted from 1.
  ///   - line: The line.
  /// - Returns: The column in UTF-16 code units, counted from 1.
  static func column(_ column: Int, in line: some Collection<UInt8>) -> Int {
    let before = line.prefix(max(0, column - 1))
    // All bytes but those that continue a character begin a code unit, and those that begin a
    // character beyond U+FFFF two.
    return 1 + before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
