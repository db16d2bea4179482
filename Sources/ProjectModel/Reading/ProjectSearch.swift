internal import FileAccess

/// The projects below a folder.
struct ProjectSearch {
  /// The `project.pbxproj` of each Xcode project, by path.
  private(set) var xcodeProjects: [FilePath] = []

  /// The manifests of Swift packages, by path.
  private(set) var packages: [FilePath] = []

  /// The specs of XcodeGen that no Xcode project lies beside, by path.
  private(set) var xcodeGenSpecs: [FilePath] = []

  /// The links in the place of a project that lead out of the folder, by path.
  let linksOut: [FilePath]

  /// What is called like a project in the very folder, and is neither a file nor a folder.
  let noFiles: [FilePath]

  /// Searches all the way down, outside hidden folders and what package managers fetch.
  ///
  /// Links that lead out of the folder are not followed.
  ///
  /// - Parameter checkout: The folder.
  init(_ checkout: Checkout) {
    let walk = FolderWalk(
      checkout.root,
      followsLink: checkout.holds,
      entersFolder: { BundleName.isXcodeProject($0) || !BundleName.isLeftOut($0) },
      takesFile: { name in Self.names.contains { name.elementsEqual($0.utf8) } }
    )
    linksOut = walk.linksNotFollowed.filter { link in
      BundleName.isXcodeProject(link.lastComponent)
        || Self.names.contains { link.lastComponent.elementsEqual($0.utf8) }
    }
    noFiles = Self.names.map { checkout.root.appending($0.utf8) }
      .filter { (try? FileKind(of: $0)) == .other }
    for file in walk.files {
      switch String(decoding: file.lastComponent, as: UTF8.self) {
      case "project.pbxproj":
        if BundleName.isXcodeProject(file.parent.lastComponent) { xcodeProjects.append(file) }
      case "Package.swift": packages.append(file)
      default: xcodeGenSpecs.append(file)
      }
    }
    let projectFolders = Set(xcodeProjects.map(\.parent.parent))
    xcodeGenSpecs.removeAll { projectFolders.contains($0.parent) }
  }

  private static let names = ["project.pbxproj", "Package.swift", "project.yml"]
}
