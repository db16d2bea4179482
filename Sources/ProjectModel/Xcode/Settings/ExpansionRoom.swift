/// How much text may be made of variables in all configurations of the projects that are read
/// together.
///
/// A value that a few lines blow up is stopped by its own limit; here a project with very many of them
/// is. A target needs about 2 KB in each configuration.
final class ExpansionRoom {
  /// The bytes that may be made.
  static let limit = 16 << 20

  /// The bytes that were made.
  private(set) var spent = 0

  /// Counts bytes; `false` when it is too much.
  func spend(_ count: Int) -> Bool {
    guard spent <= Self.limit - count else { return false }
    spent += count
    return true
  }
}
