internal import FileAccess
internal import FontTestSupport

@testable internal import ProjectModel

extension Sketch {
  /// Writes a project file into the folder.
  func write(_ project: ProjectText, _ name: String = "App.xcodeproj") throws {
    try folder.write("\(name)/project.pbxproj", project.text.utf8)
  }

  /// The project file of the folder, taken apart.
  func xcodeProject() throws -> XcodeProject {
    let file = path.appending("App.xcodeproj/project.pbxproj".utf8)
    return try XcodeProject(
      XcodeProjectFile(reading: file),
      path: file,
      in: Checkout(path),
      log: ProblemLog()
    )
  }
}
