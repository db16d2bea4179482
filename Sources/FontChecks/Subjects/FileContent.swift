internal import FileAccess

/// What tells the bytes of one file from those of another.
package struct FileContent: Hashable, Sendable {
  /// How many bytes there are.
  package var size: Int

  /// A 64-bit FNV-1a hash of them.
  package var hash: UInt64

  /// Describes the content of a file.
  package init(size: Int, hash: UInt64) {
    self.size = size
    self.hash = hash
  }
}

extension FileContent {
  /// Hashes those of some files that another one equals in size; no other can equal them in content.
  ///
  /// A file that cannot be read to its end is left out: whoever reads its tables will say why.
  ///
  /// - Parameter files: The files with their sizes, each once.
  /// - Returns: The contents of the files that were read.
  static func ofEqualSizes(
    _ files: [(path: FilePath, size: Int)]
  ) -> [FilePath: FileContent] {
    let bySize = Dictionary(grouping: files.filter { $0.size > 0 }, by: \.size)
    var contents: [FilePath: FileContent] = [:]
    for (size, group) in bySize where group.count > 1 {
      for file in group {
        guard let hash = hash(of: file.path, size: size) else { continue }
        contents[file.path] = FileContent(size: size, hash: hash)
      }
    }
    return contents
  }

  private static func hash(of path: FilePath, size: Int) -> UInt64? {
    guard let file = try? OpenFile(path) else { return nil }
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    while offset < size {
      guard let count = try? file.read(into: &buffer, in: buffer.indices, at: offset), count > 0
      else { return nil }
      // A file that grew meanwhile counts as it was when its tables were read.
      for index in 0..<min(count, size - offset) {
        state = (state ^ UInt64(buffer[index])) &* 0x0000_0100_0000_01b3
      }
      offset += count
    }
    return state
  }
}
