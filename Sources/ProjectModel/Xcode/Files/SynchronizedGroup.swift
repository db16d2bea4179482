internal import PropertyList

/// A folder that Xcode keeps in step with the disk, as one target sees it.
///
/// A target that owns the folder takes all files in it but its exceptions, any other target takes
/// its exceptions and nothing else. A set of exceptions of a build phase says which files go to that
/// phase instead of the usual one.
struct SynchronizedGroup {
  /// Paths below the folder: of files, or of folders with all that is in them.
  struct Members {
    private var paths: Set<ArraySlice<UInt8>> = []

    var isEmpty: Bool { paths.isEmpty }

    mutating func insert(_ path: String) {
      paths.insert(Self.normalized(Array(path.utf8)[...]))
    }

    mutating func formUnion(_ other: Members) { paths.formUnion(other.paths) }

    /// Whether a file, or a folder around it, is one of the paths.
    func hold(_ relative: ArraySlice<UInt8>) -> Bool { around(relative) != nil }

    /// The longest of the paths that is a file or around it.
    func around(_ relative: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      guard !paths.isEmpty else { return nil }
      return Self.chain(of: relative).first {
        paths.contains($0) || paths.contains(Self.unlocalized($0))
      }
    }

    /// A file and the folders around it, the nearest first.
    static func chain(of relative: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
      sequence(first: relative) { part in
        part.lastIndex(of: UInt8(ascii: "/")).map { part[..<$0] }
      }
    }

    /// The path without slashes around it; `/Localized/Main.storyboard` stands for the file in the
    /// folder of any language.
    static func normalized(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      let prefix = Array("/Localized/".utf8)
      if path.starts(with: prefix) { return path.dropFirst(prefix.count) }
      var path = path.drop { $0 == UInt8(ascii: "/") }
      while path.last == UInt8(ascii: "/") { path = path.dropLast() }
      return path
    }

    /// The path without the folder of a language that the file lies in.
    static func unlocalized(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return path }
      let folder = path[..<slash]
      guard FileNames.isLanguageFolder(folder.lastComponent) else { return path }
      return folder.dropLast(folder.lastComponent.count) + path[(slash + 1)...]
    }
  }

  /// The group.
  let object: XcodeObject

  /// Where the folder lies.
  let path: ProjectPath

  /// Whether the target takes what is no exception.
  let isOwned: Bool

  /// The exceptions of the target.
  private(set) var exceptions = Members()

  /// The same, set by set, with the place of each.
  private var exceptionSets: [(members: Members, position: PropertyListPosition)] = []

  /// The files that go to a phase of their own, by the id of the phase.
  private(set) var phases: [(id: String, members: Members, position: PropertyListPosition)] = []

  /// The folders that keep their structure.
  private(set) var explicitFolders = Members()

  /// Where the folders that keep their structure are named.
  private var folderPositions: [ArraySlice<UInt8>: PropertyListPosition] = [:]

  /// The systems that files are for, or folders with all that is in them.
  private var filters: [ArraySlice<UInt8>: Filter] = [:]

  /// The systems of a file or folder, and where they are named.
  private struct Filter {
    var platforms: Set<Platform>
    var position: PropertyListPosition
  }

  /// Reads the group for a target; `nil` when that has nothing to do with it, or the folder has no
  /// place.
  ///
  /// - Parameters:
  ///   - object: The group.
  ///   - sets: Its sets of exceptions that are for the target or one of its phases.
  ///   - project: The project.
  ///   - isOwned: Whether the target takes what is no exception.
  init?(
    _ object: XcodeObject,
    exceptions sets: [XcodeObject],
    in project: XcodeProject,
    isOwned: Bool
  ) {
    guard let path = project.location(ofFolder: object) else { return nil }
    self.object = object
    self.path = path
    self.isOwned = isOwned
    for set in sets {
      var members = Members()
      for member in project.strings("membershipExceptions", of: set) { members.insert(member.text) }
      if let phase = set.string("buildPhase") {
        phases.append((phase, members, set.position))
      } else {
        exceptions.formUnion(members)
        exceptionSets.append((members, set.position))
      }
      takeFilters(of: set)
    }
    for folder in project.strings("explicitFolders", of: object) {
      explicitFolders.insert(folder.text)
      folderPositions[Members.normalized(Array(folder.text.utf8)[...])] = folder.position
    }
    guard isOwned || !exceptions.isEmpty || !phases.isEmpty else { return nil }
  }

  private mutating func takeFilters(of set: XcodeObject) {
    for entry in set.values["platformFiltersByRelativePath"]?.dictionary?.entries ?? [] {
      let path = Members.normalized(Array(entry.key.utf8)[...])
      filters[path] = Filter(
        platforms: Set(
          entry.value.array?.compactMap { $0.string.flatMap { Platform(filter: $0) } } ?? []
        ),
        position: entry.keyPosition
      )
    }
  }

  /// Whether a file goes where files of its kind usually go.
  func takes(_ relative: ArraySlice<UInt8>) -> Bool {
    exceptions.hold(relative) != isOwned && !phases.contains { $0.members.hold(relative) }
  }

  /// The set of exceptions that a file is in; `nil` when it is none.
  func exceptionPosition(of relative: ArraySlice<UInt8>) -> PropertyListPosition? {
    exceptionSets.first { $0.members.hold(relative) }?.position
  }

  /// The systems that a file is for, by its own filter or that of the nearest folder around it;
  /// `nil` when there is no filter.
  func filter(of relative: ArraySlice<UInt8>) -> Set<Platform>? {
    nearestFilter(of: relative)?.platforms
  }

  /// Where the systems of a file are named; `nil` when there is no filter.
  func filterPosition(of relative: ArraySlice<UInt8>) -> PropertyListPosition? {
    nearestFilter(of: relative)?.position
  }

  private func nearestFilter(of relative: ArraySlice<UInt8>) -> Filter? {
    guard !filters.isEmpty else { return nil }
    for part in Members.chain(of: relative) {
      if let filter = filters[part] ?? filters[Members.unlocalized(part)] { return filter }
    }
    return nil
  }

  /// Where the project says that a file belongs to the group.
  func position(of relative: ArraySlice<UInt8>) -> PropertyListPosition {
    explicitFolders.around(relative).flatMap { folderPositions[$0] } ?? object.position
  }
}
