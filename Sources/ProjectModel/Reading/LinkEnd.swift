internal import FileAccess

/// Where a link in a built product leads, by what is in the product alone.
///
/// What lies outside is on one machine and not on another, and says nothing about the product.
enum LinkEnd: Hashable {
  /// To something in the folder: its path below it without links, empty for the folder itself.
  case inside(FilePath)

  /// To a place in the folder at which there is nothing, or round and round.
  case nowhere

  /// Out of the folder, whatever is there.
  case outside
}

extension Checkout {
  /// As many links as `realpath(3)` follows before it gives up.
  private static let mostLinks = 40

  /// Where a path leads.
  ///
  /// - Parameter path: A path that starts with ``root`` as that is spelled.
  /// - Returns: The end, however many links lie between.
  func end(of path: FilePath) -> LinkEnd {
    let slash = UInt8(ascii: "/")
    let start = path.bytes.dropFirst(root.appending([]).bytes.count)
    var rest = start.split(separator: slash).reversed().map { Array($0) }
    var place: [[UInt8]] = []
    var followed = 0
    while let component = rest.popLast() {
      if component.elementsEqual(".".utf8) { continue }
      if component.elementsEqual("..".utf8) {
        guard place.popLast() != nil else { return .outside }
        continue
      }
      let next = Array((place + [component]).joined(separator: [slash]))
      guard let target = root.appending(next).linkTarget else {
        place.append(component)
        continue
      }
      guard target.first != slash else { return .outside }
      followed += 1
      guard followed <= Self.mostLinks, !target.isEmpty else { return .nowhere }
      rest += target.split(separator: slash).reversed().map { Array($0) }
    }
    let end = FilePath(bytes: Array(place.joined(separator: [slash])))
    let isThere = (try? FileKind(of: root.appending(end.bytes))) != nil
    return isThere ? .inside(end) : .nowhere
  }
}
