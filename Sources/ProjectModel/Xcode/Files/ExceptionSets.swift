internal import PropertyList

/// The sets of exceptions of the folders that Xcode keeps in step with the disk, by what they are for.
///
/// A large project has as many of these sets as it has targets times folders: each target should
/// look at its own only.
struct ExceptionSets {
  /// A set with its group.
  struct Place {
    /// The group, by its place among those of the project.
    var group: Int

    /// The set.
    var set: XcodeObject
  }

  /// The sets by the id of the target or build phase that they are for, in the order of the project.
  private var places: [String: [Place]] = [:]

  /// Gathers the sets.
  ///
  /// - Parameters:
  ///   - groups: The groups in the order of the project.
  ///   - sets: The sets that a group has.
  init(_ groups: [XcodeObject], sets: (XcodeObject) -> [XcodeObject]) {
    for (index, group) in groups.enumerated() where group.values["exceptions"] != nil {
      for set in sets(group) {
        guard let owner = set.string("buildPhase") ?? set.string("target") else { continue }
        places[owner, default: []].append(Place(group: index, set: set))
      }
    }
  }

  /// The sets for any of some targets and phases, by the place of their group.
  func sets(for owners: [String]) -> [Int: [XcodeObject]] {
    var found: [Int: [XcodeObject]] = [:]
    for owner in owners {
      for place in places[owner] ?? [] { found[place.group, default: []].append(place.set) }
    }
    return found
  }
}
