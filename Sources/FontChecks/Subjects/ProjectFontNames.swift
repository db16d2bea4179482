package import FileAccess
internal import ProjectModel

/// The fonts of all targets of the projects that were read, by their file names.
package struct ProjectFontNames: Sendable {
  /// A font file of a project.
  package struct Font: Hashable, Sendable {
    /// The file on disk.
    package var path: FilePath

    /// The targets that copy it; none for a file that is merely in the project.
    package var targets: [String]

    /// Whether it reaches nothing but frameworks and bundles of resources.
    package var isInNestedBundles: Bool

    /// Whether it seems to be there for web pages alone: it lies beside a web font of its name.
    package var isForPages = false
  }

  private var fonts: [[UInt8]: [Font]] = [:]
  private var pathsOfPhones = NestedPaths()
  private var pathsOfMacs = NestedPaths()

  /// Knows no font.
  package init() {}

  /// Gathers the fonts of a project.
  init(_ project: Project) {
    for bundle in project.bundles where bundle.layout == .project {
      let isNested = bundle.kind == .framework || bundle.kind == .resourceBundle
      for font in bundle.fonts {
        let name = Array(font.path.lastComponent)
        var named = fonts[name] ?? []
        if let place = named.firstIndex(where: { $0.path == font.path }) {
          if !named[place].targets.contains(bundle.target) {
            named[place].targets.append(bundle.target)
          }
          named[place].isInNestedBundles = named[place].isInNestedBundles && isNested
        } else {
          named.append(
            Font(path: font.path, targets: [bundle.target], isInNestedBundles: isNested)
          )
        }
        fonts[name] = named
      }
    }
    for font in project.fontsInNoTarget {
      fonts[Array(font.path.lastComponent), default: []].append(
        Font(path: font.path, targets: [], isInNestedBundles: false)
      )
    }
    markPageFonts()
    if project.bundles.contains(where: { $0.layout == .project && $0.declaresPaths }) {
      addNestedPaths(of: project)
    }
  }

  /// Notes the fonts of frameworks and resource bundles of which nothing says what they lie in: a
  /// project seldom says it of those that packages make.
  private mutating func addNestedPaths(of project: Project) {
    for bundle in project.bundles where bundle.layout == .project && bundle.container == nil {
      guard bundle.kind == .framework || bundle.kind == .resourceBundle else { continue }
      for isForMac in [false, true] {
        var paths = isForMac ? pathsOfMacs : pathsOfPhones
        if isForMac { pathsOfMacs = NestedPaths() } else { pathsOfPhones = NestedPaths() }
        paths.add(
          bundle.fonts.lazy.map(\.bundlePath),
          names: bundle.productNames,
          folder: nil,
          kind: bundle.kind,
          isForMac: isForMac
        )
        if isForMac { pathsOfMacs = paths } else { pathsOfPhones = paths }
      }
    }
  }

  /// The fonts of frameworks and resource bundles of which nothing says what they lie in.
  func nestedPaths(isForMac: Bool) -> NestedPaths { isForMac ? pathsOfMacs : pathsOfPhones }

  private mutating func markPageFonts() {
    let pages = Set(fonts.values.joined().map(\.path).filter(\.isWebFont).map(\.withoutExtension))
    guard !pages.isEmpty else { return }
    for name in fonts.keys {
      for place in fonts[name, default: []].indices {
        guard let path = fonts[name]?[place].path, !path.isWebFont else { continue }
        fonts[name]?[place].isForPages = pages.contains(path.withoutExtension)
      }
    }
  }

  /// The font of a file name that a target does not copy; one that another target copies before one
  /// that none does, and what seems to be there for a page last.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - target: The target; what it copies in another configuration is not meant.
  /// - Returns: The font; `nil` when there is none.
  func font(named name: ArraySlice<UInt8>, notOf target: String) -> Font? {
    let named = (fonts[Array(name)] ?? []).filter { !$0.targets.contains(target) }
    return named.first { !$0.targets.isEmpty && !$0.isForPages }
      ?? named.first { !$0.isForPages } ?? named.first
  }
}
