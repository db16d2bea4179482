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
  var excludes: [String]
  /// The files that are taken alone; all when empty.
  var includes: [String]
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
    excludes = value["excludes"]?.strings ?? []
    includes = value["includes"]?.strings ?? []
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
  func takes(_ relative: ArraySlice<UInt8>) -> Bool {
    func matches(_ pattern: String) -> Bool {
      Self.matches(Array(pattern.utf8)[...], relative)
    }
    if excludes.contains(where: matches) { return false }
    return includes.isEmpty || includes.contains(where: matches)
  }

  /// Whether a pattern means a file: the file itself, or a folder around it.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    let pattern = pattern.last == slash ? pattern.dropLast() : pattern
    let parts = pattern.split(separator: slash)
    let names = path.split(separator: slash)
    // The states of an automaton: how many parts of the pattern are behind us.
    var states: Set<Int> = [0]
    for name in names {
      var next: Set<Int> = []
      for state in Self.expanded(states, parts) {
        guard state < parts.count else { return true }
        if parts[state].elementsEqual("**".utf8) { next.insert(state) }
        if Glob.matches(parts[state], name) { next.insert(state + 1) }
      }
      states = next
    }
    return Self.expanded(states, parts).contains(parts.count)
  }

  /// The states that are reached without a name: `**` may stand for no folder at all.
  private static func expanded(_ states: Set<Int>, _ parts: [ArraySlice<UInt8>]) -> Set<Int> {
    var all = states
    for state in states {
      var next = state
      while next < parts.count, parts[next].elementsEqual("**".utf8) {
        next += 1
        all.insert(next)
      }
    }
    return all
  }
}
