import Foundation
import Synchronization

/// A thread with little room: two megabytes, for builds that are not optimized take much of it.
enum SmallStack {
  /// Runs something there and waits for it; what runs out of room ends the process.
  static func run(_ work: @escaping @Sendable () -> Void) {
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      finished.signal()
    }
    thread.stackSize = 2 << 20
    thread.start()
    finished.wait()
  }
}
