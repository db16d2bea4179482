/// One reader, as the fuzzer and the tests call it with bytes that nobody vouches for.
///
/// An entry has no result: it ends the process where a promise of the reader is broken.
package struct FuzzEntry: Sendable {
  /// What the command line calls it.
  package let name: String

  /// Which parts of the fixtures are good to start from.
  package let seeds: FuzzSeeds

  /// How many bytes an input has at most; longer ones are slower and find nothing else.
  package let byteLimit: Int

  /// Words that mean something to the reader; the fuzzer puts them into inputs.
  package let words: [String]

  /// Reads an input and uses everything that comes out.
  package let read: @Sendable ([UInt8]) -> Void

  init(
    _ name: String,
    seeds: FuzzSeeds,
    byteLimit: Int = 4096,
    words: [String] = [],
    read: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.seeds = seeds
    self.byteLimit = byteLimit
    self.words = words
    self.read = read
  }
}

extension FuzzEntry: CustomStringConvertible {
  /// The name, for the titles of tests.
  package var description: String { name }
}

extension FuzzEntry {
  /// Ends the process when what a reader promises is not so.
  ///
  /// - Parameters:
  ///   - promise: What has to be true.
  ///   - words: What it means.
  static func expect(_ promise: Bool, _ words: StaticString) {
    // Not `precondition`, which keeps its words to itself in a release build.
    if !promise { fatalError("\(words)") }
  }
}
