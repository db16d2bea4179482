internal import FileAccess
internal import ProjectModel
package import SourceScan
internal import StyleSheets

extension Subject {
  /// A font that lies in the project and in no bundle.
  package struct StrayFont: Sendable {
    /// The file.
    let font: SubjectFont

    /// Whether a bundle may have it all the same: nobody knows, where there is no project.
    let mayBeBundled: Bool

    /// Describes a font.
    package init(font: SubjectFont, mayBeBundled: Bool) {
      self.font = font
      self.mayBeBundled = mayBeBundled
    }
  }

  /// The subject with what the code of its bundles asks for.
  ///
  /// - Parameters:
  ///   - scans: What the code of each bundle asks for, in the order of ``bundles``; `nil` for one
  ///     whose code is not known.
  ///   - strays: The fonts that no bundle has.
  /// - Returns: The same bundles, each with the names that its process can have.
  package func adding(scans: [ModuleScan?], strays: [StrayFont] = []) -> Subject {
    var subject = self
    subject.strays = strays
    for (place, scan) in zip(bundles.indices, scans) { subject.bundles[place].scan = scan }
    let processes = CodeProcesses(subject.bundles, strays: strays)
    let compilers = SourceCompilers(subject.bundles)
    for place in bundles.indices {
      subject.bundles[place].processScan = processes.scan(of: place)
      subject.bundles[place].names = processes.names(of: place)
      subject.bundles[place].sharedSources = compilers.filesShared(by: subject.bundles[place])
      subject.bundles[place].registeringSource =
        subject.bundles[place].scan?.registrations.first { $0.fileName == nil }?.location.file
    }
    return subject
  }
}

extension Subject {
  /// The project as one bundle that has all fonts, for the style sheets, which are no target's: what
  /// they ask for is what its code asks for.
  ///
  /// - Parameter target: Whom to name where a rule stays silent.
  /// - Returns: The bundle.
  func wholeProject(for target: String) -> BundleSubject {
    let processes = CodeProcesses(bundles, strays: strays)
    var whole = BundleSubject(
      bundle: AppBundle(target: target, kind: .application, layout: .sources, path: root),
      fonts: []
    )
    whole.isWholeProject = true
    whole.styleSheets = styleSheets
    whole.names = processes.wholeNames
    whole.processScan = processes.wholeScan
    let read = Set(whole.processScan?.files.map(\.withoutDetours) ?? [])
    var scan = ModuleScan()
    // A sheet among the sources is its target's, and was judged with it.
    for sheet in styleSheets where !read.contains(sheet.path.withoutDetours) {
      scan.requests += sheet.requests
    }
    whole.scan = scan
    return whole
  }
}

/// Which code and which fonts come together in one process.
///
/// What links which package or framework is not always said, so that each process is taken to have
/// those of the whole project: that a name is unknown is said only where no font that could be there
/// has it.
private struct CodeProcesses {
  private let bundles: [BundleSubject]
  private let strays: [Subject.StrayFont]

  init(_ bundles: [BundleSubject], strays: [Subject.StrayFont]) {
    self.bundles = bundles
    self.strays = strays
  }

  /// What may run in the process of a bundle.
  func scan(of place: Int) -> ModuleScan? {
    guard let own = bundles[place].scan else { return nil }
    guard bundles[place].bundle.isAppOrExtension else { return own }
    var merged = own
    for other in bundles.indices where other != place && isReachable(other, from: place) {
      if let scan = bundles[other].scan, !isVariant(other, of: place) { merged.add(scan) }
    }
    return merged
  }

