import FileAccess
import Testing

@Suite("Concurrent map")
struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 15, 16, 17, 1000], [-1, 0, 1, 2, 8, 10_000])
  func `results come in the order of the indices`(count: Int, jobs: Int) {
    let results = concurrentMap(count: count, jobs: jobs, scratch: { 0 }) { index, calls in
      calls += 1
      return index * 2
    }
    #expect(results == (0..<count).map { $0 * 2 })
  }

  @Test func `a thread keeps its scratch space between results`() {
    let results = concurrentMap(count: 40, jobs: 1, scratch: { 0 }) { _, calls in
      calls += 1
      return calls
    }
    #expect(results == Array(1...40))
  }
}
