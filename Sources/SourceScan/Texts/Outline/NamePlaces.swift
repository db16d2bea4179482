/// Where names are declared in a file.
///
/// Of each name only the last place is in a dictionary, and each place leads to the one before, so that
/// names that are there once, which most are, take no memory of their own.
struct NamePlaces {
  private var last: [String: Int32] = [:]
  private var previous: [Int32] = []

  /// The most places of a name that are looked at.
  private static let limit = 64

  /// Knows no names.
  init() {}

  /// Takes down the names in the order of their places.
  init(_ names: some Collection<String>) {
    last.reserveCapacity(names.count)
    previous.reserveCapacity(names.count)
    for name in names {
      let place = Int32(clamping: previous.count)
      previous.append(last.updateValue(place, forKey: name) ?? -1)
    }
  }

  /// The places of a name in their order, the last ones where there are many; `nil` where there are none.
  subscript(name: String) -> [Int]? {
    guard var place = last[name] else { return nil }
    var places: [Int] = []
    while place >= 0, places.count < Self.limit {
      places.append(Int(place))
      place = previous[Int(place)]
    }
    return places.reversed()
  }
}
