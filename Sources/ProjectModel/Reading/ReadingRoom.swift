/// What may be done for all targets that are read together, beyond what the size of a file bounds.
///
/// A few lines can say a thousand times that thousands of files are copied, or name thousands of
/// patterns for them; no project does. What is left out is noted by those who ask.
final class ReadingRoom {
  /// The most fonts of all bundles together.
  static let fontLimit = 200_000

  /// What is said when there are more.
  static let tooManyFonts =
    "targets and their configurations copy more than \(fontLimit) fonts together; the rest are not "
    + "looked at"

  /// How many fonts there may still be.
  private(set) var fonts = ReadingRoom.fontLimit

  /// The most entries of property lists that are judged once more.
  static let entryLimit = 200_000

  private var entries = ReadingRoom.entryLimit

  /// How much may still be compared with patterns: about a quarter of the pairs of bytes.
  private(set) var comparisons = 1 << 30

  /// Counts fonts of a bundle; `false` when they are too many.
  func take(fonts count: Int) -> Bool {
    guard fonts >= count else { return false }
    fonts -= count
    return true
  }

  /// Counts the entries of a property list that another target or configuration has, too.
  func take(entries count: Int) -> Bool {
    guard entries >= count else { return false }
    entries -= count
    return true
  }

  /// Counts a comparison of a pattern with a path.
  ///
  /// - Parameters:
  ///   - pattern: How many bytes the pattern has.
  ///   - path: How many bytes the path has.
  /// - Returns: `false` when there are too many.
  func compare(pattern: Int, path: Int) -> Bool {
    // Neither number is larger than a file that was read.
    comparisons -= 16 + pattern * path / 4
    return comparisons >= 0
  }
}
