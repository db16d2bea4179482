internal import FileAccess
internal import PropertyList

extension PackageManifest {
  /// Manifests are small; what is larger is none.
  private static let sizeLimit = 4 << 20

  /// Reads a manifest.
  ///
  /// - Parameter path: The `Package.swift`.
  /// - Throws: ``ProjectProblem`` when it cannot be opened, or a merge left it in two versions.
  init(reading path: FilePath) throws(ProjectProblem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    try self.init(parsing: bytes, path: path)
  }

  /// Reads the bytes of a manifest.
  ///
  /// - Throws: ``ProjectProblem`` when a merge left it in two versions.
  init(parsing bytes: [UInt8], path: FilePath) throws(ProjectProblem) {
    let lines = SourceLines(bytes)
    if let conflict = MergeConflict(in: bytes) {
      throw ProjectProblem(
        path: path,
        position: SourcePosition(conflict.position),
        reason: MergeConflict.words
      )
    }
    self.init(path: path)
    toolsVersion = Self.toolsVersion(of: bytes) ?? toolsVersion
    makesApp = String(decoding: bytes, as: UTF8.self).contains(".iOSApplication(")
    var reader = ManifestReader(ManifestSyntax(bytes), lines: lines)
    reader.read(into: &self)
    unknowns.sort { $0.position.byte < $1.position.byte }
  }

  /// The version in `// swift-tools-version:5.9`, which is the first line of a manifest.
  private static func toolsVersion(of bytes: [UInt8]) -> (Int, Int)? {
    let line = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self).lowercased()
    guard text.contains("swift-tools-version:"), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let numbers = text[text.index(after: colon)...].drop { $0 == " " }
      .prefix { $0.isNumber || $0 == "." }.split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil else { return nil }
    return (major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }
}
