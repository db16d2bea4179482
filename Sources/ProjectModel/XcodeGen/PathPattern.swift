/// A pattern for files below a folder, in which `**` stands for any folders.
struct PathPattern {
  /// How many bytes it has as it is written.
  let byteCount: Int

  /// What stands between the slashes; of several `**` in a row, which mean no more, there is one.
  private let parts: [ArraySlice<UInt8>]

  private static let anyFolders: ArraySlice<UInt8> = [0x2A, 0x2A]

  /// Takes a pattern apart.
  init(_ text: String) {
    byteCount = text.utf8.count
    var parts: [ArraySlice<UInt8>] = []
    for part in Array(text.utf8).split(separator: UInt8(ascii: "/"))
    where part != Self.anyFolders || parts.last != Self.anyFolders {
      parts.append(part)
    }
    self.parts = parts
  }

  /// Whether it means a file, given by the names of its path: the file itself, or a folder around it.
  func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    // The states of an automaton: how many parts of the pattern are behind us.
    var states: Set<Int> = [0]
    for name in names {
      var next: Set<Int> = []
      for state in expanded(states) {
        guard state < parts.count else { return true }
        if parts[state] == Self.anyFolders { next.insert(state) }
        if Glob.matches(parts[state], name) { next.insert(state + 1) }
      }
      if next.isEmpty { return false }
      states = next
    }
    return expanded(states).contains(parts.count)
  }

  /// The states that are reached without a name: `**` may stand for no folder at all.
  private func expanded(_ states: Set<Int>) -> Set<Int> {
    var all = states
    for state in states where state < parts.count && parts[state] == Self.anyFolders {
      all.insert(state + 1)
    }
    return all
  }
}
