internal import FileAccess

/// The folders that hold the code of others, which is left alone.
struct ThirdPartyFolders: Sendable {
  /// How many bytes of a path are the folder around all files; what it is called says nothing.
  private let rootLength: Int

  private static let names: Set<String> = [
    "pods", "carthage", "node_modules", ".build", "sourcepackages", "vendor", "thirdparty",
    "third_party", "third-party",
  ]

  /// Takes the folder around some files for their root.
  init(around files: [FilePath]) {
    guard let first = files.first?.bytes, let last = files.max()?.bytes else {
      rootLength = 0
      return
    }
    // Of sorted paths the first and the last differ the earliest.
    let least = files.min()?.bytes ?? first
    let common = zip(least, last).prefix { $0 == $1 }.count
    rootLength = least[..<common].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  }

  /// Whether a file lies in such a folder.
  func hold(_ file: FilePath) -> Bool {
    let folders = file.bytes.dropFirst(rootLength).split(separator: UInt8(ascii: "/")).dropLast()
    return folders.contains { folder in
      Self.names.contains(String(decoding: folder, as: UTF8.self).lowercased())
    }
  }
}
