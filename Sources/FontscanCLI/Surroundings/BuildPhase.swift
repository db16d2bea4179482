internal import FileAccess

/// The run-script phase of an Xcode build, by the variables that Xcode sets for it.
struct BuildPhase: Sendable {
  /// `SRCROOT`: the folder of the project.
  let sourceRoot: FilePath

  /// `PROJECT_FILE_PATH`: the project.
  let project: FilePath?

  /// `TARGET_NAME`: the target that is built.
  let target: String

  /// `INFOPLIST_FILE`, below ``sourceRoot`` unless it is absolute.
  let infoPlist: FilePath?

  /// The files that the phase declares as its inputs, by itself or in lists.
  let inputs: [FilePath]

  /// The lists of input files.
  let inputLists: [FilePath]

  /// Whether the phase may read nothing but what it declares: `ENABLE_USER_SCRIPT_SANDBOXING`.
  let isSandboxed: Bool

  /// The most inputs or lists that are looked at.
  static let inputLimit = 10_000

  /// Reads the variables; `nil` where no build runs: without `SRCROOT` or `TARGET_NAME`.
  ///
  /// - Parameter environment: The environment of the process.
  init?(_ environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let root = value("SRCROOT"), let target = value("TARGET_NAME") else { return nil }
    let sourceRoot = FilePath(root)
    self.sourceRoot = sourceRoot
    self.target = target
    project = value("PROJECT_FILE_PATH").map { FilePath($0) }
    infoPlist = value("INFOPLIST_FILE").map { BuildPhase.path($0, below: sourceRoot) }
    isSandboxed = value("ENABLE_USER_SCRIPT_SANDBOXING") == "YES"
    func numbered(_ name: String) -> [FilePath] {
      let count = value("\(name)_COUNT").flatMap { Int($0) } ?? 0
      return (0..<max(0, min(count, BuildPhase.inputLimit))).compactMap { number in
        value("\(name)_\(number)").map { BuildPhase.path($0, below: sourceRoot) }
      }
    }
    inputs = numbered("SCRIPT_INPUT_FILE")
    inputLists = numbered("SCRIPT_INPUT_FILE_LIST")
  }

  private static func path(_ text: String, below root: FilePath) -> FilePath {
    text.hasPrefix("/") ? FilePath(text) : root.appending(text.utf8)
  }
}

extension BuildPhase {
  /// What is judged when nothing else is named: the project, or the folder of it.
  var place: FilePath { project ?? sourceRoot }

  /// The variables whose names end in a number, each with the one that tells how many there are.
  static let numberedNames = ["SCRIPT_INPUT_FILE", "SCRIPT_INPUT_FILE_LIST"]

  /// The most bytes of a list of input files.
  private static let listLimit = 1 << 20

  /// The files that the phase may read, without `.` and `..`; `nil` where it may read any.
  ///
  /// A list has a path a line; what follows a `#` at the start of a line is a remark. Xcode has
  /// resolved the variables in it before.
  var readableFiles: Set<FilePath>? {
    guard isSandboxed else { return nil }
    var files = Set(inputs.map(\.withoutParents))
    for list in inputLists {
      guard let bytes = try? OpenFile(list).readAll(limit: Self.listLimit) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard !text.isEmpty, !text.hasPrefix("#") else { continue }
        files.insert(BuildPhase.path(String(text), below: sourceRoot).withoutParents)
      }
    }
    return files
  }
}
