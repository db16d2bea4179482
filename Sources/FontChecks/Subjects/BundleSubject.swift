package import FileAccess
internal import FontRegistry
package import ProjectModel
package import SourceScan
package import StyleSheets

/// One bundle, as rules see it: what it declares, what it holds, and what lies around it.
package struct BundleSubject: Sendable {
  /// The bundle.
  package internal(set) var bundle: AppBundle

  /// Its own font files, in the order of the bundle, without those that only another bundle of the
  /// same sources declares.
  ///
  /// Without a project nobody knows which target copies which file. A font below the folder of an
  /// app that its widget alone declares is the widget's, and is judged there.
  package internal(set) var fonts: [SubjectFont]

  /// The font files that its project copies and that cannot be looked at.
  package let absentFonts: [SubjectFont]

  /// The bundles that lie in it, however deep.
  package let inner: [RelatedBundle]

  /// The bundles that it lies in, the nearest first.
  package let outer: [RelatedBundle]

  /// The style sheets that were given for the project it belongs to.
  package internal(set) var styleSheets: [StyleSheet] = []

  /// Whether it stands for the whole project, so that nothing that is said of it is its target's.
  package internal(set) var isWholeProject = false

  /// Every entry of its font lists, with what it leads to; empty where no system reads them.
  package let entries: [SubjectEntry]

  /// What its own sources, storyboards and xibs ask for; `nil` where none is known.
  package internal(set) var scan: ModuleScan?

  /// What all code that may run in its process asks for.
  ///
  /// That is its own, and that of frameworks, libraries and packages of the project; ``scan`` for
  /// bundles that are no process of their own.
  package internal(set) var processScan: ModuleScan?

  /// A source of the bundle that cannot be looked at, as one that the build makes.
  package var absentSource: (path: FilePath, presence: BundledFont.Presence)?

  /// The files of its code that other targets compile as well.
  package internal(set) var sharedSources: Set<FilePath> = []

  /// A file which says that its project has code in a language that is not read.
  package var otherCode: FilePath?

  /// The names that its code can ask for.
  package internal(set) var names = NameScope(fonts: [])

  /// A file of the target that registers fonts by code and does not say which.
  package internal(set) var registeringSource: FilePath?

  /// What a configuration requires of the whole project; on one bundle alone, which stands for all.
  package internal(set) var required: FontRequirements?

  /// What Bold Text does with its faces in use; `nil` when their letters were not measured.
  package internal(set) var legibility: LegibilityReport?

  /// What a configuration says of bolds.
  package internal(set) var bolds = BoldChoices()

  /// The bounds that rules judge by.
  package internal(set) var options = RuleOptions()

  /// Describes a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - fonts: The font files that were found for it.
  ///   - inner: The bundles that lie in it.
  ///   - outer: The bundles that it lies in, the nearest first.
  ///   - beside: Others that lie in the outermost of these, seen from there.
  ///   - project: All fonts of the projects that were read, by their names.
  ///   - declaredElsewhere: Those of the files that only another bundle of the same sources declares;
  ///     an entry may still nearly name one of them.
  package init(
    bundle: AppBundle,
    fonts: [SubjectFont],
    inner: [RelatedBundle] = [],
    outer: [RelatedBundle] = [],
    beside: [RelatedBundle] = [],
    project: ProjectFontNames = ProjectFontNames(),
    declaredElsewhere: Set<FilePath> = []
  ) {
    self.bundle = bundle
    self.inner = inner
    self.outer = outer
    var fonts = fonts
    // Before the entries are looked up: what lies there for a page is seldom what they mean.
    if bundle.layout != .sources { BundleSubject.markPageFonts(in: &fonts) }
    let declared = bundle.readsFontLists ? bundle.infoPlist?.declaredEntries ?? [] : []
    if declared.isEmpty {
      entries = []
    } else {
      let resolver = EntryResolver(
        bundle: bundle,
        fonts: fonts,
        inner: inner,
        outer: outer,
        beside: beside,
        project: project
      )
      entries = declared.map { SubjectEntry(entry: $0, outcome: resolver.outcome(of: $0)) }
    }
    for entry in entries {
      switch entry.outcome {
      case .found(let places):
        for place in places { fonts[place].isDeclared = true }
      case .absent(let files):
        let paths = Set(files.map(\.bundlePath))
        for place in fonts.indices where paths.contains(fonts[place].bundlePath) {
          fonts[place].isDeclared = true
        }
      default: continue
      }
    }
    let listed = Set(bundle.storyboardFonts.map { $0.fileName.bytes })
    if bundle.readsFontLists, !listed.isEmpty {
      // The build adds them to the list.
      for place in fonts.indices where listed.contains(Array(fonts[place].bundlePath.bytes)) {
        fonts[place].isDeclared = true
      }
    }
    if let path = bundle.fontsPath {
      for place in fonts.indices where path.covers(fonts[place].bundlePath) {
        fonts[place].isDeclared = true
      }
    }
    for place in fonts.indices where fonts[place].isDeclared { fonts[place].isForPages = false }
    let seen = BundleSubject.withoutDoubles(fonts.filter { !declaredElsewhere.contains($0.path) })
    self.fonts = seen.filter { $0.presence == .present }
    absentFonts = seen.filter { $0.presence != .present }
  }
}

