internal import FileAccess
internal import PropertyList

/// The tree of groups of a project: in which group a file is, and so where it lies.
enum XcodeGroups {
  /// Where the path of a file or group starts.
  enum SourceTree: String {
    case group = "<group>"
    case project = "SOURCE_ROOT"
    case absolute = "<absolute>"
  }

  /// The deepest nesting of groups; nobody has more, and the cost of a path is bounded by it.
  private static let depthLimit = 256

  /// Tells each object in which group it is, from the project's main group on; a group that holds
  /// itself ends the walk there.
  static func enter(
    _ root: XcodeObject,
    objects: [String: XcodeObject],
    path: FilePath,
    log: ProblemLog
  ) {
    guard let start = root.string("mainGroup"), let main = objects[start] else { return }
    var groups = [(group: main, depth: 0)]
    var givenUp: [XcodeObject] = []
    while let (group, depth) = groups.popLast() {
      for child in group.values["children"]?.array ?? [] {
        guard let id = child.string else { continue }
        guard let object = objects[id] else {
          log.add(
            ProjectProblem(
              path: path,
              position: SourcePosition(child.position),
              reason:
                "the child '\(id)' of group '\(group.title ?? group.id)' is not in the project",
              // What is not in the project is in none of its targets.
              losesNothing: true
            )
          )
          continue
        }
        // A group that two others hold counts where it was met first.
        guard object.group == nil, object !== main else {
          if object === main || group.lies(in: object) {
            log.add(
              ProjectProblem(
                path: path,
                position: SourcePosition(child.position),
                reason: "group '\(object.title ?? id)' holds itself"
              )
            )
          }
          continue
        }
        object.group = group
        guard object.values["children"] != nil else { continue }
        guard depth < depthLimit else {
          log.add(
            ProjectProblem(
              path: path,
              position: SourcePosition(child.position),
              reason: "groups lie in each other more than \(depthLimit) deep"
            )
          )
          givenUp.append(object)
          continue
        }
        groups.append((object, depth + 1))
      }
    }
    enterOthers(than: main, givenUp: givenUp, objects: objects, path: path, log: log)
  }

  /// Tells the objects in groups that were not met from the main group on in which group they are.
  ///
  /// Merges leave such groups behind. Where one of them holds itself, or was given up, nobody knows
  /// where the files in it lie.
  private static func enterOthers(
    than main: XcodeObject,
    givenUp: [XcodeObject],
    objects: [String: XcodeObject],
    path: FilePath,
    log: ProblemLog
  ) {
    let others = objects.values.filter { object in
      object.group == nil && object !== main && object.values["children"] != nil
    }
    .sorted { $0.position.byte < $1.position.byte }
    guard !others.isEmpty || !givenUp.isEmpty else { return }
    var parents: [String: XcodeObject] = [:]
    for group in others + givenUp {
      for child in group.values["children"]?.array ?? [] {
        guard let id = child.string, let object = objects[id], object.group == nil,
          object !== main, parents[id] == nil
        else { continue }
        parents[id] = group
      }
    }
    // How deep each group lies; beyond the limit for those of which nobody knows where they lie.
    let nowhere = depthLimit + 1
    var depths = Dictionary(givenUp.map { ($0.id, nowhere) }) { first, _ in first }
    for group in others where depths[group.id] == nil {
      var chain: [XcodeObject] = []
      var ids: Set<String> = []
      var next: XcodeObject? = group
      while let current = next, depths[current.id] == nil, ids.insert(current.id).inserted {
        chain.append(current)
        next = parents[current.id]
      }
      var depth = next.map { depths[$0.id] ?? nowhere } ?? -1
      for member in chain.reversed() {
        depth = min(depth + 1, nowhere)
        depths[member.id] = depth
      }
      guard let start = next, ids.contains(start.id) else { continue }
      log.add(
        ProjectProblem(
          path: path,
          position: SourcePosition(start.position),
          reason: "group '\(start.title ?? start.id)' holds itself"
        )
      )
    }
    for (id, group) in parents {
      guard depths[group.id] == nowhere else {
        objects[id]?.group = group
        continue
      }
      // Groups in them stay without one, so that no walk up goes round and round.
      group.knownLocation = .some(nil)
      if objects[id]?.values["children"] == nil { objects[id]?.group = group }
    }
  }
}

