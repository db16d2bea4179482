internal import Foundation

/// The project's own test data.
package enum Fixtures {
  /// The checkout's folder, found from this file's place in it.
  package static let checkout: String = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path(percentEncoded: false)
    .trimmingSuffix("/")

  /// The folder of the fixture fonts.
  package static let fonts = checkout + "/fixtures/fonts"

  /// The folder of the sample apps.
  package static let apps = checkout + "/fixtures/apps"

  /// The corpus of Debian's fonts when `make corpus` made it, else `nil`.
  package static let corpus: String? = existingFolder(checkout + "/.corpus")

  /// The path of a fixture font.
  ///
  /// - Parameter name: The file's path below `fixtures/fonts`.
  /// - Returns: The path of the file, which need not exist.
  package static func font(_ name: String) -> String {
    fonts + "/" + name
  }

  /// Whether there is a file or folder.
  ///
  /// - Parameter path: Where to look.
  /// - Returns: Whether something is there.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: All of it.
  /// - Throws: When the file cannot be read.
  package static func bytes(_ path: String) throws -> [UInt8] {
    // `Data(contentsOf:)` leaks the buffer that it makes for an empty file.
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? file.close() }
    return [UInt8](try file.readToEnd() ?? Data())
  }

  private static func existingFolder(_ path: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? path : nil
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
