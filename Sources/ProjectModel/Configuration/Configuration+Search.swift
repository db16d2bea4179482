package import FileAccess

extension Configuration {
  /// Finds the configuration of a project.
  ///
  /// It is looked for in the folder itself, then in each one around it up to the root of its version
  /// control. A folder under no version control is alone: what lies above it is somebody else's.
  ///
  /// - Parameter path: What is judged; of a file its folder counts.
  /// - Returns: The nearest file of the name, or `nil` when there is none.
  package static func file(for path: FilePath) -> FilePath? {
    var folder = (try? FileKind(of: path)) == .folder && !path.isProject ? path : path.folder
    var first: FilePath?
    for step in 0..<VersionControl.deepest {
      guard (try? FileKind(of: folder)) == .folder else { break }
      // To ask for a few names is cheap where a folder with thousands of others lies around.
      func holds(_ name: String) -> Bool {
        let path = folder.appending(name.utf8)
        // A pipe or a link to nothing counts too; that it cannot be read is for the reader to say.
        return (try? FileKind(of: path)) != nil || path.isLink
      }
      if first == nil, holds(fileName) {
        first = folder.appending(fileName.utf8)
        if step == 0 { return first }
      }
      if VersionControl.hasRoot(at: folder) { return first }
      let outer = folder.folder
      guard outer != folder else { break }
      folder = outer
    }
    return nil
  }
}

extension FilePath {
  /// Whether a folder of this name is a project or product of Xcode, which people see as a file.
  package var isProject: Bool {
    ["xcodeproj", "xcworkspace", "xcarchive", "app", "appex", "framework"]
      .contains(lowercaseExtension ?? "")
  }
}
