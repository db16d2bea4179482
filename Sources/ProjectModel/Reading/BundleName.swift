/// What the names of files and folders say about bundles and fonts.
enum BundleName {
  /// What a font's name ends in, in lower case.
  ///
  /// Formats that no Apple system loads are here too: they are shipped, and somebody has to say so.
  private static let fontEnds: [NameEnd] = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "dfont", "eot", "pfa", "pfb", "t1",
  ]

  /// Whether a file of this name is taken for a font.
  static func isFont(_ name: ArraySlice<UInt8>) -> Bool {
    name.ends(in: fontEnds)
  }

  /// Whether a file of this name may be the Info.plist of a bundle or target.
  ///
  /// Projects call theirs `Info.plist`, `App-Info.plist`, `Info-Debug.plist`.
  static func isInfoPlist(_ name: ArraySlice<UInt8>) -> Bool {
    let lower = String(decoding: name, as: UTF8.self).lowercased()
    return lower.hasSuffix("info.plist") || (lower.hasPrefix("info") && lower.hasSuffix(".plist"))
  }

  /// What a folder of this name is, or `nil` when it is no bundle.
  static func kind(ofFolder name: ArraySlice<UInt8>) -> AppBundle.Kind? {
    switch pathExtension(name) {
    case "app": .application
    case "appex": .appExtension
    case "framework": .framework
    case "bundle", "plugin", "xpc": .resourceBundle
    case "xctest": .testBundle
    default: nil
    }
  }

  /// Whether something of this name is a file, as far as names say: it has an extension, and one that
  /// no folder of a built product has.
  static func isFile(_ name: ArraySlice<UInt8>) -> Bool {
    guard let end = pathExtension(name), end.contains(where: \.isLetter) else { return false }
    return kind(ofFolder: name) == nil
      && !["lproj", "xcarchive", "xcassets", "dsym", "pluginkit"].contains(end)
  }

  /// Whether a search of sources leaves a folder of this name out.
  ///
  /// Hidden folders, what builds make, what package managers fetch, and folders whose files do not
  /// become files of a bundle.
  static func isLeftOut(_ name: ArraySlice<UInt8>) -> Bool {
    if name.first == UInt8(ascii: ".") { return true }
    switch String(decoding: name, as: UTF8.self) {
    case "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules": return true
    default: break
    }
    switch pathExtension(name) {
    case "xcassets", "xcodeproj", "xcworkspace", "docc", "dsym", "playground": return true
    default: return false
    }
  }

  /// Whether a search of sources that are judged leaves a folder of this name out: code of others, and
  /// tests.
  static func holdsOthersCode(_ name: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: name, as: UTF8.self).lowercased()
    return ["vendor", "thirdparty", "pods", "carthage", "node_modules", "sourcepackages"]
      .contains(name) || name.hasSuffix("tests")
  }

  /// Whether a folder of this name is an Xcode project.
  static func isXcodeProject(_ name: ArraySlice<UInt8>) -> Bool {
    pathExtension(name) == "xcodeproj"
  }

  /// Whether a folder of this name is a workspace of Xcode.
  static func isWorkspace(_ name: ArraySlice<UInt8>) -> Bool {
    pathExtension(name) == "xcworkspace"
  }

  /// Whether a folder of this name is an archive that Xcode makes.
  static func isXcodeArchive(_ name: ArraySlice<UInt8>) -> Bool {
    pathExtension(name) == "xcarchive"
  }

  private static func pathExtension(_ name: ArraySlice<UInt8>) -> String? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }
}