  /// The names that the code of a bundle can ask for.
  func names(of place: Int) -> NameScope {
    guard bundles[place].scan != nil else { return NameScope(fonts: []) }
    let own = bundles.indices.filter { isReachable($0, from: place) }
    let others = bundles.indices.filter { !own.contains($0) }
    let isSource = bundles[place].bundle.layout == .sources
    var beyond: [FilePath: NameScope.FontBeyond] = [:]
    for other in others where bundles[other].bundle.kind != .testBundle {
      let target = bundles[other].bundle.target
      for font in bundles[other].fonts {
        let targets = (beyond[font.path]?.targets ?? []).filter { $0 != target } + [target]
        beyond[font.path] = NameScope.FontBeyond(font: font, targets: targets)
      }
    }
    let mayHave = strays.filter { isSource && $0.mayBeBundled }.map(\.font)
    for stray in strays where !(isSource && stray.mayBeBundled) && beyond[stray.font.path] == nil {
      beyond[stray.font.path] = NameScope.FontBeyond(font: stray.font, targets: [])
    }
    let shared = own.map { bundles[$0] }
    let fonts = shared.flatMap(\.fonts) + mayHave
    let known = Set(fonts.map(\.path))
    return NameScope(
      fonts: bundles[place].fonts + fonts,
      beyond: beyond.values.filter { !known.contains($0.font.path) }
        .sorted { $0.font.path < $1.font.path },
      absent: shared.flatMap(\.absentFonts),
      openEnd: shared.lazy.compactMap(\.wordsForUnseenFonts).first,
      otherFamilies: shared.lazy.compactMap(\.wordsForUnseenFamilies).first
    )
  }

  /// What runs in any process of the project.
  var wholeScan: ModuleScan {
    var merged = ModuleScan()
    for scan in bundles.compactMap(\.scan) { merged.add(scan) }
    return merged
  }

  /// The names that some process of the project can ask for.
  var wholeNames: NameScope {
    let all = bundles.filter { $0.bundle.kind != .testBundle }
    let isSource = all.contains { $0.bundle.layout == .sources }
    let fonts = all.flatMap(\.fonts) + strays.filter { isSource && $0.mayBeBundled }.map(\.font)
    let known = Set(fonts.map(\.path))
    return NameScope(
      fonts: fonts,
      beyond: strays.filter { !known.contains($0.font.path) }
        .map { NameScope.FontBeyond(font: $0.font, targets: []) },
      absent: all.flatMap(\.absentFonts),
      openEnd: all.isEmpty
        ? "there is no target whose fonts are known"
        : all.lazy.compactMap(\.wordsForUnseenFonts).first
    )
  }

  /// Whether the fonts and the code of a bundle may be in the process of another's code.
  private func isReachable(_ other: Int, from place: Int) -> Bool {
    if other == place || isVariant(other, of: place) { return true }
    let (bundle, code) = (bundles[other].bundle, bundles[place].bundle)
    guard bundle.kind != .testBundle else { return false }
    if code.layout == .sources, bundle.layout == .sources { return true }
    // Code that is no process of its own runs in any of them.
    return !code.isAppOrExtension || !bundle.isAppOrExtension
  }

  /// Whether two bundles are one target in two configurations.
  private func isVariant(_ other: Int, of place: Int) -> Bool {
    let (bundle, code) = (bundles[other].bundle, bundles[place].bundle)
    return bundle.place != nil && bundle.place == code.place && bundle.target == code.target
  }
}

extension ModuleScan {
  /// Adds what other code asks for in the same process.
  fileprivate mutating func add(_ other: ModuleScan) {
    requests += other.requests
    unjudged += other.unjudged
    registrations += other.registrations
    fontListings += other.fontListings
    boldTextReads += other.boldTextReads
    texts.readsBoldTextElsewhere =
      texts.readsBoldTextElsewhere || other.texts.readsBoldTextElsewhere
    files += other.files
    problems += other.problems
  }
}

extension BundleSubject {
  /// What may hold any fonts of the bundle and cannot be looked at, in words; `nil` when nothing
  /// does.
  fileprivate var wordsForUnseenFonts: String? {
    if let words = wordsForScripts { return words }
    if let folder = bundle.unreadFolders.first {
      return "'\(folder)' cannot be looked at, and fonts may lie there"
    }
    if let words = wordsForUnreadFonts { return words }
    if let folder = bundle.unseenFolders.first {
      return folder.wordsForUnseenFolder
    }
    return nil
  }

  /// What may bring families of its own and cannot be looked at, in words; `nil` when nothing does.
  ///
  /// A package or library has no faces of a family that the app ships itself.
  fileprivate var wordsForUnseenFamilies: String? {
    // Tests link what no app has.
    guard bundle.kind != .testBundle else { return nil }
    return bundle.unseenDependencies.first.map {
      "fonts may come with '\($0)', whose sources this checkout does not hold"
    }
  }
}
