internal import FileAccess

/// The folder that was given: nothing outside it is read, whatever a project or a link says.
struct Checkout {
  /// The folder, as the caller spelled it.
  let root: FilePath

  /// The folder with all links followed, and a slash at its end; `nil` when it cannot be reached.
  private let resolvedPrefix: [UInt8]?

  init(_ root: FilePath) {
    self.root = root
    resolvedPrefix = (try? root.resolvingLinks())?.appending([]).bytes
  }

  /// Whether a file or folder lies in the folder once all links are followed.
  ///
  /// What is not there lies nowhere.
  func holds(_ path: FilePath) -> Bool {
    guard let resolvedPrefix, let resolved = try? path.resolvingLinks() else { return false }
    return resolved.appending([]).bytes.starts(with: resolvedPrefix)
  }

  /// Whether a path of a project can be looked at.
  func presence(of path: ProjectPath) -> BundledFont.Presence {
    guard !path.isOutside else { return .outside }
    let place = file(path)
    guard (try? FileKind(of: place)) != nil else { return .missing }
    return holds(place) ? .present : .outside
  }

  /// A path of a project, as the root was spelled and the path below it.
  func file(_ path: ProjectPath) -> FilePath {
    if path.isAbsolute { return FilePath(bytes: [UInt8(ascii: "/")] + path.relative) }
    let steps = Array(repeatElement("../", count: path.stepsUp).joined().utf8)
    let relative = steps + path.relative
    return relative.isEmpty ? root : root.appending(relative)
  }

  /// The path of a file below the root.
  func projectPath(of file: FilePath) -> ProjectPath {
    let prefix = root.appending([]).bytes
    guard file.bytes.starts(with: prefix) else { return ProjectPath() }
    return ProjectPath().appending(file.bytes.dropFirst(prefix.count))
  }

  /// A path that a project spells from the root of the file system.
  func projectPath(absolute bytes: some Collection<UInt8>) -> ProjectPath {
    var path = ProjectPath().appending(bytes)
    let spelled = [UInt8(ascii: "/")] + path.relative
    if let resolvedPrefix, spelled.starts(with: resolvedPrefix) {
      return ProjectPath().appending(spelled.dropFirst(resolvedPrefix.count))
    }
    path.isAbsolute = true
    path.stepsUp = 0
    return path
  }
}
