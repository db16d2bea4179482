package import FileAccess

/// What source files say about fonts, each read once.
///
/// Of a file only the facts are kept, not its text.
package struct SourceLibrary: Sendable {
  private var facts: [FilePath: FileFacts] = [:]

  /// Larger files are not read: people do not write them.
  private static let fileLimit = 16 << 20

  /// Reads files on several threads; those that say nothing of fonts are passed over.
  ///
  /// - Parameters:
  ///   - files: The files, of all modules. Who calls has checked that they may be read.
  ///   - jobs: How many threads may work at most.
  package init(reading files: [FilePath], jobs: Int) {
    let files = Array(Set(files.filter { SourceKind(of: $0) != nil })).sorted()
    let folders = ThirdPartyFolders(around: files)
    let all = concurrentMap(
      count: files.count,
      jobs: jobs,
      run: 8,
      scratch: { () },
      transform: { index, _ in Self.facts(of: files[index], folders: folders) }
    )
    for facts in all { self.facts[facts.file] = facts }
  }

  private static func facts(of file: FilePath, folders: ThirdPartyFolders) -> FileFacts {
    guard let kind = SourceKind(of: file), !folders.hold(file) else {
      var facts = FileFacts(file: file)
      facts.isLeftAlone = true
      return facts
    }
    do throws(FileError) {
      let open = try OpenFile(file)
      // Larger ones are data, and nothing is wrong with them.
      guard kind != .styles || open.size <= StyleFile.sizeLimit else {
        return FileFacts(file: file)
      }
      return kind.reader.facts(of: try open.readAll(limit: fileLimit), in: file)
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
    ModuleLinker(Set(files).sorted().compactMap { facts[$0] }).scan()
  }
}
