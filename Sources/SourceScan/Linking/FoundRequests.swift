/// What a module asks for, each name once where it stands, however often it is used.
struct FoundRequests {
  private struct Key: Hashable {
    /// The file, by its place among the module's.
    var file: Int
    var line: Int
    var column: Int
    var name: RequestedName
    var role: FontRequest.Role
  }

  private var requests: [FontRequest] = []
  private var files: [Int] = []
  private var places: [Key: Int] = [:]

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - file: The file of its place.
  mutating func add(_ request: FontRequest, in file: Int) {
    let key = Key(
      file: file,
      line: request.location.line,
      column: request.location.column,
      name: request.name,
      role: request.role
    )
    guard let place = places[key] else {
      places[key] = requests.count
      requests.append(request)
      files.append(file)
      return
    }
    for trait in request.traits where !requests[place].traits.contains(trait) {
      requests[place].traits.append(trait)
    }
    // Each place that uses the name has to have something else.
    requests[place].alternatives.removeAll { !request.alternatives.contains($0) }
    requests[place].isProbe = requests[place].isProbe && request.isProbe
  }

  /// The requests by file and place.
  func inOrder() -> [FontRequest] {
    requests.indices.sorted { left, right in
      let (a, b) = (requests[left].location, requests[right].location)
      if files[left] != files[right] { return files[left] < files[right] }
      if (a.line, a.column) != (b.line, b.column) { return (a.line, a.column) < (b.line, b.column) }
      return (requests[left].name.sortKey, requests[left].api, left)
        < (requests[right].name.sortKey, requests[right].api, right)
    }
    .map { requests[$0] }
  }
}

extension RequestedName {
  /// What names at one place are sorted by.
  fileprivate var sortKey: String {
    switch self {
    case .known(let name): name
    case .joined(let parts): parts.map { $0 ?? "" }.joined(separator: "\u{0}")
    }
  }
}
