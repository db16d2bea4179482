package import FileAccess
package import ProjectModel

/// One bundle, as rules see it: what it declares, what it holds, and what lies around it.
package struct BundleSubject: Sendable {
  /// The bundle.
  package let bundle: AppBundle

  /// Its own font files, in the order of the bundle, without those that only another bundle of the
  /// same sources declares.
  ///
  /// Without a project nobody knows which target copies which file. A font below the folder of an
  /// app that its widget alone declares is the widget's, and is judged there.
  package let fonts: [SubjectFont]

  /// The bundles that lie in it, however deep.
  package let inner: [RelatedBundle]

  /// The bundles that it lies in, the nearest first.
  package let outer: [RelatedBundle]

  /// Every entry of its font lists, with what it leads to; empty where no system reads them.
  package let entries: [SubjectEntry]

  /// What a configuration requires of the whole project; on one bundle alone, which stands for all.
  package internal(set) var required: FontRequirements?

  /// Describes a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - fonts: The font files that were found for it.
  ///   - inner: The bundles that lie in it.
  ///   - outer: The bundles that it lies in, the nearest first.
  ///   - declaredElsewhere: Those of the files that only another bundle of the same sources declares;
  ///     an entry may still nearly name one of them.
  package init(
    bundle: AppBundle,
    fonts: [SubjectFont],
    inner: [RelatedBundle] = [],
    outer: [RelatedBundle] = [],
    declaredElsewhere: Set<FilePath> = []
  ) {
    self.bundle = bundle
    self.inner = inner
    self.outer = outer
    let declared = bundle.readsFontLists ? bundle.infoPlist?.declaredEntries ?? [] : []
    if declared.isEmpty {
      entries = []
    } else {
      let resolver = EntryResolver(bundle: bundle, fonts: fonts, inner: inner, outer: outer)
      entries = declared.map { SubjectEntry(entry: $0, outcome: resolver.outcome(of: $0)) }
    }
    var fonts = fonts
    for entry in entries {
      guard case .found(let places) = entry.outcome else { continue }
      for place in places { fonts[place].isDeclared = true }
    }
    if let path = bundle.fontsPath {
      for place in fonts.indices where path.covers(fonts[place].bundlePath) {
        fonts[place].isDeclared = true
      }
    }
    self.fonts = fonts.filter { !declaredElsewhere.contains($0.path) }
  }
}

extension BundleSubject {
  /// The files whose names and weights matter.
  ///
  /// A web font that no list names is an asset of some page, often of the very design that the app
  /// has as well; that it is there is the finding.
  var judgedFonts: [SubjectFont] {
    fonts.filter { $0.isOfUsualKind || $0.isDeclared }
  }

  /// The files that are in use as far as we know: the declared ones, or all where none is.
  ///
  /// Web fonts and what is no font are left out, since no face of theirs reaches a label.
  var fontsInUse: [SubjectFont] {
    let usable = fonts.filter(\.isOfUsualKind)
    let declared = usable.filter(\.isDeclared)
    return declared.isEmpty ? usable : declared
  }
}
