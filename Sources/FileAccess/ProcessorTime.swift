#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a thread has had of a processor.
///
/// Unlike a clock's time it is the same on a machine that is busy with other work.
package enum ProcessorTime {
  /// How long the calling thread has run; zero where the system does not say.
  package static var ofThread: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
