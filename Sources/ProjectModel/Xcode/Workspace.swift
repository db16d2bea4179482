internal import FileAccess
internal import PropertyList

/// The places that a workspace holds.
struct Workspace {
  /// More files, projects and packages than any workspace names.
  static let limit = 10_000

  /// All that it names, wherever that is known, in the order of the workspace.
  private var places: [(path: ProjectPath, position: SourcePosition)] = []

  /// Where the first one is named that is one too many.
  private(set) var positionOfFirstLeftOut: SourcePosition?

  private static let sizeLimit = 16 << 20

  private static let depthLimit = 64

  private let folder: ProjectPath
  private let checkout: Checkout

  /// The places of the groups that are open, the innermost last; `nil` for one that is unknown, or
  /// deeper than any is.
  ///
  /// Each is worked out once, so that a file costs what its own name does.
  private var groups: [ProjectPath?] = []

  /// Reads the list of a workspace.
  ///
  /// - Parameters:
  ///   - path: Its `contents.xcworkspacedata`.
  ///   - folder: Where its paths start.
  ///   - checkout: The folder that was given.
  /// - Throws: ``ProjectProblem`` when it cannot be read.
  init(
    reading path: FilePath,
    in folder: ProjectPath,
    checkout: Checkout
  ) throws(ProjectProblem) {
    self.folder = folder
    self.checkout = checkout
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    do throws(PropertyListError) {
      try XMLElements.read(
        bytes,
        start: { element in
          switch element.name {
          case "Group": groups.append(groups.count < Self.depthLimit ? place(of: element) : nil)
          case "FileRef": add(element)
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
        of: bytes,
        "the workspace cannot be read",
        reason: error.reason,
        position: error.position.map { SourcePosition($0) }
      )
    }
  }

  /// The project files of its Xcode projects, and where they are named.
  var projects: [(path: ProjectPath, position: SourcePosition)] {
    places.filter { BundleName.isXcodeProject($0.path.name) }
      .map { ($0.path.appending("project.pbxproj".utf8), $0.position) }
  }

  /// The manifests of the Swift packages among its folders, as far as they lie in the checkout and
  /// outside what package managers fetch.
  var packages: [FilePath] {
    places.map { $0.path.appending("Package.swift".utf8) }
      .filter { !$0.isFetched && checkout.presence(of: $0) == .present }
      .map { checkout.file($0) }
  }

  /// Takes a reference to a file.
  private mutating func add(_ element: XMLElements.Element) {
    guard let path = place(of: element), !path.isOverlong else { return }
    let position = SourcePosition(element.position)
    guard places.count < Self.limit else {
      positionOfFirstLeftOut = positionOfFirstLeftOut ?? position
      return
    }
    places.append((path, position))
  }

  /// Where a group or a file lies, which is written as in `group:App/App.xcodeproj`; `nil` where that
  /// is not known.
  private func place(of element: XMLElements.Element) -> ProjectPath? {
    let location = element.attributes["location"] ?? "group:"
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.last ?? "").utf8
    switch parts.count == 2 ? parts[0] : "group" {
    case "absolute": return checkout.projectPath(absolute: path)
    case "container": return folder.appending(path)
    case "group": return (groups.last ?? folder)?.appending(path)
    case "self": return folder
    default: return nil
    }
  }
}
