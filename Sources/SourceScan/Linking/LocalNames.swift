/// The names within the functions of a file, as one sorted list.
struct LocalNames {
  private struct Entry {
    var key: UInt64
    var id: SourceDefinition.ID
  }

  private var entries: [Entry]

  /// Goes through the names of a file.
  init(of facts: FileFacts) {
    entries = []
    entries.reserveCapacity(facts.definitions.count)
    for (id, definition) in facts.definitions.enumerated() {
      let key = Self.key(definition.scope, definition.name)
      entries.append(Entry(key: key, id: SourceDefinition.ID(clamping: id)))
    }
    entries.sort { ($0.key, $0.id) < ($1.key, $1.id) }
  }

  private static func key(_ scope: SourceScope.ID, _ name: String) -> UInt64 {
    UInt64(UInt32(bitPattern: scope)) << 32 | UInt64(CalledNames.hash(name.utf8))
  }

  /// The definition that is known at a place of a scope: the last one before it.
  func last(
    _ name: String,
    in scope: SourceScope.ID,
    before offset: Int,
    of facts: FileFacts
  ) -> SourceDefinition.ID? {
    let key = Self.key(scope, name)
    // Those of a scope stand in the order of the source.
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      let isBefore =
        entry.key < key
        || entry.key == key && facts.definitions[Int(entry.id)].offset <= offset
      if isBefore { low = middle + 1 } else { high = middle }
    }
    guard low > 0, entries[low - 1].key == key else { return nil }
    let id = entries[low - 1].id
    return facts.definitions[Int(id)].name == name ? id : nil
  }
}
