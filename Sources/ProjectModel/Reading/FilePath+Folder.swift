internal import FileAccess

extension FilePath {
  /// The last component with slashes at the end of the path ignored.
  var name: ArraySlice<UInt8> {
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return [] }
    let trimmed = bytes[...last]
    guard let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
    return trimmed[(slash + 1)...]
  }

  /// Whether the path is spelled without the name of what it leads to.
  private var hasNoName: Bool {
    name.isEmpty || name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
  }

  /// The folder around what the path leads to, spelled from the path.
  ///
  /// Unlike ``parent`` this leads further up from `.` and `..`, by `..`.
  var folder: FilePath {
    guard !name.isEmpty else { return self }
    if name.elementsEqual(".".utf8) { return FilePath("..") }
    if name.elementsEqual("..".utf8) { return appending("..".utf8) }
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return self }
    return FilePath(bytes: Array(bytes[...last])).parent
  }

  /// The name of what the path leads to, also when it is spelled without one: `.` has the name of the
  /// folder that it is.
  var trueName: ArraySlice<UInt8> {
    guard hasNoName, let resolved = try? resolvingLinks() else { return name }
    return resolved.name
  }

  /// The last component as text for people, or `nil` when the path is spelled without one.
  var title: String? { hasNoName ? nil : String(decoding: name, as: UTF8.self) }

  /// The name of what the path leads to as text for people, however it is spelled; `nil` for the root
  /// of the file system and for what is not there.
  var trueTitle: String? {
    let name = trueName
    let isSpelled = [".", "..", ""].contains { name.elementsEqual($0.utf8) }
    return isSpelled ? nil : String(decoding: name, as: UTF8.self)
  }
}
