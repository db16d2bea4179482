internal import FileAccess
internal import PropertyList

/// The tree of groups of a project: in which group a file is, and so where it lies.
struct XcodeGroups {
  /// Where the path of a file or group starts.
  enum SourceTree: String {
    case group = "<group>"
    case project = "SOURCE_ROOT"
    case absolute = "<absolute>"
  }

  private var parents: [String: String] = [:]

  /// The deepest nesting of groups; nobody has more, and the cost of a path is bounded by it.
  private static let depthLimit = 256

  /// Walks the tree from the project's main group; a group that holds itself ends the walk there.
  init(_ root: XcodeObject, objects: [String: XcodeObject], path: FilePath, log: ProblemLog) {
    guard let start = root.string("mainGroup"), let main = objects[start] else { return }
    var groups = [(group: main, depth: 0)]
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
        guard parents[id] == nil, id != main.id else {
          if id == main.id || isAround(group.id, id) {
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
        parents[id] = group.id
        guard object.values["children"] != nil else { continue }
        guard depth < Self.depthLimit else {
          log.add(
            ProjectProblem(
              path: path,
              position: SourcePosition(child.position),
              reason: "groups lie in each other more than \(Self.depthLimit) deep"
            )
          )
          continue
        }
        groups.append((object, depth + 1))
      }
    }
  }

  /// Whether a group is the other one or lies in it.
  private func isAround(_ inner: String, _ outer: String) -> Bool {
    var current: String? = inner
    while let id = current {
      if id == outer { return true }
      current = parents[id]
    }
    return false
  }

  /// The id of the group that a file or group is in.
  func parent(of id: String) -> String? { parents[id] }
}

extension XcodeProject {
  /// Where a file or group lies; `nil` when that is not in the checkout by design: among the
  /// products, in the SDK, or in a folder that every developer has elsewhere.
  func location(of object: XcodeObject) -> ProjectPath? {
    // Up to the nearest group whose place is known, and down again.
    var chain = [object]
    var place: ProjectPath? = folder
    while let parent = groups.parent(of: chain[chain.count - 1].id), let group = self[parent] {
      if let known = locations.paths[parent] {
        place = known
        break
      }
      chain.append(group)
    }
    for current in chain.reversed() {
      place = location(of: current, in: place)
      if current.values["children"] != nil { locations.paths[current.id] = .some(place) }
    }
    return place
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
    guard folder.string("path")?.contains(where: { $0 != "/" }) ?? false else {
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
    let path = object.string("path") ?? ""
    switch XcodeGroups.SourceTree(rawValue: object.string("sourceTree") ?? "<group>") {
    case .absolute: return checkout.projectPath(absolute: path.utf8)
    case .project: return folder.appending(path.utf8)
    case .group: return group?.appending(path.utf8)
    case nil: return nil
    }
  }
}

/// The places of groups that were asked for.
final class GroupLocations {
  /// By the id of the group; `nil` for one that is not in the checkout by design.
  var paths: [String: ProjectPath?] = [:]
}
