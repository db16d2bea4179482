package import FileAccess
package import FontRegistry
package import ProjectModel
package import StyleSheets

/// All that rules are applied to: the bundles that were found at a path, with their fonts.
package struct Subject: Sendable {
  /// The path that was judged; fingerprints hold paths below it.
  package let root: FilePath

  /// The bundles, in the order of the project.
  package internal(set) var bundles: [BundleSubject]

  /// The style sheets of the whole project, which every bundle has as well.
  package private(set) var styleSheets: [StyleSheet] = []

  /// The fonts that lie in the project and in no bundle, as far as code was looked for.
  var strays: [StrayFont] = []

  /// What could not be looked at, by path and place.
  package internal(set) var problems: [ProjectProblem]

  /// Gathers descriptions.
  package init(root: FilePath, bundles: [BundleSubject], problems: [ProjectProblem] = []) {
    self.root = root
    self.bundles = bundles
    self.problems = problems
  }

  /// Reads the fonts of a project.
  ///
  /// - Parameters:
  ///   - project: What was found.
  ///   - root: The path that was judged.
  ///   - jobs: How many threads may read; at least 1 is used.
  package init(reading project: Project, root: FilePath, jobs: Int = 2) {
    let fonts = project.bundles.flatMap(\.fonts).filter { $0.presence == .present }
    let paths = Set(fonts.map(\.path)).sorted()
    // Coverage tells symbol fonts from others, and those are left alone.
    let registry = Registry(paths: paths, questions: .everything, jobs: jobs)
    self.init(project: project, root: root, registry: registry)
    self = readingCode(of: project, jobs: jobs)
  }

  /// Brings a project and the fonts that were read from it together.
  ///
  /// - Parameters:
  ///   - project: What was found.
  ///   - root: The path that was judged.
  ///   - registry: The project's font files, read with ``FaceQuestions/everything``.
  package init(project: Project, root: FilePath, registry: Registry) {
    let files = Dictionary(registry.files.map { ($0.path, $0) }) { first, _ in first }
    let contents = FileContent.ofEqualSizes(files.values.map { ($0.path, $0.size) })
    let fonts = project.bundles.map { bundle in
      bundle.fonts.map { font in
        SubjectFont(
          bundled: font,
          file: files[font.path] ?? Subject.unread(font),
          content: contents[font.path]
        )
      }
    }
    func related(_ index: Int, seenFrom outer: Int? = nil) -> RelatedBundle {
      let bundle = project.bundles[index]
      return RelatedBundle(
        target: bundle.target,
        kind: bundle.kind,
        path: bundle.path,
        fonts: fonts[index],
        productNames: bundle.productNames,
        folder: outer.flatMap { project.folder(of: index, seenFrom: $0) }
      )
    }
    let names = ProjectFontNames(project)
    let containers = project.bundles.indices.map { project.containers(of: $0) }
    var inner: [Int: [Int]] = [:]
    for (index, chain) in containers.enumerated() {
      for container in chain { inner[container, default: []].append(index) }
    }
    /// What lies in the app around an extension, when its list has paths that lead out of it.
    func beside(_ index: Int) -> [RelatedBundle] {
      let bundle = project.bundles[index]
      guard bundle.kind == .appExtension, bundle.declaresPaths, let app = containers[index].last
      else { return [] }
      return inner[app, default: []].filter { $0 != index }.map { related($0, seenFrom: app) }
    }
    let subjects = project.bundles.indices.map { index in
      BundleSubject(
        bundle: project.bundles[index],
        fonts: fonts[index],
        inner: inner[index, default: []].map { related($0, seenFrom: index) },
        outer: containers[index].map { related($0) },
        beside: beside(index),
        project: names
      )
    }
    self.init(
      root: root,
      bundles: Subject.sharingSources(subjects),
      problems: project.problems + Subject.unreadable(in: registry)
    )
  }

  /// What stands for a file that no registry has: it cannot be looked at, or is a folder.
  private static func unread(_ font: BundledFont) -> FontFile {
    guard font.presence == .present, (try? FileKind(of: font.path)) == .folder else {
      return FontFile(path: font.path)
    }
    let problem = FontProblem(file: font.path, reason: "it is a folder", kind: .unknown)
    return FontFile(path: font.path, problems: [problem])
  }

  /// The subject with style sheets, which are the whole project's; what is wrong with a sheet is
  /// what could not be looked at.
  package func adding(_ sheets: [StyleSheet]) -> Subject {
    var subject = self
    subject.styleSheets += sheets
    for index in bundles.indices { subject.bundles[index].styleSheets += sheets }
    subject.problems += sheets.flatMap { sheet in
      sheet.faults.map { fault in
        ProjectProblem(
          path: sheet.path,
          position: fault.place.map {
            SourcePosition(line: $0.line, column: $0.column, byte: $0.byte)
          },
          reason: fault.reason
        )
      }
    }
    subject.problems += sheets.compactMap { sheet in
      sheet.wordsForEmptiness.map { words in
        var problem = ProjectProblem(path: sheet.path, reason: words)
        problem.losesNothing = true
        return problem
      }
    }
    return subject
  }

  /// Tells each bundle of sources which of its fonts only others declare.
  private static func sharingSources(_ subjects: [BundleSubject]) -> [BundleSubject] {
    let declared = Set(
      subjects.filter { $0.bundle.layout == .sources }
        .flatMap(\.fonts).filter(\.isDeclared).map(\.path)
    )
    return subjects.map { subject in
      let elsewhere = subject.fonts.filter { !$0.isDeclared && declared.contains($0.path) }
      guard subject.bundle.layout == .sources, !elsewhere.isEmpty else { return subject }
      return BundleSubject(
        bundle: subject.bundle,
        fonts: subject.fonts,
        inner: subject.inner,
        outer: subject.outer,
        declaredElsewhere: Set(elsewhere.map(\.path))
      )
    }
  }

  /// Files that could not be opened: we did not see them, so no rule can say anything.
  private static func unreadable(in registry: Registry) -> [ProjectProblem] {
    registry.problems
      .filter { $0.kind == .unreadable }
      .map { ProjectProblem(path: $0.file, reason: $0.reason) }
  }
}

