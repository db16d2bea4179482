public import FileAccess

/// A file that was opened to look for faces.
public struct FontFile: Sendable {
  /// The file, as the caller spelled the way to it.
  public var path: FilePath

  /// How many bytes it has; 0 when it could not be opened.
  public var size: Int

  /// What the faces are wrapped in; `nil` when the file is no font.
  public var container: FontContainer?

  /// The faces, in the file's order, each variable face followed by its instances.
  public var faces: [Face]

  /// What is wrong with the file.
  ///
  /// A damaged file whose names can be read has faces as well.
  public var problems: [FontProblem]

  package init(
    path: FilePath,
    size: Int = 0,
    container: FontContainer? = nil,
    faces: [Face] = [],
    problems: [FontProblem] = []
  ) {
    self.path = path
    self.size = size
    self.container = container
    self.faces = faces
    self.problems = problems
  }
}
