internal import FileAccess
internal import PropertyList

extension ProjectReader {
  /// Reads Xcode projects, with those that they refer to.
  ///
  /// - Parameters:
  ///   - paths: The `project.pbxproj` of each.
  ///   - checkout: The folder that was given.
  mutating func readXcodeProjects(_ paths: [FilePath], in checkout: Checkout) {
    let log = ProblemLog()
    let reading = XcodeReading(checkout, log: log)
    var links = TargetLinks()
    var products: Set<String> = []
    var waiting = paths
    var seen = Set(paths.map(checkout.projectPath))
    // What is left of each, to be freed in the end.
    var parts: [PropertyListDictionary] = []
    var next = 0
    while next < waiting.count {
      let path = waiting[next]
      next += 1
      do throws(ProjectProblem) {
        try checkout.refuseLinkOut(path)
        let file = try XcodeProjectFile(reading: path)
        parts.append(file.objects)
        let project = try XcodeProject(
          file,
          path: path,
          in: checkout,
          log: log,
          shared: reading.settings
        )
        read(project, reading: reading, links: &links)
        localPackages += project.localPackages
        products.formUnion(project.products)
        for other in project.referencedProjects() where seen.insert(other).inserted {
          waiting.append(checkout.file(other))
        }
      } catch {
        log.add(error)
      }
    }
    links.apply(to: &project)
    for index in project.bundles.indices {
      project.bundles[index].unseenDependencies.removeAll(where: products.contains)
    }
    nameTargetsApart()
    project.problems += log.problems
    releaseElsewhere(consume parts)
  }

  private mutating func read(
    _ xcode: XcodeProject,
    reading: XcodeReading,
    links: inout TargetLinks
  ) {
    var used: Set<FilePath> = []
    for reference in xcode.strings("targets", of: xcode.root) {
      guard let target = xcode.object(reference, "the target") else { continue }
      if let reason = xcode.reasonForNoTarget(target) {
        xcode.log.add(xcode.problem(at: target.position, reason))
        continue
      }
      guard let reader = TargetReader(target, of: xcode, reading: reading) else { continue }
      let first = project.bundles.count
      for var bundle in reader.bundles() {
        used.formUnion(bundle.fonts.map(\.path))
        let index = project.bundles.count
        let inner = TargetReader.innerBundles(in: &bundle, files: reader.files, reading: reading)
        project.bundles.append(bundle)
        // What is copied whole is the same in each configuration.
        for var innerBundle in inner where index == first {
          innerBundle.container = index
          project.bundles.append(innerBundle)
        }
      }
      links.add(target, of: xcode, files: reader.files, bundles: first..<project.bundles.count)
    }
    project.fontsInNoTarget += xcode.fonts(besides: used, contents: reading.contents)
  }

  /// Gives targets of different projects that are called alike the path of their project.
  private mutating func nameTargetsApart() {
    let targets = project.bundles.indices.filter { project.bundles[$0].layout == .project }
    let byName = Dictionary(grouping: targets) { project.bundles[$0].target }
    for indices in byName.values {
      let projects = Set(indices.compactMap { project.bundles[$0].place?.path })
      guard projects.count > 1 else { continue }
      for index in indices {
        guard let path = project.bundles[index].place?.path.parent else { continue }
        project.bundles[index].target += " (\(path))"
      }
    }
  }
}

extension XcodeProject {
  /// Why nothing can be known of what the project calls a target; `nil` when something can.
  fileprivate func reasonForNoTarget(_ target: XcodeObject) -> String? {
    let title = target.string("name") ?? target.id
    switch target.isa {
    case "PBXAggregateTarget", "PBXLegacyTarget": return nil
    case "PBXNativeTarget": break
    default: return "'\(title)' is among the targets, and is of class '\(target.isa)'"
    }
    guard target.string("productType") == nil else { return nil }
    let what = target.values["productType"].map { "is \($0.typeName) and no string" }
    return "target '\(title)' is not looked at: its productType \(what ?? "is missing")"
  }

  /// The project files of the projects that this one refers to, as far as they lie in the checkout
  /// and outside what package managers fetch; notes others, whose targets are not judged.
  fileprivate func referencedProjects() -> [ProjectPath] {
    (root.values["projectReferences"]?.array ?? []).compactMap { entry in
      guard let reference = entry.dictionary?["ProjectRef"], let id = reference.string,
        let file = self[id], let wrapper = location(of: file)
      else { return nil }
      let path = wrapper.appending("project.pbxproj".utf8)
      guard !path.isFetched else { return nil }
      guard let reason = checkout.reasonForNoProject(at: path) else { return path }
      var problem = problem(at: reference.position, reason)
      problem.losesNothing = true
      log.add(problem)
      return nil
    }
  }

  /// The font files that the project speaks of and that no target copies.
  fileprivate func fonts(besides used: Set<FilePath>, contents: FolderContents) -> [ProjectFont] {
    var fonts: [FilePath: ProjectFont] = [:]
    func add(_ path: ProjectPath, _ position: PropertyListPosition) {
      let file = checkout.file(path)
      guard !used.contains(file), fonts[file] == nil else { return }
      fonts[file] = ProjectFont(
        path: file,
        presence: checkout.presence(of: path),
        place: place(position)
      )
    }
    var folders: Set<ProjectPath> = []
    for file in fileReferences {
      let spelled = Array((file.string("path") ?? "").utf8)[...]
      let isFolder =
        file.string("lastKnownFileType") == "folder" || file.string("explicitFileType") == "folder"
      guard isFolder || BundleName.isFont(spelled.lastComponent),
        let path = location(ofFile: file) ?? unplacedLocation(of: file)
      else { continue }
      guard isFolder else {
        add(path, file.position)
        continue
      }
      guard checkout.presence(of: path) == .present, folders.insert(path).inserted else {
        continue
      }
      for relative in contents.files(below: path) where BundleName.isFont(relative.lastComponent) {
        add(path.appending(relative), file.position)
      }
    }
    for group in synchronizedGroups {
      guard let path = location(ofFolder: group), checkout.presence(of: path) == .present,
        folders.insert(path).inserted
      else { continue }
      for relative in contents.files(below: path) where BundleName.isFont(relative.lastComponent) {
        add(path.appending(relative), group.position)
      }
    }
    return fonts.values.sorted { $0.path < $1.path }
  }
}
