internal import FileAccess
internal import YAML

/// An XcodeGen spec with the files that it includes.
///
/// See <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>.
struct XcodeGenSpec {
  /// The `project.yml`.
  let path: FilePath

  /// The folder that paths are counted from.
  let folder: ProjectPath

  /// Everything that it and the files that it includes say.
  let root: SpecValue

  /// Specs are small; what is larger is none.
  private static let sizeLimit = 1 << 20

  /// More files than any spec includes.
  private static let fileLimit = 50

  /// The most values of all files together, and again of all targets once templates are merged into
  /// them: a template is repeated in each target that has it.
  private static let valueLimit = 300_000

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - path: The `project.yml`.
  ///   - checkout: The folder that was given; files outside it are not included.
  ///   - log: Gets what is wrong with files that are included.
  /// - Throws: ``ProjectProblem`` when the file itself cannot be read, or is no mapping.
  init(reading path: FilePath, in checkout: Checkout, log: ProblemLog) throws(ProjectProblem) {
    self.path = path
    folder = checkout.projectPath(of: path).folder
    var loader = Loader(checkout: checkout, log: log)
    root = try loader.load(path)
  }

  /// Reads files and merges them, each below the one that includes it.
  private struct Loader {
    let checkout: Checkout
    let log: ProblemLog
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
      let place = checkout.projectPath(of: path).folder.appending(text.utf8)
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

  /// Reads the bytes of a spec that includes nothing.
  init(parsing bytes: [UInt8], path: FilePath) throws(ProjectProblem) {
    self.path = path
    folder = ProjectPath()
    var room = Self.valueLimit
    root = try Self.parse(bytes, path: path, room: &room)
  }

  /// Reads one file.
  private static func read(
    _ path: FilePath,
    room: inout Int
  ) throws(ProjectProblem) -> SpecValue {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: sizeLimit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    return try parse(bytes, path: path, room: &room)
  }

  private static func parse(
    _ bytes: [UInt8],
    path: FilePath,
    room: inout Int
  ) throws(ProjectProblem) -> SpecValue {
    let document: YAMLDocument
    do throws(YAMLError) {
      let limits = YAMLLimits(bytes: sizeLimit, nodes: room, depth: YAMLLimits.standard.depth)
      document = try YAMLDocument(parsing: bytes, limits: limits)
    } catch {
      throw ProjectProblem(
        path: path,
        position: error.position.map { SourcePosition($0) },
        reason: "the file cannot be read: \(error.reason)"
      )
    }
    guard let root = document.root, root.mapping != nil else {
      throw ProjectProblem(
        path: path,
        position: document.root.map { SourcePosition($0.position) },
        reason: "the file is \(document.root?.typeName ?? "empty"), not a mapping of keys"
      )
    }
    let value = SpecValue(root, in: path)
    room -= value.size
    return value
  }
}

extension XcodeGenSpec {
  /// The targets with their templates, one for each system that a target is made for.
  func targets(_ log: ProblemLog) -> [XcodeGenTarget] {
    var room = Self.valueLimit
    var targets: [XcodeGenTarget] = []
    for entry in root["targets"]?.entries ?? [] {
      guard case .map = entry.value.content else { continue }
      let layers = templates(of: entry.value, log)
      let platforms = entry.value["platform"] ?? layers.lazy.compactMap { $0["platform"] }.first
      room -=
        layers.reduce(entry.value.size) { $0 + $1.size } * max(1, platforms?.elements.count ?? 1)
      guard room >= 0 else {
        log.add(
          ProjectProblem(
            path: entry.keyPlace.path,
            position: entry.keyPlace.position,
            reason:
              "templates make more than \(Self.valueLimit) values; this target and those after "
              + "it are not looked at"
          )
        )
        break
      }
      let value = merged(entry.value, onto: layers, name: entry.key)
      guard let several = value["platform"]?.list else {
        let platform = value["platform"]?.string
        targets.append(target(value, entry: entry, platform: platform, isOne: true))
        continue
      }
      targets += several.compactMap(\.string).map {
        target(value, entry: entry, platform: $0, isOne: false)
      }
    }
    return targets
  }

  private func target(
    _ value: SpecValue,
    entry: SpecValue.Entry,
    platform: String?,
    isOne: Bool
  ) -> XcodeGenTarget {
    let words = platform.map { ["${platform}": $0, "$platform": $0] } ?? [:]
    let value = value.replacing(words)
    var name = value["name"]?.string ?? entry.key
    if !isOne, let platform {
      let prefix = value["platformPrefix"]?.string ?? ""
      let hasAffix = value["platformPrefix"] != nil || value["platformSuffix"] != nil
      name = prefix + name + (value["platformSuffix"]?.string ?? (hasAffix ? "" : "_\(platform)"))
    }
    return XcodeGenTarget(
      key: entry.key,
      name: name,
      platform: platform.flatMap { Platform(xcodeGen: $0) },
      value: value,
      place: entry.keyPlace
    )
  }

  /// The templates of a target and theirs, those on top first.
  private func templates(of value: SpecValue, _ log: ProblemLog) -> [SpecValue] {
    var waiting = value["templates"]?.elements ?? []
    var seen: Set<String> = []
    var layers: [SpecValue] = []
    while let last = waiting.popLast() {
      guard let template = last.string, seen.insert(template).inserted else { continue }
      guard let found = root["targetTemplates"]?[template] else {
        log.add(
          ProjectProblem(
            path: last.place.path,
            position: last.place.position,
            reason: "there is no template '\(template)'"
          )
        )
        continue
      }
      layers.append(found)
      waiting += found["templates"]?.elements ?? []
    }
    return layers
  }

  /// A target on top of its templates, with the words replaced that stand for others.
  private func merged(_ value: SpecValue, onto layers: [SpecValue], name: String) -> SpecValue {
    var merged = value
    for layer in layers { merged = layer.merging(merged) }
    var words = ["${target_name}": name]
    for attribute in merged["templateAttributes"]?.entries ?? [] {
      if let text = attribute.value.string { words["${\(attribute.key)}"] = text }
    }
    return merged.replacing(words)
  }
}
