import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel

/// A project that is written for one test, with fixture fonts in it.
struct CaseProject {
  let folder: TemporaryFolder

  /// Writes a project.
  ///
  /// - Parameters:
  ///   - project: Its project file.
  ///   - lists: The font list of each target that has one, by the target's name.
  ///   - fonts: The fonts: where each belongs, and which fixture it is.
  ///   - texts: Other files by path.
  /// - Throws: When a file cannot be written.
  init(
    _ project: ProjectText,
    lists: [String: [String]],
    fonts: [String: String] = [:],
    texts: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", project.text.utf8)
    for (target, entries) in lists {
      try folder.write("\(target)/Info.plist", Self.infoPlist(entries).utf8)
    }
    for (path, fixture) in fonts {
      try folder.write(path, Fixtures.bytes("\(Fixtures.checkout)/fixtures/\(fixture)"))
    }
    for (path, text) in texts { try folder.write(path, text.utf8) }
  }

  /// An Info.plist whose list is on line 5 and has its entries from line 6 on.
  static func infoPlist(_ entries: [String], _ more: String = "") -> String {
    let lines = entries.map { "<string>\($0)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>UIAppFonts</key>
      <array>
      \(lines)</array>
      \(more)</dict>
      </plist>

      """
  }

  /// What is said of what the targets declare, copy and are called, without what is a matter of taste.
  func judged(_ path: String = "") throws -> JudgedProject {
    try JudgedProject(
      path.isEmpty ? folder.path : "\(folder.path)/\(path)",
      only: ["declared", "file", "names"]
    )
  }
}
