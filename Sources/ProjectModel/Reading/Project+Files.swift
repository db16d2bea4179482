package import FileAccess

extension Project {
  /// Whether a file or folder describes a project by its name: an Xcode project, a workspace, the
  /// manifest of a package or a spec of XcodeGen.
  ///
  /// - Parameter path: The file or folder.
  /// - Returns: `false` for a folder that merely holds one.
  package static func isDescribed(by path: FilePath) -> Bool {
    switch try? FileKind(of: path) {
    case .folder: BundleName.isXcodeProject(path.trueName) || BundleName.isWorkspace(path.trueName)
    case .file: files.contains { path.name.elementsEqual($0.utf8) }
    case .other, nil: false
    }
  }

  private static let files = [
    "project.pbxproj", "contents.xcworkspacedata", "Package.swift", "project.yml", "project.yaml",
  ]
}
