/// How many files the build phases of a project may name.
///
/// A build file belongs to one phase and a phase to one target, so that there are no more than objects.
/// A project that is made to harm has a thousand targets that share one phase of thousands.
final class FileUses {
  private var left: Int

  /// Starts on a project with so many objects.
  init(objectCount: Int) {
    // Merges leave a phase or two twice.
    left = 2 * objectCount + 1000
  }

  /// Counts a file; `false` when they are too many.
  func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
