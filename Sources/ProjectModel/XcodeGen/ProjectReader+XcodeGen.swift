internal import FileAccess

extension ProjectReader {
  /// Reads the specs of projects that XcodeGen makes, and that are not there yet.
  ///
  /// - Parameters:
  ///   - paths: The `project.yml` of each.
  ///   - checkout: The folder that was given.
  mutating func readXcodeGen(_ paths: [FilePath], in checkout: Checkout) {
    guard !paths.isEmpty else { return }
    let log = ProblemLog()
    let reading = XcodeReading(checkout, log: log)
    for path in paths {
      do throws(ProjectProblem) {
        try checkout.refuseLinkOut(path)
        read(try XcodeGenSpec(reading: path, in: checkout, log: log), reading: reading)
      } catch {
        log.add(error)
      }
    }
    project.problems += log.problems
  }

  fileprivate mutating func read(_ spec: XcodeGenSpec, reading: XcodeReading) {
    var places: [String: [Int]] = [:]
    let targets = spec.targets(reading.log)
    let first = project.bundles.count
    for target in targets {
      guard let bundle = XcodeGenTargetReader(target, of: spec, reading: reading).bundle() else {
        continue
      }
      places[target.key, default: []].append(project.bundles.count)
      places[target.name, default: []].append(project.bundles.count)
      project.bundles.append(bundle)
    }
    let made = project.bundles[first...]
    let copied = Set(made.flatMap(\.fonts).map(\.path))
    var unused: [FilePath: ProjectFont] = [:]
    for font in made.flatMap(\.heldBackFonts) where !copied.contains(font.path) {
      guard let place = font.place, unused[font.path] == nil else { continue }
      unused[font.path] = ProjectFont(path: font.path, presence: .present, place: place)
    }
    project.fontsInNoTarget += unused.values.sorted { $0.path < $1.path }
    for target in targets {
      guard let outer = places[target.name]?.first,
        project.bundles[outer].kind != .testBundle
      else { continue }
      for dependency in target.value["dependencies"]?.elements ?? [] {
        guard let key = dependency["target"]?.string, dependency["embed"]?.boolean ?? true else {
          continue
        }
        // A target for several systems goes into the one for the same system.
        for inner in places[key] ?? [] where project.bundles[inner].container == nil {
          guard inner != outer,
            project.bundles[inner].infoPlist?.platform == project.bundles[outer].infoPlist?.platform
              || places[key]?.count == 1
          else { continue }
          project.bundles[inner].container = outer
        }
      }
    }
  }
}

extension Project {
  /// Describes the targets of an XcodeGen spec that lies in no folder: they have no files.
  ///
  /// - Parameter bytes: The whole spec; what it includes is not looked for.
  /// - Throws: ``ProjectProblem`` when it cannot be read.
  package init(parsingXcodeGenSpec bytes: [UInt8]) throws(ProjectProblem) {
    let log = ProblemLog()
    var reader = ProjectReader()
    let checkout = Checkout(FilePath("nowhere"))
    reader.read(
      try XcodeGenSpec(parsing: bytes, path: FilePath("nowhere/project.yml")),
      reading: XcodeReading(checkout, log: log)
    )
    self = reader.project
    problems += log.problems
  }
}
