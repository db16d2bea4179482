/// Definitions by their names and by what they are members of, as one sorted list.
///
/// Modules have hundreds of thousands of names, and most are never looked up.
struct NameTable {
  /// What a name belongs to: a type, or one of the following.
  typealias Owner = Int32

  /// The names outside of types and functions.
  static let globals: Owner = -1

  /// The functions and closures of all kinds, wherever they are.
  static let functions: Owner = -2

  private struct Entry {
    var owner: Owner
    var hash: UInt32
    var ref: DefinitionRef

    var key: UInt64 { UInt64(UInt32(bitPattern: owner)) << 32 | UInt64(hash) }
  }

  private var entries: [Entry] = []

  /// Adds a name; ``sort()`` must follow.
  mutating func add(_ name: String, of owner: Owner, _ ref: DefinitionRef) {
    entries.append(Entry(owner: owner, hash: CalledNames.hash(name.utf8), ref: ref))
  }

  /// Makes the names findable.
  mutating func sort() {
    entries.sort { left, right in
      left.key != right.key
        ? left.key < right.key : (left.ref.file, left.ref.id) < (right.ref.file, right.ref.id)
    }
  }

  /// The definitions that may have a name: others have the same hash now and then.
  func candidates(_ name: String, of owner: Owner, limit: Int) -> [DefinitionRef] {
    let key = UInt64(UInt32(bitPattern: owner)) << 32 | UInt64(CalledNames.hash(name.utf8))
    return entries[firstPlace(notBelow: key)...].prefix { $0.key == key }.prefix(limit).map(\.ref)
  }

  /// All definitions of an owner.
  func all(of owner: Owner) -> [DefinitionRef] {
    let key = UInt64(UInt32(bitPattern: owner)) << 32
    return entries[firstPlace(notBelow: key)...].prefix { $0.owner == owner }.map(\.ref)
  }

  private func firstPlace(notBelow key: UInt64) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
