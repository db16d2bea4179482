internal import Foundation

extension ZipFile {
  /// Packs a folder of the disk, as `zip -r` would.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - prefix: What its files lie in in the archive, with a slash at its end.
  /// - Throws: When a file cannot be read.
  package init(folder: String, as prefix: String) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    entries = try names.map { name in
      let file = URL(filePath: folder + "/" + name)
      guard try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else {
        return Entry(prefix + name + "/", []).with { $0.mode = 0o040_755 }
      }
      return Entry(prefix + name, try Fixtures.bytes(folder + "/" + name)).deflated
    }
  }
}
