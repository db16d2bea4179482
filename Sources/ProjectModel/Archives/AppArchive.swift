package import FileAccess

/// An archive of an app, such as an `.ipa`, whose files can be read as long as this is there.
package struct AppArchive: Sendable {
  /// What makes its files readable by paths that go through it.
  package let mount: MountedArchive

  /// What is wrong with it: paths that lead out of it, links, names that are there twice.
  package let problems: [ProjectProblem]

  /// What in it may hide fonts, by paths that go through it, in their order.
  package let unread: [FilePath]

  private let unpacking: Unpacking

  /// Opens an archive and unpacks the fonts and property lists in it, in memory.
  ///
  /// - Parameter path: The archive.
  /// - Throws: ``ProjectProblem`` when it cannot be opened or is no ZIP archive.
  package init(_ path: FilePath) throws(ProjectProblem) {
    try self.init(path, limits: ArchiveLimits())
  }

  /// Opens an archive and takes no more of it than the limits say.
  init(_ path: FilePath, limits: ArchiveLimits) throws(ProjectProblem) {
    let contents = try ArchiveContents(reading: path, limits: limits) { name in
      BundleName.isFont(name) || BundleName.isInfoPlist(name)
    }
    let unpacking = Unpacking(path, files: contents.files, room: contents.room, limits: limits)
    self.unpacking = unpacking
    problems = contents.problems
    let folder = path.appending([])
    unread = contents.unread.sorted().map { $0.bytes.isEmpty ? path : folder.appending($0.bytes) }
    mount = MountedArchive(
      path,
      files: contents.files.map(\.path),
      links: contents.links
    ) { index throws(FileError) in
      try unpacking.bytes(ofFile: index)
    }
  }
}

extension AppArchive {
  /// How often the archive was gone through from its start.
  var passes: Int { unpacking.passes }

  /// Unpacks files that were not known to be fonts when the archive was opened, all in one pass.
  ///
  /// An entry of a font list may name a file as it likes. To look for each by itself would go through
  /// the archive as often as there are such files.
  ///
  /// - Parameter paths: The files, by paths that go through the archive; those of others are passed
  ///   over.
  func unpack(_ paths: Set<FilePath>) { unpacking.unpack(paths, below: folder) }

  /// The archive as a folder: its path with a slash behind it.
  package var folder: FilePath { mount.path.appending([]) }

  /// Whether a file is an archive, by its name or its first bytes.
  package static func isArchive(_ path: FilePath) -> Bool {
    guard (try? FileKind(of: path)) == .file else { return false }
    if path.lowercaseExtension == "ipa" { return true }
    let start = try? OpenFile(path).read(at: 0, count: 4)
    return start == Array("PK\u{3}\u{4}".utf8) || start == Array("PK\u{5}\u{6}".utf8)
  }

  /// The archive that a path goes through.
  ///
  /// - Parameter path: A path that may lead into an archive.
  /// - Returns: The archive; `nil` when the path goes through none.
  package static func archive(around path: FilePath) -> FilePath? {
    for slash in path.bytes.indices.dropFirst() where path.bytes[slash] == UInt8(ascii: "/") {
      let outer = FilePath(bytes: Array(path.bytes[..<slash]))
      switch try? FileKind(of: outer) {
      case .folder: continue
      case .file: return isArchive(outer) ? outer : nil
      case .other, nil: return nil
      }
    }
    return nil
  }
}
