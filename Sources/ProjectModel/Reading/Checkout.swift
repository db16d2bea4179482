internal import FileAccess

/// The folder that was given: nothing outside it is read, whatever a project or a link says.
struct Checkout {
  /// The folder, as the caller spelled it.
  let root: FilePath

  /// The folder with all links followed, and a slash at its end; `nil` when it cannot be reached.
  private let resolvedPrefix: [UInt8]?

  /// Whether paths below the root are spelled without it, as the path that was given is.
  private let isUnspelled: Bool

  /// Takes a folder that was given.
  init(_ root: FilePath) {
    self.init(root, isUnspelled: false)
  }

  /// Takes the folder around a file or folder that was given.
  ///
  /// - Parameters:
  ///   - path: What was given.
  ///   - steps: How many folders up.
  init(around path: FilePath, steps: Int = 1) {
    let root = (0..<steps).reduce(path) { folder, _ in folder.folder }
    let isHere = root == FilePath(".") && path.bytes.first != UInt8(ascii: ".")
    self.init(root, isUnspelled: isHere)
  }

  private init(_ root: FilePath, isUnspelled: Bool) {
    self.root = root
    self.isUnspelled = isUnspelled
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
    guard !path.isUnplaced else { return .unplaced }
    guard !path.isOutside else { return .outside }
    let place = file(path)
    guard (try? FileKind(of: place)) != nil else { return .missing }
    return holds(place) ? .present : .outside
  }

  /// Why a project that a workspace refers to, by its `project.pbxproj`, is not read;
  /// `nil` when it can be.
  func reasonForNoProject(at path: ProjectPath) -> String? {
    switch presence(of: path) {
    case .present: nil
    case .outside, .unplaced: "'\(file(path.folder))' lies outside '\(root)', and is not read"
    case .missing: "there is no project '\(file(path.folder))'"
    }
  }

  /// A path of a project, as the root was spelled and the path below it.
  func file(_ path: ProjectPath) -> FilePath {
    if path.isUnplaced { return FilePath(bytes: path.relative) }
    if path.isAbsolute { return FilePath(bytes: [UInt8(ascii: "/")] + path.relative) }
    // Most lead down, and there are tens of thousands.
    let steps =
      path.stepsUp == 0 ? [] : Array(repeatElement("../", count: path.stepsUp).joined().utf8)
    let relative = path.stepsUp == 0 ? path.relative : steps + path.relative
    if relative.isEmpty { return root }
    return isUnspelled ? FilePath(bytes: relative) : root.appending(relative)
  }

  /// The path of a file below the root, by its letters; by where it is when the letters do not tell,
  /// as of `project.pbxproj` in `..`.
  ///
  /// - Returns: The path; `nil` for a file that does not lie below the root.
  func projectPath(of file: FilePath) -> ProjectPath? {
    let prefix = Self.withoutDots(root.appending([]).bytes[...])
    let spelled = Self.withoutDots(file.appending([]).bytes[...])
    // The folder of the process is spelled in many ways, and as nothing.
    let isBelow = prefix.isEmpty ? spelled.first != UInt8(ascii: "/") : spelled.starts(with: prefix)
    if isBelow {
      let path = ProjectPath().appending(spelled.dropFirst(prefix.count))
      if !path.isOutside { return path }
    }
    guard let resolvedPrefix, let resolved = try? file.resolvingLinks().appending([]).bytes,
      resolved.starts(with: resolvedPrefix)
    else { return nil }
    return ProjectPath().appending(resolved.dropFirst(resolvedPrefix.count))
  }

  /// A path without `./` at its start, which means nothing there.
  private static func withoutDots(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var path = path
    while path.starts(with: "./".utf8) { path = path.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return path
  }

  /// Refuses a file that is a link out of the folder, or lies behind one.
  ///
  /// What cannot be reached, or lies in an archive, is for its reader to refuse.
  func refuseLinkOut(_ file: FilePath) throws(ProjectProblem) {
    guard (try? file.resolvingLinks()) != nil, !holds(file) else { return }
    throw ProjectProblem(linkOut: file, of: self)
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

extension ProjectProblem {
  /// A link that is not followed since it leads out of the folder that was given.
  init(linkOut path: FilePath, of checkout: Checkout) {
    self.init(path: path, reason: "a link that leads out of '\(checkout.root)'")
  }
}
