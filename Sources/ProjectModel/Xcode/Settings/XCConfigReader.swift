internal import FileAccess

/// Flattens an `.xcconfig` file with what it includes.
struct XCConfigReader {
  private let files: XCConfigFiles
  private let checkout: Checkout
  private let log: ProblemLog
  private var layer = SettingsLayer()

  /// The files that are being read, the outermost first: one that includes itself is not read again.
  private var open: [ProjectPath] = []

  private var filesTaken = 0

  /// Whether the end was told already.
  private var isOver = false

  /// Enough for any project; a file that doubles itself by including is stopped.
  private static let limits = (files: 200, depth: 32)

  private static let tooMuch = "the files of settings hold more than is read of all projects"

  private init(_ files: XCConfigFiles, in checkout: Checkout, log: ProblemLog) {
    self.files = files
    self.checkout = checkout
    self.log = log
  }

  /// The settings of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - place: Where it is asked for.
  ///   - checkout: Outside of it nothing is read.
  ///   - files: The files that were read before.
  ///   - log: Takes what goes wrong.
  /// - Returns: The settings; a file that is not there is in ``SettingsLayer/missing``.
  static func layer(
    _ path: ProjectPath,
    askedForAt place: SourcePlace,
    in checkout: Checkout,
    files: XCConfigFiles,
    log: ProblemLog
  ) -> SettingsLayer {
    if let known = files.layers[path] { return known }
    var reader = XCConfigReader(files, in: checkout, log: log)
    reader.take(path, askedForAt: place, isOptional: false)
    // Of one that is not there the place differs each time.
    if reader.filesTaken > 0 { files.layers[path] = reader.layer }
    return reader.layer
  }

  private mutating func take(_ path: ProjectPath, askedForAt place: SourcePlace, isOptional: Bool) {
    guard !isOver else { return }
    guard !open.contains(path) else {
      // What it says is known already.
      return note(place, "'\(checkout.file(path))' includes itself", losesNothing: true)
    }
    guard open.count < Self.limits.depth, filesTaken < Self.limits.files else {
      return stop(at: place, "too many files include each other")
    }
    guard checkout.presence(of: path) == .present else {
      if !isOptional { layer.missing.append(place) }
      return
    }
    guard files.hasRoom else { return stop(at: place, Self.tooMuch) }
    let lines: [XCConfigLine]
    switch files.lines(of: path, in: checkout) {
    case .success(let known): lines = known
    case .failure(let error):
      log.add(error)
      layer.missing.append(place)
      return
    }
    filesTaken += 1
    open.append(path)
    defer { open.removeLast() }
    for line in lines where !isOver { take(line, in: path) }
  }

  private mutating func take(_ line: XCConfigLine, in file: ProjectPath) {
    guard files.spend(line.cost) else {
      return stop(at: line.place, Self.tooMuch)
    }
    switch line.content {
    case .setting(let setting): layer.add(setting)
    case .broken(let reason): note(line.place, reason)
    case .include(let path, let isOptional):
      let target =
        path.hasPrefix("/")
        ? checkout.projectPath(absolute: path.utf8) : file.folder.appending(path.utf8)
      take(target, askedForAt: line.place, isOptional: isOptional)
    }
  }

  /// Takes no more: what would follow is not known.
  private mutating func stop(at place: SourcePlace, _ reason: String) {
    layer.missing.append(place)
    isOver = true
    note(place, reason)
  }

  private func note(_ place: SourcePlace, _ reason: String, losesNothing: Bool = false) {
    var problem = ProjectProblem(path: place.path, position: place.position, reason: reason)
    problem.losesNothing = losesNothing
    log.add(problem)
  }
}
