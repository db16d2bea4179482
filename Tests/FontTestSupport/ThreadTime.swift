#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The time that work takes the processor on its thread, whatever else the machine does.
///
/// A limit by the clock fails on a busy machine; what these guard against takes minutes of work on any.
package enum ThreadTime {
  /// How many seconds some work takes the processor.
  package static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// Whether work of four times the size takes about four times as long; quadratic work takes sixteen.
  ///
  /// What takes no time to speak of is in proportion.
  package static func isInProportion(size: Int, _ work: (Int) throws -> Void) rethrows -> Bool {
    let one = try seconds { try work(size) }
    let four = try seconds { try work(4 * size) }
    return four < 9 * one + 0.1
  }

  /// How many seconds the thread has worked.
  package static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
