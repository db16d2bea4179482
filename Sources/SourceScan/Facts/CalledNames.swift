/// Which functions a file calls, and to which names it assigns something, as hashes of the names.
///
/// It may hold a name that the file does not call, never the other way round.
package struct CalledNames: Sendable {
  private var hashes: [UInt32] = []

  /// Starts with none.
  package init() {}

  /// Takes over hashes, in any order.
  init(_ hashes: Set<UInt32>) {
    self.hashes = hashes.sorted()
  }

  /// Takes down names.
  package init(names: Set<String>) {
    self.init(Set(names.map { Self.hash($0.utf8) }))
  }

  /// Whether the file may call one of some functions.
  func mayHold(_ names: Set<String>) -> Bool {
    names.contains { name in
      let hash = Self.hash(name.utf8)
      var (low, high) = (0, hashes.count)
      while low < high {
        let middle = (low + high) / 2
        if hashes[middle] < hash { low = middle + 1 } else { high = middle }
      }
      return low < hashes.count && hashes[low] == hash
    }
  }

  /// What stands for assignments to a name among the names of functions.
  static func assignment(to name: String) -> String { "=" + name }

  /// The hash of the same.
  static func hash(assignmentTo name: some Sequence<UInt8>) -> UInt32 {
    name.reduce(hash(CollectionOfOne(UInt8(ascii: "=")))) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// The hash of Fowler, Noll and Vo, which is quick for short names.
  static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
