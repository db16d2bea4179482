package import FileAccess
internal import PropertyList
internal import Synchronization

/// What source files say about fonts.
///
/// Of a file only the facts are kept, not its text. Which calls hand over a font name shows only when
/// the functions are known, so that files which may have such calls are read once more.
package struct SourceLibrary: Sendable {
  private let store: Store
  private let jobs: Int

  /// The files that lie in no folder.
  private let texts: [FilePath: [UInt8]]

  /// Larger files are not read: people do not write them.
  private static let fileLimit = 16 << 20

  /// How often calls may lead to functions whose calls are looked for.
  private static let roundLimit = 4

  /// Reads files on several threads; those that say nothing of fonts are passed over.
  ///
  /// - Parameters:
  ///   - files: The files, of all modules. Who calls has checked that they may be read.
  ///   - jobs: How many threads may work at most.
  package init(reading files: [FilePath], jobs: Int) {
    self.jobs = jobs
    texts = [:]
    let files = Array(Set(files.filter { SourceKind(of: $0) != nil })).sorted()
    let folders = ThirdPartyFolders(around: files)
    let all = concurrentMap(
      count: files.count,
      jobs: jobs,
      run: 8,
      scratch: { () },
      transform: { index, _ in
        var facts = Self.facts(of: files[index], calls: [])
        if folders.hold(files[index]) { facts.isLeftAlone = true }
        return facts
      }
    )
    store = Store(all)
  }

  /// Takes files that lie in no folder; those that say nothing of fonts are passed over.
  package init(parsing files: [(file: FilePath, bytes: [UInt8])]) {
    jobs = 1
    texts = Dictionary(files.map { ($0.file, $0.bytes) }) { first, _ in first }
    store = Store(
      files.compactMap { file, bytes in
        SourceKind(of: file)?.reader.facts(of: bytes, in: file, calls: [])
      }
    )
  }

  private static func facts(of file: FilePath, calls: Set<String>) -> FileFacts {
    guard let kind = SourceKind(of: file) else { return FileFacts(file: file) }
    do throws(FileError) {
      let open = try OpenFile(file)
      // Larger ones are data, and nothing is wrong with them.
      guard kind != .styles || open.size <= StyleFile.sizeLimit else {
        return FileFacts(file: file)
      }
      let bytes = try open.readAll(limit: fileLimit)
      var facts = kind.reader.facts(of: bytes, in: file, calls: calls)
      facts.wantedCalls = calls
      if facts.mayBeInConflict(of: kind), let conflict = MergeConflict(in: bytes) {
        facts.problems = [SourceProblem(conflict, in: file)]
      }
      return facts
    } catch {
      var facts = FileFacts(file: file)
      facts.problems = [SourceProblem(file: file, reason: error.reason)]
      return facts
    }
  }

  /// What one module's files ask for: constants, raw values and parameters are followed across these
  /// files only.
  ///
  /// - Parameter files: The files of the module; those that were not read are passed over.
  /// - Returns: What they ask for, by file and place.
  package func module(of files: [FilePath]) -> ModuleScan {
    let files = Set(files).sorted()
    var known: Set<String> = []
    var rounds = 0
    while true {
      var wanted = known
      let scan = link(files, wanted: &wanted, isLast: rounds == Self.roundLimit)
      if let scan { return scan }
      readAgain(files, for: wanted)
      known.formUnion(wanted)
      rounds += 1
    }
  }

  /// Puts together what is known, or says whose calls matter that were not looked for.
  ///
  /// It is a function of its own so that nothing else of it is alive while files are read again.
  ///
  /// - Parameters:
  ///   - files: The files of the module, sorted.
  ///   - wanted: The functions whose calls were looked for; those whose calls are to be, when nothing is
  ///     returned.
  ///   - isLast: Whether calls are looked for no more.
  /// - Returns: What they ask for; `nil` when calls have to be looked for first.
  private func link(_ files: [FilePath], wanted: inout Set<String>, isLast: Bool) -> ModuleScan? {
    let facts = store.facts(of: files)
    var linker = ModuleLinker(facts)
    var scan = linker.link()
    wanted = linker.wanted.subtracting(wanted)
    guard isLast || wanted.isEmpty else { return nil }
    scan.texts = TextLinker(facts).texts()
    return scan
  }

  /// Reads those files again that may call some functions, a few at a time: what was known of them is
  /// let go as soon as there is more.
  private func readAgain(_ files: [FilePath], for names: Set<String>) {
    let files = store.facts(of: files).filter { $0.mayLack(names) }.map(\.file)
    let names = store.takeNote(of: names)
    for start in stride(from: 0, to: files.count, by: Self.batch) {
      let some = files[start..<min(start + Self.batch, files.count)]
      let all = concurrentMap(
        count: some.count,
        jobs: jobs,
        run: 8,
        scratch: { () },
        transform: { index, _ in
          let file = some[start + index]
          guard let bytes = texts[file], let reader = SourceKind(of: file)?.reader else {
            return Self.facts(of: file, calls: names)
          }
          var facts = reader.facts(of: bytes, in: file, calls: names)
          facts.wantedCalls = names
          return facts
        }
      )
      store.replace(with: all.filter(\.problems.isEmpty))
    }
  }

  private static let batch = 512
}

extension FileFacts {
  /// Whether a conflict that Git left in the file would matter: where something is asked for, and
  /// where nothing could be read.
  fileprivate func mayBeInConflict(of kind: SourceKind) -> Bool {
    hasPlaces || !ready.isEmpty || !problems.isEmpty || kind == .styles
  }
}

extension SourceProblem {
  /// Says where Git left a conflict in a file: what is read there may be of either side.
  init(_ conflict: MergeConflict, in file: FilePath) {
    let place = conflict.position
    self.init(
      file: file,
      location: SourceLocation(file: file, line: place.line ?? 1, column: place.column ?? 1),
      reason: MergeConflict.words
    )
  }
}

/// The facts of all files, which grow when calls are wanted.
private final class Store: Sendable {
  private let files: Mutex<[FilePath: FileFacts]>

  /// The functions whose calls any module wanted.
  private let names = Mutex<Set<String>>([])

  init(_ facts: [FileFacts]) {
    files = Mutex(Dictionary(facts.map { ($0.file, $0) }) { first, _ in first })
  }

  func facts(of paths: [FilePath]) -> [FileFacts] {
    files.withLock { files in paths.compactMap { files[$0] } }
  }

  func takeNote(of new: Set<String>) -> Set<String> {
    names.withLock { names in
      names.formUnion(new)
      return names
    }
  }

  func replace(with facts: [FileFacts]) {
    files.withLock { files in
      for var new in facts {
        if let old = files[new.file] {
          new.isLeftAlone = old.isLeftAlone
          new.takeTexts(of: old)
        }
        files[new.file] = new
      }
    }
  }
}
