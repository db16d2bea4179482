internal import FileAccess

extension ProjectReader {
  /// Reads Swift packages.
  ///
  /// - Parameters:
  ///   - paths: The `Package.swift` of each.
  ///   - checkout: The folder that was given.
  mutating func readPackages(_ paths: [FilePath], in checkout: Checkout) {
    guard !paths.isEmpty else { return }
    let log = ProblemLog()
    let reading = XcodeReading(checkout, log: log)
    // A list that a target of a project declares is that target's, wherever it lies.
    let used = Set(project.bundles.compactMap { $0.infoPlist?.path })
    var unused: [ProjectFont] = []
    var seen: Set<ProjectPath> = []
    for path in paths {
      // A search and a project may both lead to it.
      if let place = checkout.projectPath(of: path), !seen.insert(place).inserted { continue }
      do throws(ProjectProblem) {
        try checkout.refuseLinkOut(path)
        unused += read(try PackageManifest(reading: path), reading: reading, besides: used)
      } catch {
        log.add(error)
      }
    }
    let copied = Set(project.bundles.flatMap(\.fonts).map(\.path))
    let known = Set(project.fontsInNoTarget.map(\.path))
    project.fontsInNoTarget.removeAll { copied.contains($0.path) }
    project.fontsInNoTarget += unused.filter {
      !copied.contains($0.path) && !known.contains($0.path)
    }
    project.fontsInNoTarget.sort { $0.path < $1.path }
    project.problems += log.problems
  }

  /// Adds the bundles of a package.
  ///
  /// - Returns: The fonts in its targets that no target copies.
  private mutating func read(
    _ manifest: PackageManifest,
    reading: XcodeReading,
    besides used: Set<FilePath>
  ) -> [ProjectFont] {
    let checkout = reading.checkout
    guard let folder = checkout.projectPath(of: manifest.path)?.folder else {
      reading.log.add(
        ProjectProblem(
          path: manifest.path,
          reason: "the package does not lie in '\(checkout.root)'"
        )
      )
      return []
    }
    let layout = PackageLayout(manifest, in: folder, of: checkout)
    var unused: [ProjectFont] = []
    for target in manifest.targets {
      if let problem = layout.problem(of: target) { reading.log.add(problem) }
      guard let place = layout.folder(of: target) else { continue }
      var reader = PackageTargetReader(
        target,
        of: manifest,
        in: place,
        reading: reading,
        usedLists: used
      )
      project.bundles.append(reader.bundle(in: folder))
      unused += reader.unusedFonts.map { path in
        ProjectFont(
          path: checkout.file(path),
          presence: checkout.presence(of: path),
          place: SourcePlace(path: manifest.path, position: target.position)
        )
      }
    }
    let copied = Set(project.bundles.flatMap(\.fonts).map(\.path))
    for unknown in manifest.unknowns {
      let target = manifest.targets.first { $0.name == unknown.target }
      let place = target.flatMap { layout.folder(of: $0) } ?? folder
      // Where there is no font, nothing that is computed can be about one; but where there is nothing
      // else either, it is all that there is to say.
      guard project.bundles.isEmpty || reading.hasFonts(in: place, besides: copied) else {
        continue
      }
      reading.log.add(
        ProjectProblem(
          path: manifest.path,
          position: unknown.position,
          reason: "\(unknown.reason), so which fonts it copies is not known"
        )
      )
    }
    return unused
  }
}

extension XcodeReading {
  /// Whether a folder holds fonts besides those that targets copy, outside what package managers
  /// fetch and builds make.
  fileprivate func hasFonts(in folder: ProjectPath, besides copied: Set<FilePath>) -> Bool {
    contents.files(below: folder).contains { relative in
      BundleName.isFont(relative.lastComponent)
        && !relative.split(separator: UInt8(ascii: "/")).dropLast().contains(
          where: BundleName.isLeftOut
        )
        && !copied.contains(checkout.file(folder.appending(relative)))
    }
  }
}

extension Project {
  /// Describes the targets of a package manifest that lies in no folder: they have no files.
  ///
  /// - Parameter bytes: The whole manifest.
  /// - Throws: ``ProjectProblem`` when a merge left it in two versions.
  package init(parsingManifest bytes: [UInt8]) throws(ProjectProblem) {
    self.init()
    let path = FilePath("nowhere/Package.swift")
    let manifest = try PackageManifest(parsing: bytes, path: path)
    bundles = manifest.targets.map { target in
      var bundle = AppBundle(target: target.name, kind: .library, layout: .project, path: path)
      bundle.place = SourcePlace(path: path, position: target.position)
      return bundle
    }
    problems = manifest.unknowns.map { unknown in
      ProjectProblem(path: path, position: unknown.position, reason: unknown.reason)
    }
  }
}
