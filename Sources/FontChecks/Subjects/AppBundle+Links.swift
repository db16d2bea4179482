internal import FileAccess
internal import ProjectModel

extension AppBundle {
  /// A path that an entry spells, by the folders that links in the bundle lead to.
  ///
  /// Fonts are known by their real places, whatever links lead to the folders around them.
  ///
  /// - Parameter path: The path, seen from the resources.
  /// - Returns: The path without links to folders; the very path when it goes through none.
  func withoutLinks(_ path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard !linkedFolders.isEmpty,
      path.contains(slash) || linkedFolders[FilePath(bytes: path)] != nil
    else { return path }
    var place: [ArraySlice<UInt8>] = []
    var hasFollowed = false
    for component in path.split(separator: slash) where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8), let last = place.last, !last.elementsEqual("..".utf8) {
        place.removeLast()
        continue
      }
      place.append(component)
      let spelled = FilePath(bytes: Array(place.joined(separator: [slash])))
      guard let target = linkedFolders[spelled] else { continue }
      hasFollowed = true
      place = target.bytes.split(separator: slash)
    }
    return hasFollowed ? Array(place.joined(separator: [slash])) : path
  }
}
