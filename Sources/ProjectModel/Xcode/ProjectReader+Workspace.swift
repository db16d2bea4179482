internal import FileAccess
internal import PropertyList

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
    let workspace = try Workspace(reading: list)
    let wrapper = isInProject ? checkout.projectPath(of: path.folder) : nil
    let folder = wrapper ?? ProjectPath()
    var projects: [FilePath] = []
    for (path, position) in workspace.projects(in: folder, checkout: checkout)
    where !path.isFetched {
      if let reason = checkout.reasonForNoProject(at: path) {
        project.problems.append(
          ProjectProblem(path: list, position: position, reason: reason, losesNothing: true)
        )
      } else {
        projects.append(checkout.file(path))
      }
    }
    localPackages += workspace.packages(in: folder, checkout: checkout)
    guard !projects.isEmpty else {
      throw ProjectProblem(
        path: path,
        reason: "no Xcode project of the workspace lies in '\(checkout.root)'"
      )
    }
    readXcode(projects, in: checkout)
  }
}

/// The places that a workspace holds.
struct Workspace {
  /// A place as it is written, such as `group:App/App.xcodeproj`.
  private struct Location {
    var kind: Substring
    var path: Substring

    init(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      kind = parts.count == 2 ? parts[0] : "group"
      path = parts.last ?? ""
    }
  }

  /// A file or project with the groups around it.
  private struct File {
    /// The places, the outermost first.
    var locations: [Location]

    /// Where the workspace names it.
    var position: SourcePosition
  }

  /// What the workspace names.
  private var files: [File] = []

  /// Reads the list of a workspace.
  ///
  /// - Parameter path: Its `contents.xcworkspacedata`.
  /// - Throws: ``ProjectProblem`` when it cannot be read.
  init(reading path: FilePath) throws(ProjectProblem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: 16 << 20)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    var files: [File] = []
    var groups: [Location] = []
    do throws(PropertyListError) {
      try XMLElements.read(
        bytes,
        start: { element in
          let location = Location(element.attributes["location"] ?? "group:")
          switch element.name {
          case "Group": if groups.count < Self.depthLimit { groups.append(location) }
          case "FileRef":
            files.append(
              File(locations: groups + [location], position: SourcePosition(element.position))
            )
          default: return
          }
        },
        end: { name, _ in
          if name == "Group", !groups.isEmpty { groups.removeLast() }
        }
      )
    } catch {
      throw ProjectProblem(
        path: path,
        position: error.position.map { SourcePosition($0) },
        reason: "the workspace cannot be read: \(error.reason)"
      )
    }
    self.files = files
  }

  private static let depthLimit = 64

  /// The project files of its Xcode projects.
  ///
  /// - Parameters:
  ///   - folder: Where its paths start.
  ///   - checkout: The folder that was given.
  /// - Returns: Their places and where they are named, in the order of the workspace.
  func projects(
    in folder: ProjectPath,
    checkout: Checkout
  ) -> [(path: ProjectPath, position: SourcePosition)] {
    places(in: folder, checkout: checkout).compactMap { path, position in
      BundleName.isXcodeProject(path.name)
        ? (path.appending("project.pbxproj".utf8), position) : nil
    }
  }

  /// The manifests of the Swift packages among its folders, as far as they lie in the checkout and
  /// outside what package managers fetch.
  func packages(in folder: ProjectPath, checkout: Checkout) -> [FilePath] {
    places(in: folder, checkout: checkout).map { $0.path.appending("Package.swift".utf8) }
      .filter { !$0.isFetched && checkout.presence(of: $0) == .present }
      .map { checkout.file($0) }
  }

  /// All that it names, wherever that is known.
  private func places(
    in folder: ProjectPath,
    checkout: Checkout
  ) -> [(path: ProjectPath, position: SourcePosition)] {
    files.compactMap { file in
      var path = folder
      for location in file.locations {
        switch location.kind {
        case "absolute": path = checkout.projectPath(absolute: location.path.utf8)
        case "container": path = folder.appending(location.path.utf8)
        case "group": path = path.appending(location.path.utf8)
        case "self": path = folder
        default: return nil
        }
      }
      return (path, file.position)
    }
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
