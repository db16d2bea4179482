internal import FileAccess

/// What a file is by its first bytes, as far as commands have to tell before they read it.
enum FileSignature: Hashable, Sendable {
  /// A font of any kind, whole or damaged.
  case font

  /// A property list of any kind.
  case propertyList

  /// A source of an app or of its project, by its name.
  case source

  /// Looks at a file.
  ///
  /// The start decides, since fonts bear all kinds of names; a property list of text in the old
  /// style starts like JSON, and goes by its name.
  ///
  /// - Parameter path: The file; `nil` comes of any other, and of what cannot be read.
  init?(of path: FilePath) {
    guard let start = try? OpenFile(path).read(at: 0, count: 1024), !start.isEmpty else {
      return nil
    }
    if FileSignature.fontStarts.contains(where: { start.starts(with: $0) }) {
      self = .font
    } else if path.lowercaseExtension == "plist" || start.starts(with: "bplist".utf8)
      || String(decoding: start, as: UTF8.self).contains("<plist")
    {
      self = .propertyList
    } else if FileSignature.sourceExtensions.contains(path.lowercaseExtension ?? "") {
      self = .source
    } else if path.lowercaseExtension == "swift", !start.starts(with: FileSignature.ownStart) {
      self = .source
    } else {
      return nil
    }
  }

  /// What the tool's own Swift starts with, which a newer one takes the place of.
  private static let ownStart = Array("// Written by fontscan".utf8)

  /// What people write and no report is called like.
  private static let sourceExtensions: Set<String> = [
    "m", "mm", "h", "hpp", "c", "cpp", "storyboard", "xib", "yml", "yaml", "pbxproj", "xcconfig",
    "xcfilelist", "entitlements", "strings",
  ]

  /// What OpenType files, collections, web fonts, Type 1 and the suitcases of old Macs start with.
  private static let fontStarts: [[UInt8]] =
    [[0, 1, 0, 0], [0, 0, 1, 0], [0x80, 1]]
    + ["OTTO", "true", "typ1", "ttcf", "wOFF", "wOF2", "%!PS-AdobeFont", "%!FontType"]
    .map { Array($0.utf8) }
}
