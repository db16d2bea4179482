internal import FileAccess
internal import PropertyList
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
  static let sizeLimit = 1 << 20

  /// More files than any spec includes.
  static let fileLimit = 50

  /// The most values of all files together, and again of all targets once templates are merged into
  /// them: a template is repeated in each target that has it.
  static let valueLimit = 300_000

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - path: The `project.yml`.
  ///   - checkout: The folder that was given; files outside it are not included.
  ///   - log: Gets what is wrong with files that are included.
  /// - Throws: ``ProjectProblem`` when the file itself cannot be read, or is no mapping.
  init(reading path: FilePath, in checkout: Checkout, log: ProblemLog) throws(ProjectProblem) {
    self.path = path
    guard let place = checkout.projectPath(of: path) else {
      throw ProjectProblem(path: path, reason: "the spec does not lie in '\(checkout.root)'")
    }
    folder = place.folder
    var loader = XcodeGenLoader(checkout: checkout, log: log)
    root = try loader.load(path)
  }

  /// Whether a file is a spec by its first look: other tools call their files so as well, templates
  /// of text among them.
  ///
  /// - Parameter path: A `project.yml`.
  /// - Returns: `false` when no line starts with a key that only a spec has at the top, and none with
  ///   its name and another of its keys. A file that cannot be read counts as one, so that it is told.
  static func isOne(_ path: FilePath) -> Bool {
    guard let bytes = try? OpenFile(path).readAll(limit: sizeLimit) else { return true }
    let keys = (["targets", "include", "name"] + otherKeys).map { key in
      (key: key, spellings: [key, "\"\(key)\"", "'\(key)'"].map { Array($0.utf8) })
    }
    var found: Set<String> = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      // All of it may stand between two braces.
      let text = line.drop { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: " ") }
      guard text.startIndex == line.startIndex || line.first == UInt8(ascii: "{") else { continue }
      let known = keys.first { key in
        key.spellings.contains { spelling in
          text.starts(with: spelling)
            && text.dropFirst(spelling.count).first { $0 != UInt8(ascii: " ") }
              == UInt8(ascii: ":")
        }
      }
      if let known { found.insert(known.key) }
    }
    if !found.isDisjoint(with: ["targets", "include"]) { return true }
    // One that lost its targets, or their indentation.
    return found.contains("name") && !found.isDisjoint(with: otherKeys)
  }

  /// What else a spec has at the top, and hardly any other file beside a name.
  private static let otherKeys = [
    "options", "settings", "settingGroups", "configs", "configFiles", "schemes", "targetTemplates",
    "aggregateTargets", "fileGroups",
  ]

  /// Reads the bytes of a spec that includes nothing.
  init(parsing bytes: [UInt8], path: FilePath) throws(ProjectProblem) {
    self.path = path
    folder = ProjectPath()
    var room = Self.valueLimit
    root = try Self.parse(bytes, path: path, room: &room)
  }

  /// Reads one file.
  static func read(
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
        of: bytes,
        "the file cannot be read",
        reason: error.reason,
        position: error.position.map { SourcePosition($0) }
      )
    }
    guard let root = document.root, root.mapping != nil else {
      let position = document.root.map { SourcePosition($0.position) }
      if MergeConflict(in: bytes) != nil {
        throw ProjectProblem(
          path: path,
          of: bytes,
          "the file cannot be read",
          reason: "",
          position: position
        )
      }
      throw ProjectProblem(
        path: path,
        position: position,
        reason: "the file is \(document.root?.typeName ?? "empty"), not a mapping of keys"
      )
    }
    let value = SpecValue(root, in: path)
    room -= value.size
    return value
  }
}
