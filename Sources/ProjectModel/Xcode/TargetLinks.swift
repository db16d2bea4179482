internal import FileAccess
internal import PropertyList

/// Which bundles end up in which others, across projects.
struct TargetLinks {
  /// A target or product: the project file that describes it, and its id there.
  private struct Key: Hashable {
    var project: FilePath
    var id: String
  }

  private var bundles: [Key: Range<Int>] = [:]
  private var embedded: [(outer: Range<Int>, inner: Key, folder: FilePath?)] = []
  private var needed: [(outer: Range<Int>, inner: Key)] = []

  /// Notes a target with what it copies and what it needs.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - project: Its project.
  ///   - files: What it copies.
  ///   - places: The places of its bundles.
  mutating func add(
    _ target: XcodeObject,
    of project: XcodeProject,
    files: TargetFiles,
    bundles places: Range<Int>
  ) {
    bundles[Key(project: project.path, id: target.id)] = places
    if let product = target.string("productReference") {
      bundles[Key(project: project.path, id: product)] = places
    }
    for product in files.products {
      guard let key = key(ofProduct: product.id, in: project) else { continue }
      embedded.append((places, key, product.folder))
    }
    for reference in project.strings("dependencies", of: target) {
      guard let dependency = project.object(reference, "the dependency"),
        let key = key(ofDependency: dependency, in: project)
      else { continue }
      needed.append((places, key))
    }
  }

  /// Tells each bundle which other it lies in: first by what is copied, then by what is needed.
  func apply(to project: inout Project) {
    for link in embedded { put(link.inner, into: link.outer, at: link.folder, of: &project) }
    for link in needed {
      // An app that another one needs lies in it only when it is copied there.
      guard let outer = link.outer.first, project.bundles[outer].kind != .testBundle,
        let inner = bundles[link.inner]?.first, project.bundles[inner].kind != .application
      else { continue }
      put(link.inner, into: link.outer, at: nil, of: &project)
    }
  }

  private func put(
    _ inner: Key,
    into outer: Range<Int>,
    at folder: FilePath?,
    of project: inout Project
  ) {
    guard let places = bundles[inner], let container = outer.first, places != outer else { return }
    for place in places where project.bundles[place].container == nil {
      project.bundles[place].container = container
      project.bundles[place].folderInContainer = folder
    }
  }

  private func key(ofProduct id: String, in project: XcodeProject) -> Key? {
    guard let object = project[id], object.isa == "PBXReferenceProxy" else {
      return Key(project: project.path, id: id)
    }
    return object.string("remoteRef").flatMap { project[$0] }.flatMap { key(of: $0, in: project) }
  }

  private func key(ofDependency object: XcodeObject, in project: XcodeProject) -> Key? {
    if let id = object.string("target") { return Key(project: project.path, id: id) }
    return object.string("targetProxy").flatMap { project[$0] }.flatMap { key(of: $0, in: project) }
  }

  /// What a proxy stands for: an object of this project, or of another one that lies in it.
  private func key(of proxy: XcodeObject, in project: XcodeProject) -> Key? {
    guard let portal = proxy.string("containerPortal"),
      let id = proxy.string("remoteGlobalIDString")
    else { return nil }
    if portal == project.root.id { return Key(project: project.path, id: id) }
    guard let file = project[portal], let path = project.location(of: file) else { return nil }
    return Key(
      project: project.checkout.file(path.appending("project.pbxproj".utf8)),
      id: id
    )
  }
}
