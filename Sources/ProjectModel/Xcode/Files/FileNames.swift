/// Which names of files matter in a target.
struct FileNames {
  /// The names in entries that are not called like fonts, in lower case.
  var odd: Set<String> = []

  /// Whether a file is taken for a font.
  func isFont(_ name: ArraySlice<UInt8>) -> Bool {
    BundleName.isFont(name)
      || (!odd.isEmpty && odd.contains(String(decoding: name, as: UTF8.self).lowercased()))
  }

  /// Whether a file is compiled to something that shows text.
  static func isInterface(_ name: ArraySlice<UInt8>) -> Bool {
    name.hasEnd(".storyboard") || name.ends(in: ["xib"])
  }

  /// Whether a file of a folder that is kept in step with the disk is compiled, by itself or as a part
  /// of others.
  static func isSource(_ name: ArraySlice<UInt8>) -> Bool {
    name.ends(in: sourceEnds)
  }

  /// Whether a file is Objective-C, C or C++ and compiled by itself.
  static func isOfObjectiveC(_ name: ArraySlice<UInt8>) -> Bool {
    name.ends(in: objectiveCEnds)
  }

  private static let objectiveCEnds: [NameEnd] = ["m", "mm", "c", "cpp", "cc"]
  private static let headerEnds: [NameEnd] = ["h", "hh", "hpp", "pch"]
  private static let sourceEnds: [NameEnd] = ["swift"] + objectiveCEnds + headerEnds

  /// Whether a file is compiled as a part of files in Objective-C.
  static func isHeader(_ name: ArraySlice<UInt8>) -> Bool {
    name.ends(in: headerEnds)
  }

  /// Whether a file may hold styles with the names of fonts in them: data, pages, texts.
  static func isData(_ name: ArraySlice<UInt8>) -> Bool {
    name.ends(in: textEnds) || name.hasEnd(".xcstrings")
      || (name.ends(in: ["plist"]) && !BundleName.isInfoPlist(name))
  }

  private static let textEnds: [NameEnd] = [
    "json", "html", "htm", "xhtml", "css", "js", "svg", "xml", "strings", "rtf",
  ]

  /// Whether a folder becomes something else, or nothing, instead of being copied file by file.
  ///
  /// Asset catalogs and models are compiled, frameworks are linked.
  static func isCompiledFolder(_ name: ArraySlice<UInt8>) -> Bool {
    [
      ".xcassets", ".docc", ".xcdatamodeld", ".xcdatamodel", ".playground", ".framework",
      ".xcframework", ".xcodeproj", ".xcworkspace", ".icon", ".atlas", ".mlpackage", ".app",
    ].contains { name.hasEnd($0) }
  }

  /// Whether a folder around a file is compiled or linked, so that the file itself is not copied.
  static func isCompiled(_ relative: ArraySlice<UInt8>) -> Bool {
    var folder = relative
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if isCompiledFolder(folder.lastComponent) { return true }
    }
    return false
  }

  /// Whether a file lies in an asset catalog.
  static func isInCatalog(_ relative: ArraySlice<UInt8>) -> Bool {
    relative.split(separator: UInt8(ascii: "/")).dropLast().contains { $0.hasEnd(".xcassets") }
  }

  /// Where the name of the outermost bundle around a file starts; `nil` when there is none.
  static func wrapperStart(in relative: ArraySlice<UInt8>) -> Int? {
    var start = relative.startIndex
    while let slash = relative[start...].firstIndex(of: UInt8(ascii: "/")) {
      if BundleName.kind(ofFolder: relative[start..<slash]) != nil { return start }
      start = slash + 1
    }
    return nil
  }

  /// Whether a folder is for one language.
  static func isLanguageFolder(_ name: ArraySlice<UInt8>) -> Bool { name.hasEnd(".lproj") }
}

extension ArraySlice<UInt8> {
  /// Whether the name ends so, and is not all of it; letter case is ignored.
  func hasEnd(_ end: String) -> Bool {
    var index = endIndex - end.utf8.count
    guard index > startIndex else { return false }
    for letter in end.utf8 {
      guard self[index] | 0x20 == letter || self[index] == letter else { return false }
      index += 1
    }
    return true
  }
}
