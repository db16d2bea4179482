#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that work takes on its thread, whatever else the machine does.
enum ProcessorTime {
  /// How many seconds some work takes the processor.
  static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// Whether work of four times the size takes about four times as long; quadratic work takes sixteen.
  ///
  /// What takes no time to speak of is in proportion.
  static func isInProportion(size: Int, _ work: (Int) throws -> Void) rethrows -> Bool {
    let one = try seconds { try work(size) }
    let four = try seconds { try work(4 * size) }
    return four < 9 * one + 0.1
  }

  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
