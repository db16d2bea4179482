internal import FileAccess

extension ProjectReader {
  /// Reads the projects of a workspace, as far as they lie in the folder around it and outside what
  /// package managers fetch.
  ///
  /// - Parameter path: The `.xcworkspace`.
  /// - Throws: ``ProjectProblem`` when the workspace cannot be read, or has no such project.
  mutating func readWorkspace(_ path: FilePath) throws(ProjectProblem) {
    // The workspace inside a project stands for the project.
    let isInProject = BundleName.isXcodeProject(path.folder.trueName)
    let checkout = Checkout(around: path, steps: isInProject ? 2 : 1)
    let list = path.appending("contents.xcworkspacedata".utf8)
    try checkout.refuseLinkOut(list)
    let wrapper = isInProject ? checkout.projectPath(of: path.folder) : nil
    let folder = wrapper ?? ProjectPath()
    let workspace = try Workspace(reading: list, in: folder, checkout: checkout)
    if let position = workspace.positionOfFirstLeftOut {
      let reason = "it has more than \(Workspace.limit) files; the rest are not looked at"
      project.problems.append(ProjectProblem(path: list, position: position, reason: reason))
    }
    var projects: [FilePath] = []
    for (path, position) in workspace.projects where !path.isFetched {
      if let reason = checkout.reasonForNoProject(at: path) {
        project.problems.append(
          ProjectProblem(path: list, position: position, reason: reason, losesNothing: true)
        )
      } else {
        projects.append(checkout.file(path))
      }
    }
    localPackages += workspace.packages
    guard !projects.isEmpty else {
      throw ProjectProblem(
        path: path,
        reason: "no Xcode project of the workspace lies in '\(checkout.root)'"
      )
    }
    readXcode(projects, in: checkout)
  }
}

extension ProjectPath {
  /// Whether the path leads into a folder that package managers fill.
  var isFetched: Bool {
    relative.split(separator: UInt8(ascii: "/")).contains { name in
      BundleName.isLeftOut(name) && !BundleName.isXcodeProject(name)
    }
  }
}
