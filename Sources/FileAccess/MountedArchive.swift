/// An archive whose files are read as if it were a folder: `App.ipa/Payload/App.app/Demo.ttf`.
///
/// While it is there, ``OpenFile``, ``FileKind``, ``FolderListing`` and ``FolderWalk`` find its files
/// by paths that go through the archive, which lead nowhere otherwise; the archive itself stays the
/// file that it is, and with a slash behind it it is the folder. Nothing is written anywhere.
package final class MountedArchive: Sendable {
  /// The archive, as the caller spelled it.
  package let path: FilePath

  /// The files in it, by their paths below it.
  package let files: [FilePath]

  private let tree: ArchiveTree

  /// Makes the files of an archive readable until the last reference to this object is gone.
  ///
  /// - Parameters:
  ///   - path: The archive.
  ///   - files: The paths below it, each once, none leading out of it.
  ///   - links: Where links in it lead, by their paths below it; those that lead out of the archive
  ///     lead nowhere.
  ///   - contents: Reads a file, by its place in `files`; called for each time that it is opened,
  ///     perhaps on several threads.
  package init(
    _ path: FilePath,
    files: [FilePath],
    links: [FilePath: [UInt8]] = [:],
    contents: @escaping @Sendable (Int) throws(FileError) -> [UInt8]
  ) {
    self.path = path
    self.files = files.sorted()
    tree = ArchiveTree(files: files, links: links, contents: contents)
    ArchiveTable.shared.add(tree, at: path)
  }

  deinit {
    ArchiveTable.shared.remove(tree, at: path)
  }
}
