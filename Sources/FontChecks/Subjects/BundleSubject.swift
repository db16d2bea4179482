package import FontRegistry
package import ProjectModel

/// One bundle, as rules see it: what it declares, what it holds, and what lies around it.
package struct BundleSubject: Sendable {
  /// The bundle.
  package let bundle: AppBundle

  /// Its own font files, in the order of the bundle.
  package let fonts: [SubjectFont]

  /// The bundles that lie in it, however deep.
  package let inner: [RelatedBundle]

  /// The bundles that it lies in, the nearest first.
  package let outer: [RelatedBundle]

  /// Every entry of its font lists, with what it leads to; empty where no system reads them.
  package let entries: [SubjectEntry]

  /// Describes a bundle.
  package init(
    bundle: AppBundle,
    fonts: [SubjectFont],
    inner: [RelatedBundle] = [],
    outer: [RelatedBundle] = []
  ) {
    self.bundle = bundle
    self.inner = inner
    self.outer = outer
    self.entries = []
    self.fonts = fonts
  }
}

extension BundleSubject {
  /// Whether iOS, or one of its siblings, reads the font lists of the bundle.
  ///
  /// A Mac app has another key, and nobody looks into the property list of a framework for fonts. A
  /// list that is not read is judged by one finding and not entry by entry.
  package var readsFontLists: Bool {
    switch bundle.kind {
    case .application, .appExtension: bundle.infoPlist?.platform != .macOS
    case .framework, .resourceBundle, .testBundle: false
    }
  }

  /// The faces of its own files, in the order of the files.
  package var faces: [Face] { fonts.flatMap(\.file.faces) }
}
