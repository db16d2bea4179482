internal import Dispatch
internal import Synchronization

/// Computes a result for each index, on several threads, in an order that does not show.
///
/// Indices are handed out in runs, so that threads with small files do not wait for one with a large
/// one.
///
/// - Parameters:
///   - count: How many results are wanted.
///   - jobs: How many threads may work at most.
///   - run: How many indices a thread takes at a time: few where each takes long.
///   - scratch: Makes what one thread keeps between two results, such as a buffer.
///   - transform: Computes the result of an index.
/// - Returns: The results in the order of the indices.
package func concurrentMap<Result: Sendable, Scratch>(
  count: Int,
  jobs: Int,
  run: Int = 16,
  scratch: @Sendable () -> Scratch,
  transform: @Sendable (Int, inout Scratch) -> Result
) -> [Result] {
  guard count > 0 else { return [] }
  let run = max(1, run)
  let workers = max(1, min(jobs, (count + run - 1) / run))
  guard workers > 1 else {
    var mine = scratch()
    return (0..<count).map { transform($0, &mine) }
  }
  let next = Atomic<Int>(0)
  let finished = Mutex<[(start: Int, results: [Result])]>([])
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    var mine = scratch()
    var parts: [(start: Int, results: [Result])] = []
    while true {
      let start = next.add(run, ordering: .relaxed).oldValue
      guard start < count else { break }
      parts.append((start, (start..<min(start + run, count)).map { transform($0, &mine) }))
    }
    finished.withLock { $0.append(contentsOf: parts) }
  }
  return finished.withLock { parts in
    parts.sort { $0.start < $1.start }
    return parts.flatMap(\.results)
  }
}
