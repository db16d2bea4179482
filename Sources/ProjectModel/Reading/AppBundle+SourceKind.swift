internal import FileAccess

extension AppBundle.Kind {
  /// What the bundle will be that sources are built into, as far as its property list says.
  init(ofSources infoPlist: InfoPlist) {
    switch infoPlist.packageType {
    case _ where infoPlist.extensionPoint != nil, "XPC!": self = .appExtension
    case "FMWK": self = .framework
    case "BNDL": self = infoPlist.path.isOfTests ? .testBundle : .resourceBundle
    default: self = .application
    }
  }
}

extension FilePath {
  /// Whether a folder of the path is called like Xcode calls those of test targets.
  fileprivate var isOfTests: Bool {
    bytes.split(separator: UInt8(ascii: "/")).dropLast().contains {
      String(decoding: $0, as: UTF8.self).hasSuffix("Tests")
    }
  }
}
