import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel

/// An app as a folder of sources with the fonts of the fixture family Demo Sans.
struct AppFolder {
  let folder: TemporaryFolder

  /// Writes an app.
  ///
  /// - Parameters:
  ///   - files: The texts of files by path.
  ///   - fonts: Fixture fonts by their path below `fixtures/fonts`, all of which are declared.
  /// - Throws: When a file cannot be written or read.
  init(
    _ files: [String: String],
    fonts: [String] = ["Light", "Regular", "Italic", "SemiBold", "Bold", "BoldItalic"]
      .map { "family/DemoSans-\($0).ttf" }
  ) throws {
    folder = try TemporaryFolder()
    let names = fonts.map { String($0.split(separator: "/").last ?? "") }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      "Info.plist",
      "{CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; UIAppFonts = (\(list));}".utf8
    )
    for (path, name) in zip(fonts, names) {
      try folder.write("Fonts/\(name)", try Fixtures.bytes(Fixtures.font(path)))
    }
    for (path, text) in files { try folder.write(path, text.utf8) }
  }

  /// What the rules say, without those about fonts.
  func findings(_ words: [String] = AppFolder.rules) throws -> [Finding] {
    let root = FilePath(folder.path)
    return Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: words)
    ).findings
  }

  /// The rules about names that code asks for.
  static let rules = [
    "names/unknown", "names/full-name", "names/family-name", "names/private",
    "names/not-checkable", "weights/missing", "weights/italic-missing", "file/unused",
  ]

  /// The findings as `rule path:line:column name -> suggestion`.
  func lines(_ words: [String] = AppFolder.rules) throws -> [String] {
    try findings(words).map { finding in
      let path = finding.file?.description.dropFirst(folder.path.count + 1) ?? "-"
      let place = [finding.line, finding.column].compactMap { $0 }.map { ":\($0)" }.joined()
      return "\(finding.rule) \(path)\(place) \(finding.name ?? "-") -> "
        + (finding.suggestion ?? "-")
    }
  }
}
