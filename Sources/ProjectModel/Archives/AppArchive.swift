package import FileAccess
internal import Synchronization

/// An archive of an app, such as an `.ipa`, whose files can be read as long as this is there.
package struct AppArchive: Sendable {
  /// What makes its files readable by paths that go through it.
  package let mount: MountedArchive

  /// What is wrong with it: paths that lead out of it, links, names that are there twice.
  package let problems: [ProjectProblem]

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
    let unpacking = Unpacking(path, files: contents.files, limits: limits)
    problems = contents.problems
    mount = MountedArchive(path, files: contents.files.map(\.path)) { index throws(FileError) in
      try unpacking.bytes(ofFile: index)
    }
  }
}

extension AppArchive {
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

/// Gives the content of an archive's files.
private final class Unpacking: Sendable {
  private let path: FilePath
  private let files: [ArchiveContents.File]
  private let limits: ArchiveLimits

  /// How many bytes may still be unpacked of what was not at once.
  private let room: Mutex<Int>

  init(_ path: FilePath, files: [ArchiveContents.File], limits: ArchiveLimits) {
    self.path = path
    self.files = files
    self.limits = limits
    room = Mutex(limits.allBytes)
  }

  func bytes(ofFile index: Int) throws(FileError) -> [UInt8] {
    let file = files[index]
    let content: Result<[UInt8], ArchiveFault>
    if let kept = file.content {
      content = kept
    } else {
      let room = room.withLock { $0 }
      content = read(file, room: room)
      if case .success(let bytes) = content { self.room.withLock { $0 -= bytes.count } }
    }
    switch content {
    case .success(let bytes): return bytes
    case .failure(let fault): throw FileError(path: file.path, reason: fault.reason)
    }
  }

  /// Opens the archive again for a file that nobody had asked for.
  private func read(
    _ file: ArchiveContents.File,
    room: Int
  ) -> Result<[UInt8], ArchiveFault> {
    do throws(ProjectProblem) {
      let reader = try ArchiveReader(path)
      return Self.read(file, from: reader, limits, room: room)
    } catch {
      return .failure(ArchiveFault(reason: error.reason))
    }
  }

  private static func read(
    _ file: ArchiveContents.File,
    from reader: borrowing ArchiveReader,
    _ limits: ArchiveLimits,
    room: Int
  ) -> Result<[UInt8], ArchiveFault> {
    do throws(ArchiveFault) {
      for _ in 0..<file.place { _ = try? reader.next() }
      guard let entry = try reader.next() else {
        return .failure(ArchiveFault(reason: "the archive has changed"))
      }
      guard !entry.isEncrypted else { return .failure(ArchiveFault(reason: "it is encrypted")) }
      return .success(try reader.read(limits, room: room))
    } catch {
      return .failure(error)
    }
  }
}
