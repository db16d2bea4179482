internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The archives that are there now.
final class ArchiveTable: Sendable {
  static let shared = ArchiveTable()

  /// Of several at one path the last one counts.
  private let trees = Mutex<[FilePath: [ArchiveTree]]>([:])

  func add(_ tree: ArchiveTree, at path: FilePath) {
    trees.withLock { $0[path, default: []].append(tree) }
  }

  func remove(_ tree: ArchiveTree, at path: FilePath) {
    trees.withLock { trees in
      trees[path]?.removeAll { $0 === tree }
      if trees[path]?.isEmpty ?? false { trees[path] = nil }
    }
  }

  /// Finds the archive that a path goes through.
  ///
  /// - Parameter path: A path that the system says leads through a file.
  /// - Returns: The archive and what follows it, without slashes around it.
  func find(_ path: FilePath) -> (tree: ArchiveTree, inner: FilePath)? {
    findPlace(path).map { ($0.tree, $0.inner) }
  }

  /// Where a path leads when all links in it are followed, the archive's own place included.
  ///
  /// - Parameter path: A path that the system says leads through a file.
  /// - Returns: The path; `nil` when it leads through no archive, or to nothing in it.
  func resolved(_ path: FilePath) -> FilePath? {
    guard let (tree, inner, archive) = findPlace(path), let place = tree.resolved(inner),
      let real = try? archive.resolvingLinks()
    else { return nil }
    return place.bytes.isEmpty ? real : real.appending(place.bytes)
  }

  /// Where a link in an archive leads, as it is spelled.
  ///
  /// - Parameter path: A path that the system says leads through a file.
  /// - Returns: The target; `nil` when there is no link at the very path.
  func linkTarget(of path: FilePath) -> [UInt8]? {
    findPlace(path).flatMap { $0.tree.linkTarget(of: $0.inner) }
  }

  private func findPlace(
    _ path: FilePath
  ) -> (tree: ArchiveTree, inner: FilePath, archive: FilePath)? {
    trees.withLock { trees in
      guard !trees.isEmpty else { return nil }
      let slash = UInt8(ascii: "/")
      let ends = path.bytes.indices.filter { path.bytes[$0] == slash } + [path.bytes.count]
      for end in ends {
        let archive = FilePath(bytes: Array(path.bytes[..<end]))
        guard let tree = trees[archive]?.last else { continue }
        let inner = path.bytes[end...].split(separator: slash).joined(separator: [slash])
        return (tree, FilePath(bytes: Array(inner)), archive)
      }
      return nil
    }
  }

  /// Reads a file that lies in an archive.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - error: Why the system could not open it.
  /// - Returns: The whole content.
  /// - Throws: `error` when it lies in no archive, or why it cannot be unpacked.
  func bytes(of path: FilePath, after error: FileError) throws(FileError) -> [UInt8] {
    guard error.leadsThroughFile, let (tree, inner) = find(path), let node = tree[inner] else {
      throw error
    }
    guard case .file(let index) = node else {
      throw FileError(path: path, code: EISDIR, reason: "it is a folder")
    }
    do throws(FileError) {
      return try tree.bytes(ofFile: index)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }
}
