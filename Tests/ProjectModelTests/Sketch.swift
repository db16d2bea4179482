internal import FileAccess
internal import FontTestSupport
internal import ProjectModel

/// A folder that is filled for a test.
///
/// Readers look at names only, so fonts are empty files here.
struct Sketch {
  let folder: TemporaryFolder

  /// The folder's path.
  var path: FilePath { FilePath(folder.path) }

  /// Fills a folder.
  ///
  /// - Parameters:
  ///   - infoPlists: Property lists by path, each with what is between its braces.
  ///   - files: The paths of empty files.
  /// - Throws: When a file cannot be written.
  init(_ infoPlists: [String: String] = [:], files: [String] = []) throws {
    folder = try TemporaryFolder()
    for (path, body) in infoPlists { try folder.write(path, "{\(body)}".utf8) }
    for path in files { try folder.write(path, []) }
  }

  /// Reads the folder or something in it.
  func read(_ name: String = "") throws -> Project {
    try Project(reading: name.isEmpty ? path : path.appending(name.utf8))
  }

  /// A path without the folder's own, for comparison.
  func short(_ path: FilePath) -> String {
    let prefix = folder.path + "/"
    let text = path.description
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// The fonts of a bundle on disk, without the folder's own path.
  func fonts(_ bundle: AppBundle) -> [String] { bundle.fonts.map { short($0.path) } }
}
