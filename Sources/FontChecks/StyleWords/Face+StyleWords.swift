internal import FontRegistry

extension Face {
  /// The words of ``Face/style``.
  var styleWords: StyleWords { StyleWords(style ?? "") }

  /// What follows the last hyphen of the PostScript name, or `nil` when there is no hyphen.
  var postScriptSuffix: Substring? {
    guard let name = postScriptName, let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")) else {
      return nil
    }
    return name[name.utf8.index(after: hyphen)...]
  }

  /// What precedes the last hyphen of the PostScript name; all of it when there is no hyphen.
  var postScriptStem: Substring? {
    guard let name = postScriptName else { return nil }
    guard let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return name[...] }
    return name[..<hyphen]
  }

  /// Whether a name record of an ID is in the file, readable or not.
  func hasNameRecord(_ nameID: Int) -> Bool {
    details?.names.contains { $0.nameID == nameID } ?? false
  }
}
