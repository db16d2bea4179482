/// How much of an archive is taken before reading gives up.
///
/// A few kilobytes can stand for as many bytes as a disk has; no app is like that.
struct ArchiveLimits: Sendable {
  /// The most entries.
  var entries = 200_000

  /// The most bytes of one file, unpacked.
  var fileBytes = 128 << 20

  /// The most bytes of all files that are unpacked, which are kept in memory.
  var allBytes = 512 << 20

  /// How many times its packed size a file may have that is larger than ``plainBytes``.
  ///
  /// Fonts shrink to a half or so; only what is made to harm shrinks to a hundredth.
  var ratio = 100

  /// Up to here the ratio does not matter.
  var plainBytes = 1 << 20

  /// The most folders that a file may lie in.
  var depth = 64

  /// The most links; to follow each takes time.
  var links = 4_000

  /// The most bytes of where a link leads, as many as a system takes for a path.
  var target = 4_096

  /// The most problems to tell one by one.
  var problems = 50
}
