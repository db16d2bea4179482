internal import FileAccess

/// What lies in an archive: the paths of its files, and the content of those that matter.
struct ArchiveContents {
  /// A file in the archive.
  struct File {
    /// The path below the archive.
    var path: FilePath

    /// Which entry of the table of contents it is, from 0.
    var place: Int

    /// Its bytes, or why it has none; `nil` when nobody asked for them yet.
    var content: Result<[UInt8], ArchiveFault>?
  }

  /// The files in the order of the table of contents.
  private(set) var files: [File] = []

  /// Where the links lead, by their paths below the archive.
  private(set) var links: [FilePath: [UInt8]] = [:]

  /// The paths at which, or below which, there may be files that nobody saw; empty is the archive.
  private(set) var unread: Set<FilePath> = []

  /// What is wrong, in that order.
  private(set) var problems: [ProjectProblem] = []

  private let path: FilePath
  private let limits: ArchiveLimits
  private var known: [FilePath: Kind] = [:]

  /// How many bytes may still be unpacked.
  private(set) var room: Int
  private var faults = 0

  private enum Kind {
    case file
    case folder
  }

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - path: The archive.
  ///   - limits: How much to take.
  ///   - isWanted: Whether to unpack a file of this name.
  /// - Throws: ``ProjectProblem`` when it cannot be opened, or not even its first entry be read.
  init(
    reading path: FilePath,
    limits: ArchiveLimits = ArchiveLimits(),
    isWanted: (ArraySlice<UInt8>) -> Bool
  ) throws(ProjectProblem) {
    self.path = path
    self.limits = limits
    room = limits.allBytes
    let reader = try ArchiveReader(path)
    var place = 0
    reading: while true {
      guard place < limits.entries else {
        tell(ProjectProblem(path: path, reason: "the rest after \(place) entries is not looked at"))
        hide(FilePath(bytes: []))
        break reading
      }
      let entry: ArchiveEntry
      do throws(ArchiveFault) {
        guard let next = try reader.next() else { break reading }
        entry = next
      } catch {
        let reason = place == 0 ? error.reason : "after \(place) entries \(error.reason)"
        let problem = ProjectProblem(path: path, reason: reason)
        if place == 0, error.isLast { throw problem }
        tell(problem)
        hide(FilePath(bytes: []))
        if error.isLast { break reading }
        place += 1
        continue
      }
      take(entry, at: place, from: reader, isWanted: isWanted)
      place += 1
    }
    if faults > limits.problems {
      problems.append(
        ProjectProblem(path: path, reason: "and \(faults - limits.problems) more problems in it")
      )
    }
  }

  /// Notes where something may lie that nobody saw; where there are too many such places, anywhere.
  private mutating func hide(_ path: FilePath) {
    if unread.count < limits.problems {
      unread.insert(path)
    } else {
      unread = [FilePath(bytes: [])]
    }
  }

  private mutating func tell(_ problem: ProjectProblem) {
    faults += 1
    if faults <= limits.problems { problems.append(problem) }
  }

  private mutating func tell(_ reason: String, about name: [UInt8], at place: Int) {
    let name = String(decoding: name.prefix(200), as: UTF8.self)
    tell(ProjectProblem(path: path, reason: "entry \(place + 1), '\(name)', \(reason)"))
  }

  private mutating func take(
    _ entry: ArchiveEntry,
    at place: Int,
    from reader: borrowing ArchiveReader,
    isWanted: (ArraySlice<UInt8>) -> Bool
  ) {
    guard let name = entry.name else {
      // It may lie anywhere, and be called anything.
      hide(FilePath(bytes: []))
      return tell(
        ProjectProblem(path: path, reason: "the name of entry \(place + 1) is no UTF-8")
      )
    }
    guard let inner = inner(name, at: place), entry.kind != .folder, enter(inner, name, at: place)
    else { return }
    guard entry.kind == .file || entry.kind == .link else {
      return tell("is neither a file nor a folder", about: name, at: place)
    }
    if entry.kind == .link {
      if let target = entry.target, links.count < limits.links, target.count <= limits.target {
        // One that leads out of the archive leads nowhere in it, and is told as in the app itself.
        links[inner] = target
        return
      }
      hide(inner)
      return tell("is a link, which is not followed", about: name, at: place)
    }
    var file = File(path: inner, place: place)
    if isWanted(inner.lastComponent) {
      file.content = Self.content(of: entry, from: reader, limits, room: room)
      if case .success(let bytes) = file.content { room -= bytes.count }
    }
    files.append(file)
  }

  /// Unpacks the entry that a reader is at.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - reader: The reader.
  ///   - limits: How much to take.
  ///   - room: How many bytes there is room for besides.
  /// - Returns: The bytes, or why it has none.
  static func content(
    of entry: ArchiveEntry,
    from reader: borrowing ArchiveReader,
    _ limits: ArchiveLimits,
    room: Int
  ) -> Result<[UInt8], ArchiveFault> {
    guard !entry.isEncrypted else { return .failure(ArchiveFault(reason: "it is encrypted")) }
    do throws(ArchiveFault) {
      return .success(try reader.read(limits, room: room))
    } catch {
      return .failure(error)
    }
  }
}

extension ArchiveContents {
  /// The path that a name stands for, or `nil` when it may not be used.
  private mutating func inner(_ name: [UInt8], at place: Int) -> FilePath? {
    let slash = UInt8(ascii: "/")
    guard name.first != slash else {
      tell("has an absolute path", about: name, at: place)
      return nil
    }
    let components = name.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    guard !components.contains(where: { $0.elementsEqual("..".utf8) }) else {
      tell("has a path that leads out of the archive", about: name, at: place)
      return nil
    }
    guard components.count <= limits.depth else {
      tell("lies more than \(limits.depth) folders deep", about: name, at: place)
      let outer = components.prefix(limits.depth).joined(separator: [slash])
      hide(FilePath(bytes: Array(outer)))
      return nil
    }
    guard !components.isEmpty else { return nil }
    return FilePath(bytes: Array(components.joined(separator: [slash])))
  }

  /// Notes that there is a file; `false` when there is another of that path.
  private mutating func enter(_ inner: FilePath, _ name: [UInt8], at place: Int) -> Bool {
    switch known[inner] {
    case .file:
      tell("is there twice; the first of them was read", about: name, at: place)
      return false
    case .folder:
      tell("is a file and a folder", about: name, at: place)
      return false
    case nil: break
    }
    var folders: [FilePath] = []
    for slash in inner.bytes.indices where inner.bytes[slash] == UInt8(ascii: "/") {
      let folder = FilePath(bytes: Array(inner.bytes[..<slash]))
      if known[folder] == .file {
        tell("lies in a file", about: name, at: place)
        return false
      }
      folders.append(folder)
    }
    for folder in folders { known[folder] = .folder }
    known[inner] = .file
    return true
  }
}
