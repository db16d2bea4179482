internal import FileAccess

/// A folder below the root of an inventory.
struct InnerFolder {
  /// The path below the root, without a slash at its end; empty for the root.
  var relative: ArraySlice<UInt8>

  /// The folder around it, or `nil` for the root.
  var folder: InnerFolder? {
    guard !relative.isEmpty else { return nil }
    let slash = relative.lastIndex(of: UInt8(ascii: "/")) ?? relative.startIndex
    return InnerFolder(relative: relative[..<slash])
  }
}

extension FolderInventory {
  /// The folder of a file that the inventory has.
  func folder(of file: FilePath) -> InnerFolder {
    InnerFolder(relative: self.file(at: file).relative).folder ?? InnerFolder(relative: [])
  }

  /// The path of a folder, as the root was spelled.
  func path(of folder: InnerFolder) -> FilePath {
    folder.relative.isEmpty ? root : root.appending(folder.relative)
  }
}

extension FolderInventory.File {
  /// Whether the file lies in a folder, however deep.
  func lies(below folder: InnerFolder) -> Bool {
    folder.relative.isEmpty
      || (relative.starts(with: folder.relative)
        && relative.dropFirst(folder.relative.count).first == UInt8(ascii: "/"))
  }
}
