internal import FileAccess

/// Where the targets of a package lie.
struct PackageLayout {
  private let manifest: PackageManifest
  private let folder: ProjectPath
  private let checkout: Checkout

  init(_ manifest: PackageManifest, in folder: ProjectPath, of checkout: Checkout) {
    self.manifest = manifest
    self.folder = folder
    self.checkout = checkout
  }

  /// Why the folder that a target names is not looked at; `nil` for one that is, and for a target
  /// that names none.
  func problem(of target: PackageManifest.Target) -> ProjectProblem? {
    guard let path = target.path else { return nil }
    let place = folder.appending(path.utf8)
    let reason: String
    switch checkout.presence(of: place) {
    case .present: return nil
    case .missing: reason = "which is not in this checkout"
    case .outside, .unplaced: reason = "which lies outside '\(checkout.root)'"
    }
    return ProjectProblem(
      path: manifest.path,
      position: target.position,
      reason: "target '\(target.name)' lies in '\(checkout.file(place))', \(reason)",
      losesNothing: true
    )
  }

  /// The folder of a target; `nil` when there is none in the checkout.
  ///
  /// Without a path it is called like the target and lies in one of a few usual folders; since tools
  /// version 5.9 the only target of a package may lie in such a folder itself.
  func folder(of target: PackageManifest.Target) -> ProjectPath? {
    if let path = target.path {
      let place = folder.appending(path.utf8)
      return checkout.presence(of: place) == .present ? place : nil
    }
    let usual = Self.usualFolders(target.kind).map { folder.appending($0.utf8) }
    for place in usual.map({ $0.appending(target.name.utf8) }) where isFolder(place) {
      return place
    }
    let others = manifest.targets.count { $0.kind == target.kind }
    let isNew = manifest.toolsVersion >= (5, 9)
    return isNew && others == 1 ? usual.first { isFolder($0) } : nil
  }

  private func isFolder(_ path: ProjectPath) -> Bool {
    guard checkout.presence(of: path) == .present else { return false }
    return (try? FileKind(of: checkout.file(path))) == .folder
  }

  private static func usualFolders(_ kind: PackageManifest.Target.Kind) -> [String] {
    switch kind {
    case .library: ["Sources", "Source", "src", "srcs"]
    case .test: ["Tests", "Sources", "Source", "src", "srcs"]
    case .tool: ["Plugins", "Sources", "Source", "src", "srcs"]
    }
  }
}