extension Project {
  /// The folder that a bundle lies in, seen from one further out; `nil` where it is not known.
  fileprivate func folder(of index: Int, seenFrom outer: Int) -> FilePath? {
    guard var path = bundles[index].folderInContainer?.bytes else { return nil }
    var next = bundles[index].container
    var steps = 0
    while let container = next, container != outer, bundles.indices.contains(container) {
      steps += 1
      guard steps < bundles.count, let folder = bundles[container].folderInContainer,
        let name = bundles[container].productNames.first
      else { return nil }
      let place = folder.appending(name.bytes)
      path = path.isEmpty ? place.bytes : place.appending(path).bytes
      next = bundles[container].container
    }
    return next == outer ? FilePath(bytes: path) : nil
  }

  /// The bundles that a bundle lies in, the nearest first, as indices into ``bundles``.
  fileprivate func containers(of index: Int) -> [Int] {
    var chain: [Int] = []
    var next = bundles[index].container
    while let container = next, bundles.indices.contains(container), !chain.contains(container) {
      chain.append(container)
      next = bundles[container].container
    }
    return chain
  }
}

extension Subject {
  /// The bundles that rules judge: those of tests, and those that are only there for others, are none.
  package var judgedBundles: [BundleSubject] {
    bundles.filter { subject in
      subject.bundle.kind != .testBundle && subject.bundle.kind != .library
        && !subject.bundle.isContext
    }
  }

  /// Whether there are bundles that would be judged if they were asked about.
  package var hasLeftOut: Bool {
    bundles.contains { subject in
      subject.bundle.kind != .testBundle && subject.bundle.kind != .library
        && subject.bundle.isContext
    }
  }

  /// The subject with something more that could not be looked at.
  package func adding(_ problem: ProjectProblem) -> Subject {
    var subject = self
    subject.problems.append(problem)
    return subject
  }
}
