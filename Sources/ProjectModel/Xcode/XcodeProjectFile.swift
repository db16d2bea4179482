internal import FileAccess
internal import PropertyList

/// The outermost layer of a project file.
struct XcodeProjectFile {
  /// Every object by its id.
  let objects: PropertyListDictionary

  /// The id of the project.
  let rootObject: XcodeString

  /// More than any project file has.
  private static let sizeLimit = 64 << 20

  /// Reads a project file.
  ///
  /// - Parameter path: The `project.pbxproj`.
  /// - Throws: ``ProjectProblem`` when the file cannot be read, or is no project.
  init(reading path: FilePath) throws(ProjectProblem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    try self.init(parsing: bytes, path: path)
  }

  /// Reads the bytes of a project file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file, for messages.
  /// - Throws: ``ProjectProblem`` when it is no project.
  init(parsing bytes: [UInt8], path: FilePath) throws(ProjectProblem) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(parsing: bytes)
    } catch {
      throw ProjectProblem(
        path: path,
        of: bytes,
        "the project cannot be read",
        reason: error.reason,
        position: error.position.map { SourcePosition($0) }
      )
    }
    guard let root = document.root.dictionary, let objects = root["objects"]?.dictionary,
      let start = root["rootObject"], let id = start.string
    else {
      throw ProjectProblem(
        path: path,
        position: SourcePosition(document.root.position),
        reason:
          "the property list is no Xcode project: it has no objects, or no object to start from"
      )
    }
    self.objects = objects
    rootObject = XcodeString(text: id, position: start.position)
  }
}
