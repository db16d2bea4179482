internal import FileAccess

/// One source of a target: a file, a group of files or a folder that is copied whole.
struct XcodeGenSource {
  /// Where the files of a source go.
  enum Destination: Hashable {
    /// Each to the phase of its kind: fonts are copied to the resources.
    case byKind
    /// All are copied, to a folder below the resources.
    case resources(String)
    /// None of them is copied to the bundle.
    case nowhere
  }

  /// The file or folder, below that of the spec.
  var path: String
  /// Whether the folder is copied as it is.
  var isFolder: Bool
  /// Whether it may be missing.
  var isOptional: Bool
  /// The files that are left out, as patterns below the path.
  var excludes: [PathPattern]
  /// The files that are taken alone; all when empty.
  var includes: [PathPattern]
  var destination: Destination
  var place: SourcePlace

  /// Reads a string, or a mapping with a path.
  ///
  /// - Returns: `nil` when it is neither, or depends on the environment.
  init?(_ value: SpecValue) {
    guard let path = value.string ?? value["path"]?.string, !path.contains("${") else { return nil }
    self.path = path
    place = value.place
    isFolder = value["type"]?.string == "folder"
    isOptional = value["optional"]?.boolean ?? false
    excludes = (value["excludes"]?.strings ?? []).map(PathPattern.init)
    includes = (value["includes"]?.strings ?? []).map(PathPattern.init)
    switch value["buildPhase"] {
    case nil: destination = .byKind
    case let phase? where phase.string == "resources": destination = .resources("")
    case let phase?:
      guard let copies = phase["copyFiles"] else {
        destination = .nowhere
        return
      }
      let sub = copies["subpath"]?.string ?? ""
      let isInBundle = ["resources", "wrapper"].contains(copies["destination"]?.string ?? "")
      destination = isInBundle && !sub.contains("$") ? .resources(sub) : .nowhere
    }
  }

  /// Whether a file below the path is taken.
  ///
  /// - Parameters:
  ///   - relative: The path of the file below that of the source.
  ///   - room: What may be compared; a pattern without room is one that does not match.
  /// - Returns: Whether it is taken.
  func takes(_ relative: ArraySlice<UInt8>, room: ReadingRoom) -> Bool {
    guard !excludes.isEmpty || !includes.isEmpty else { return true }
    let names = relative.split(separator: UInt8(ascii: "/"))
    func matches(_ pattern: PathPattern) -> Bool {
      // Going through folders costs more than comparing bytes, however short both are.
      room.compare(pattern: pattern.byteCount + 40, path: relative.count + 8)
        && pattern.matches(names)
    }
    if excludes.contains(where: matches) { return false }
    return includes.isEmpty || includes.contains(where: matches)
  }
}
