package import FileAccess

/// Gathers a description from a path, whatever is there.
struct ProjectReader {
  /// What was found so far.
  var project = Project()

  /// The manifests of packages that Xcode projects and workspaces refer to by their folder.
  var localPackages: [FilePath] = []

  /// The archives that were opened.
  var archives: [AppArchive] = []
}

extension Project {
  /// Describes what is at a path.
  ///
  /// - A bundle (`.app`, `.appex`, `.framework`, or any folder with a built Info.plist) is taken as
  ///   it is, with the bundles in it.
  /// - An Xcode project or a workspace is read with the projects that it refers to; nothing outside
  ///   the folder around it is looked at.
  /// - Any other folder is searched for projects, and nothing outside it is looked at. Where there is
  ///   none, it is searched for built apps and for each Info.plist with a font list, which
  ///   is taken together with the fonts below its folder. Fonts that its entries name and that lie
  ///   elsewhere below `path` count too: projects often keep both in folders of their own. One
  ///   Info.plist without a list is taken when it is the only one.
  /// - An Info.plist is taken with the targets that have it, when the Xcode project around it can be
  ///   read. Else it is taken with the fonts below its folder, and with those that its entries name
  ///   below the nearest folder around it that has a project or a version control in it.
  ///
  /// - Parameter path: A file or folder.
  /// - Throws: ``ProjectProblem`` when there is nothing to describe: the path cannot be opened, or is
  ///   a file that is no Info.plist. What goes wrong below a folder is in ``problems``.
  package init(reading path: FilePath) throws(ProjectProblem) {
    self = try ProjectReader(reading: path).project
    sortBundles()
    problems.sort { ($0.path, $0.position?.byte ?? 0) < ($1.path, $1.position?.byte ?? 0) }
  }
}

extension ProjectReader {
  /// Reads what is at a path; see ``Project/init(reading:)``.
  init(reading path: FilePath) throws(ProjectProblem) {
    self.init()
    if let outer = AppArchive.archive(around: path) { try open(outer) }
    switch try Self.kind(of: path) {
    case .folder: try readFolder(path)
    case .file: try readFile(path)
    case .other: throw ProjectProblem(path: path, reason: "is neither a file nor a folder")
    }
    unpackOddFonts()
    noteUnread()
  }

  fileprivate static func kind(of path: FilePath) throws(ProjectProblem) -> FileKind {
    do throws(FileError) {
      return try FileKind(of: path)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
  }

  fileprivate mutating func readFolder(_ path: FilePath) throws(ProjectProblem) {
    // Spelled `.`, a project is still one.
    let name = path.trueName
    if BundleName.isXcodeProject(name) {
      return readXcode([path.appending("project.pbxproj".utf8)], in: Checkout(around: path))
    }
    if BundleName.isXcodeArchive(name) { return try readXcodeArchive(path) }
    if BundleName.isWorkspace(name) { return try readWorkspace(path) }
    if isBuiltBundle(path) { return try readBundle(path) }
    let checkout = Checkout(path)
    project.otherCode = OtherCode.sign(in: checkout)
    let search = ProjectSearch(checkout)
    project.problems += search.linksOut.map { ProjectProblem(linkOut: $0, of: checkout) }
    project.problems += search.noFiles.map {
      ProjectProblem(path: $0, reason: "is neither a file nor a folder")
    }
    if !search.xcodeProjects.isEmpty { readXcodeProjects(search.xcodeProjects, in: checkout) }
    readXcodeGen(search.xcodeGenSpecs.filter(XcodeGenSpec.isOne), in: checkout)
    let hasProject = !search.xcodeProjects.isEmpty || !project.bundles.isEmpty
    readPackages(search.packages + localPackages, in: checkout)
    // A package makes no app: without a project the apps beside it are known by their lists.
    if !hasProject { try readSources(path) }
  }

  fileprivate mutating func readFile(_ path: FilePath) throws(ProjectProblem) {
    if path.name.elementsEqual("project.pbxproj".utf8) {
      return readXcode([path], in: Checkout(around: path, steps: 2))
    }
    if path.name.elementsEqual("contents.xcworkspacedata".utf8) {
      return try readWorkspace(path.folder)
    }
    if path.name.elementsEqual("Package.swift".utf8) {
      return readPackages([path], in: Checkout(around: path))
    }
    if ["project.yml", "project.yaml"].contains(where: { path.name.elementsEqual($0.utf8) }) {
      return readXcodeGen([path], in: Checkout(around: path))
    }
    if AppArchive.isArchive(path) { return try readArchive(path) }
    let infoPlist: InfoPlist
    do throws(ProjectProblem) {
      infoPlist = try InfoPlist(reading: path)
    } catch {
      guard path.lowercaseExtension != "plist" else { throw error }
      throw ProjectProblem(
        path: path,
        position: error.position,
        reason: "is no Info.plist (\(error.reason)), and neither a bundle nor a folder"
      )
    }
    // A Mac bundle keeps it in its folder Contents.
    let isInContents = path.folder.trueName.elementsEqual("Contents".utf8)
    let folder = isInContents ? path.folder.folder : path.folder
    if infoPlist.isBuilt || BundleName.kind(ofFolder: folder.trueName) != nil {
      try readBundle(folder)
    } else if !readTargets(of: infoPlist) {
      try readSources(of: infoPlist)
    }
  }

  /// Reads Xcode projects that were given by themselves, and the packages that they refer to.
  mutating func readXcode(_ paths: [FilePath], in checkout: Checkout) {
    project.otherCode = OtherCode.sign(in: checkout)
    readXcodeProjects(paths, in: checkout)
    readPackages(localPackages, in: checkout)
  }

  /// Whether a folder is a bundle by its name or by what a build wrote into it.
  private func isBuiltBundle(_ path: FilePath) -> Bool {
    if BundleName.kind(ofFolder: path.trueName) != nil { return true }
    let checkout = Checkout(path)
    return ["Info.plist", "Contents/Info.plist"].contains { name in
      let file = path.appending(name.utf8)
      guard (try? checkout.refuseLinkOut(file)) != nil else { return false }
      let infoPlist = try? InfoPlist(reading: file)
      return infoPlist?.isBuilt ?? false
    }
  }

  /// Notes folders that a walk could not read.
  ///
  /// - Parameter inventory: The walk.
  /// - Throws: ``ProjectProblem`` when it is the very folder that was given.
  mutating func note(_ inventory: FolderInventory) throws(ProjectProblem) {
    let problems = inventory.errors.map { ProjectProblem(path: $0.path, reason: $0.reason) }
    if let first = problems.first, first.path == inventory.root { throw first }
    let links = inventory.linksOut.map { link in
      var problem = ProjectProblem(linkOut: link, of: inventory.checkout)
      problem.losesNothing = inventory.hidesNothing(link)
      return problem
    }
    project.problems += links.filter { !project.problems.contains($0) }
    // Searches of wider and wider folders come by the same ones again.
    project.problems += problems.filter { !project.problems.contains($0) }
  }

  /// Reads an Info.plist, or notes why that is not possible.
  mutating func infoPlist(_ path: FilePath) -> InfoPlist? {
    do throws(ProjectProblem) {
      return try InfoPlist(reading: path)
    } catch {
      project.problems.append(error)
      return nil
    }
  }
}
