internal import FileAccess
internal import ProjectModel

extension AppBundle {
  /// Whether iOS, or one of its siblings, reads the font lists of the bundle.
  ///
  /// A Mac app has another key, and nobody looks into the property list of a framework for fonts. A
  /// list that is not read is judged by one finding and not entry by entry.
  var readsFontLists: Bool {
    isAppOrExtension && infoPlist?.platform != .macOS
  }

  /// Whether the bundle has a font list, or a path to fonts, of its own.
  var isAppOrExtension: Bool {
    switch kind {
    case .application, .appExtension: true
    case .framework, .resourceBundle, .testBundle, .library: false
    }
  }

  /// Whether an entry of its lists has a folder in it.
  var declaresPaths: Bool {
    infoPlist?.declaredEntries.contains { $0.builtText?.utf8.contains(UInt8(ascii: "/")) ?? false }
      ?? false
  }

  /// Where a Mac app has its fonts; `nil` where nothing is said, or no system asks.
  var fontsPath: ApplicationFontsPath? {
    guard isAppOrExtension, let infoPlist, let text = infoPlist.applicationFontsPath?.builtText,
      infoPlist.platform == .macOS || infoPlist.platform == .unknown
    else { return nil }
    return ApplicationFontsPath(path: withoutLinks(Array(text.utf8)), layout: layout)
  }
}

/// The value of `ATSApplicationFontsPath`: a file or folder below the resources of a Mac app.
struct ApplicationFontsPath {
  private let components: [ArraySlice<UInt8>]
  private let layout: AppBundle.Layout

  init(path: [UInt8], layout: AppBundle.Layout) {
    components = path[...]
      .split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }
    self.layout = layout
  }

  /// Whether a font lies there; in sources, whether it may lie there once the app is built.
  func covers(_ bundlePath: FilePath) -> Bool {
    let path = bundlePath.bytes.split(separator: UInt8(ascii: "/"))
    guard path.count >= components.count else { return false }
    switch layout {
    case .built, .project: return path.starts(with: components)
    case .sources:
      return (0...(path.count - components.count)).contains { start in
        path[start...].starts(with: components)
      }
    }
  }
}