extension XcodeObject {
  /// Whether a group is the other one or lies in it.
  fileprivate func lies(in outer: XcodeObject) -> Bool {
    var current: XcodeObject? = self
    while let group = current {
      if group === outer { return true }
      current = group.group
    }
    return false
  }
}

extension XcodeProject {
  /// Where a file or group lies; `nil` when that is not in the checkout by design: among the
  /// products, in the SDK, or in a folder that every developer has elsewhere.
  func location(of object: XcodeObject) -> ProjectPath? {
    // Up to the nearest group whose place is known, and down again.
    var chain: [XcodeObject] = []
    var place: ProjectPath? = folder
    var next = object.group
    while let group = next {
      if let known = group.knownLocation {
        place = known
        break
      }
      chain.append(group)
      next = group.group
    }
    for group in chain.reversed() {
      place = location(of: group, in: place)
      group.knownLocation = .some(place)
    }
    return location(of: object, in: place)
  }

  /// The place of a file or folder that starts where only a build knows, as the project spells it;
  /// `nil` for any other.
  func unplacedLocation(of object: XcodeObject) -> ProjectPath? {
    var parts = [object.string("path") ?? ""]
    var current = object
    var tree = object.string("sourceTree") ?? "<group>"
    while tree == XcodeGroups.SourceTree.group.rawValue, let group = current.group {
      parts.append(group.string("path") ?? "")
      current = group
      tree = group.string("sourceTree") ?? "<group>"
    }
    guard XcodeGroups.SourceTree(rawValue: tree) == nil, !tree.isEmpty,
      parts[0].utf8.contains(where: { $0 != UInt8(ascii: "/") })
    else { return nil }
    return parts.reversed().reduce(ProjectPath(unplacedIn: tree)) { $0.appending($1.utf8) }
  }

  /// Where a file or a folder lies that is copied under its own name; `nil` also for a reference that
  /// has no path or leads to no name, which is noted: it would stand for the folder around it.
  func location(ofFile file: XcodeObject) -> ProjectPath? {
    guard let path = location(ofFolder: file) else { return nil }
    guard path.name.isEmpty else { return path }
    noteUnknown(file, "the path '\(file.string("path") ?? "")' ends in no name")
    return nil
  }

  /// Where a folder lies whose files are copied; `nil` also for one that has no path, which is noted.
  func location(ofFolder folder: XcodeObject) -> ProjectPath? {
    guard let path = location(of: folder) else { return nil }
    guard folder.string("path")?.utf8.contains(where: { $0 != UInt8(ascii: "/") }) ?? false else {
      noteUnknown(folder, "there is no path")
      return nil
    }
    return path
  }

  private func noteUnknown(_ object: XcodeObject, _ reason: String) {
    let title = object.string("name") ?? object.id
    log.add(problem(at: object.position, "what '\(title)' refers to is not known: \(reason)"))
  }

  private func location(of object: XcodeObject, in group: ProjectPath?) -> ProjectPath? {
    let place = spelledLocation(of: object, in: group)
    guard place?.isOverlong == true else { return place }
    noteUnknown(object, "its path has more than \(ProjectPath.byteLimit) bytes")
    return nil
  }

  private func spelledLocation(of object: XcodeObject, in group: ProjectPath?) -> ProjectPath? {
    let path = object.string("path") ?? ""
    switch XcodeGroups.SourceTree(rawValue: object.string("sourceTree") ?? "<group>") {
    case .absolute: return checkout.projectPath(absolute: path.utf8)
    case .project: return folder.appending(path.utf8)
    case .group: return group?.appending(path.utf8)
    case nil: return nil
    }
  }
}