extension BundleSubject {
  /// The files whose names and weights matter.
  ///
  /// A web font that no list names is an asset of some page, often of the very design that the app
  /// has as well; that it is there is the finding.
  var judgedFonts: [SubjectFont] {
    fonts.filter { $0.isOfUsualKind && !$0.isForPages || $0.isDeclared }
  }

  /// The files whose faces an app can ask for as far as we know: the declared ones and those that its
  /// code registers by their names, or all where none is declared.
  ///
  /// Web fonts and what is no font are left out, since no face of theirs reaches a label.
  var fontsWithinReach: [SubjectFont] {
    let usable = fonts.filter { $0.isOfUsualKind && !$0.isForPages }
    let declared = usable.filter(\.isDeclared)
    // Of a list whose files are not here, none of the others is meant.
    if declared.isEmpty { return absentFonts.contains(where: \.isDeclared) ? [] : usable }
    return usable.filter { $0.isDeclared || registration(of: $0) != nil }
  }

  /// The files whose faces may be the bolds of others: those within reach, and all where code
  /// registers fonts and does not say which.
  var fontsOfPartners: [SubjectFont] {
    guard registeringSource != nil else { return fontsWithinReach }
    return fonts.filter { $0.isOfUsualKind && !$0.isForPages }
  }

  /// What the code of the process asks for by name; `nil` where that is not known, or is nothing.
  var knownUses: FontUses? { wordsForUnknownUses == nil ? FontUses(self) : nil }

  /// The files with faces that are in use: those that code asks for by name where all of it is known,
  /// else those within reach.
  var fontsInUse: [SubjectFont] {
    guard let uses = knownUses else { return fontsWithinReach }
    return fontsWithinReach.filter { $0.file.faces.contains(where: uses.mayUse) }
  }
}

extension BundleSubject {
  /// Tells fonts that lie in a folder beside web fonts of their names: they are a page's.
  private static func markPageFonts(in fonts: inout [SubjectFont]) {
    let pages = Set(fonts.filter(\.isWebFont).map(\.stem))
    guard !pages.isEmpty else { return }
    for place in fonts.indices {
      let font = fonts[place]
      fonts[place].isForPages =
        !font.isWebFont && font.bundlePath.bytes.contains(UInt8(ascii: "/"))
        && pages.contains(font.stem)
    }
  }

  /// Without those that a bundle cannot hold beside another of the same path: see
  /// `declared/duplicate`.
  private static func withoutDoubles(_ fonts: [SubjectFont]) -> [SubjectFont] {
    var paths: Set<FilePath> = []
    return fonts.filter { paths.insert($0.bundlePath).inserted }
  }
}

extension SubjectFont {
  /// Whether the file is a web font by its name.
  fileprivate var isWebFont: Bool { bundlePath.isWebFont }

  /// The path in the bundle without the extension.
  fileprivate var stem: [UInt8] { bundlePath.withoutExtension }
}
