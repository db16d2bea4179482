internal import FileAccess

/// Which entries of a list stay, which go, and which come.
struct FontListChoice {
  /// The entries that stay, in their order.
  private(set) var kept: [String] = []

  /// The entries that go, in their order.
  private(set) var removed: [String] = []

  /// Those of the first that nobody can judge.
  private(set) var unjudged: [String] = []

  /// The fonts that no entry stands for, by bytes.
  let added: [String]

  /// Chooses.
  ///
  /// An entry stands for the font whose path it is, else for one with the name at its end.
  ///
  /// - Parameters:
  ///   - entries: The list.
  ///   - paths: Where the fonts lie in the bundle.
  ///   - known: Entries that lead somewhere, and which of the fonts they stand for.
  init(_ entries: [String], fonts paths: [String], keeping known: [String: [String]]) {
    // Bytes are compared: two spellings of one text are two files.
    var missing = Set(paths.map { Array($0.utf8) })
    let known = Dictionary(
      known.map { (Array($0.key.utf8), $0.value.map { Array($0.utf8) }) }
    ) { $0 + $1 }
    let exact = missing.intersection(entries.map { FontListChoice.path($0) })
    var loose: [[UInt8]: [[UInt8]]] = [:]
    for path in missing.subtracting(exact).sorted(by: { $1.lexicographicallyPrecedes($0) }) {
      loose[FontListChoice.name(path), default: []].append(path)
    }
    var seen: Set<[UInt8]> = []
    for entry in entries {
      let bytes = Array(entry.utf8)
      let path = FontListChoice.path(entry)
      let isNew = seen.insert(bytes).inserted
      if let fonts = known[bytes], isNew {
        missing.subtract(fonts)
        kept.append(entry)
      } else if exact.contains(path) {
        if missing.remove(path) != nil { kept.append(entry) } else { removed.append(entry) }
      } else if entry.contains("$(") || entry.contains("${"), isNew {
        unjudged.append(entry)
        kept.append(entry)
      } else if let font = FontListChoice.next(&loose[FontListChoice.name(path)], in: missing) {
        missing.remove(font)
        kept.append(entry)
      } else {
        removed.append(entry)
      }
    }
    added = missing.sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes the next of some fonts that is still missing.
  private static func next(
    _ fonts: inout [[UInt8]]?,
    in missing: Set<[UInt8]>
  ) -> [UInt8]? {
    while let font = fonts?.popLast() {
      if missing.contains(font) { return font }
    }
    return nil
  }

  /// The path that an entry spells, without `./` at its start.
  private static func path(_ entry: String) -> [UInt8] {
    var rest = Array(entry.utf8)[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2) }
    return Array(rest)
  }

  private static func name(_ path: [UInt8]) -> [UInt8] {
    Array(FilePath(bytes: path).lastComponent)
  }
}
