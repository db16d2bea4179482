/// A request with the names that come to it.
struct LinkedRequest {
  /// The requests, one for each name.
  var requests: [FontRequest] = []

  /// The files in which their names stand, by their places among the module's.
  var files: [Int] = []

  /// The names that are known, each once.
  var names: [String] = []

  /// Whether it asks for one of these names and for nothing else.
  var isSure = false
}

/// Requests of a file of which the first that succeeds is used.
///
/// Which of several values comes to a request differs from call to call and from branch to branch. So
/// one value of a request is no substitute of another: only what another request asks for in any case
/// is.
struct FontChains {
  /// More alternatives than this are data.
  static let alternativeLimit = 16

  private let requests: [SourceRequest]
  private let linked: [LinkedRequest]

  init(_ requests: [SourceRequest], _ linked: [LinkedRequest]) {
    self.requests = requests
    self.linked = linked
  }

  /// What is asked for besides, by the places of the requests.
  func alternatives() -> [Int: [FontAlternative]] {
    var members: [Int: [Int]] = [:]
    for (place, request) in requests.enumerated() {
      for link in request.links { members[link.chain, default: []].append(place) }
    }
    var found: [Int: [FontAlternative]] = [:]
    for (chain, members) in members.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      for place in members {
        for other in members.prefix(Self.alternativeLimit) {
          guard let alternative = alternative(other, to: place, in: chain) else { continue }
          found[place, default: []].append(alternative)
        }
      }
    }
    return found
  }

  /// What a request is to another of the same chain; `nil` when it is only made now and then.
  private func alternative(_ other: Int, to place: Int, in chain: Int) -> FontAlternative? {
    guard let own = link(of: place, in: chain), let link = link(of: other, in: chain),
      own.step != link.step, linked[other].isSure,
      (1...Self.alternativeLimit).contains(linked[other].names.count)
    else { return nil }
    let comesFirst = requests[other].offset < requests[place].offset
    guard !(comesFirst && link.isUnsure) else { return nil }
    return FontAlternative(names: linked[other].names, comesFirst: comesFirst)
  }

  private func link(of place: Int, in chain: Int) -> SourceRequest.Link? {
    requests[place].links.first { $0.chain == chain }
  }
}
