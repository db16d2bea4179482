internal import FileAccess

/// Reads files and merges them, each below the one that includes it.
struct XcodeGenLoader {
  private let checkout: Checkout
  private let log: ProblemLog
  private var count = 0
  private var room = XcodeGenSpec.valueLimit

  init(checkout: Checkout, log: ProblemLog) {
    self.checkout = checkout
    self.log = log
  }

  /// Reads a file with all that it includes, the nearest last.
  ///
  /// Files are gathered from the outermost inwards and merged in the other direction; the stack
  /// holds those that are being read, so that a circle ends.
  mutating func load(_ path: FilePath) throws(ProjectProblem) -> SpecValue {
    let own = try XcodeGenSpec.read(path, room: &room)
    return including(own, path: path, around: [path])
  }

  private mutating func including(
    _ value: SpecValue,
    path: FilePath,
    around: [FilePath]
  ) -> SpecValue {
    var base: SpecValue?
    for include in value["include"]?.elements ?? [] {
      guard let other = read(include, from: path, around: around) else { continue }
      base = base.map { $0.merging(other) } ?? other
    }
    return base.map { $0.merging(value) } ?? value
  }

  /// Reads one file that another includes.
  private mutating func read(
    _ include: SpecValue,
    from path: FilePath,
    around: [FilePath]
  ) -> SpecValue? {
    guard include["enable"]?.boolean ?? true else { return nil }
    func refuse(_ reason: String) -> SpecValue? {
      log.add(
        ProjectProblem(
          path: include.place.path,
          position: include.place.position,
          reason: reason
        )
      )
      return nil
    }
    guard let text = include.string ?? include["path"]?.string else {
      return refuse("an include is \(include.typeName), not a path")
    }
    guard !text.contains("${") else {
      return refuse("'\(text)' depends on the environment, and is not included")
    }
    count += 1
    guard count <= XcodeGenSpec.fileLimit, around.count < 16 else {
      return refuse("more files are included than are read")
    }
    guard let own = checkout.projectPath(of: path) else {
      return refuse("'\(path)' does not lie in '\(checkout.root)'")
    }
    let place = own.folder.appending(text.utf8)
    let file = checkout.file(place)
    guard checkout.presence(of: place) != .outside, !text.hasPrefix("/") else {
      return refuse("'\(text)' lies outside '\(checkout.root)', and is not included")
    }
    guard !around.contains(file) else { return refuse("'\(text)' includes itself") }
    do throws(ProjectProblem) {
      return including(
        try XcodeGenSpec.read(file, room: &room),
        path: file,
        around: around + [file]
      )
    } catch {
      log.add(error)
      return nil
    }
  }
}
