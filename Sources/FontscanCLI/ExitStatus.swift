/// What the process tells its caller.
package enum ExitStatus: Int32, Sendable {
  /// Done and clean.
  case success = 0

  /// Done, with findings; of `list` and `show`: nothing matched, or all that was given was opened
  /// and is no font.
  case findings = 1

  /// It could not be done: a path that cannot be opened, a report that cannot be written.
  case failure = 2

  /// A command line that makes no sense (`EX_USAGE` of `sysexits.h`).
  case usage = 64
}

extension ExitStatus: Comparable {
  /// Orders from the best to the worst.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
