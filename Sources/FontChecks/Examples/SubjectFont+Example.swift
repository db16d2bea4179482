internal import FileAccess
package import FontRegistry
internal import ProjectModel

extension SubjectFont {
  /// A font file for the examples of a rule.
  ///
  /// - Parameters:
  ///   - bundlePath: The path in the bundle.
  ///   - faces: The faces in it.
  ///   - container: What they are wrapped in.
  ///   - size: How many bytes the file has.
  ///   - problem: What is wrong with the file.
  ///   - content: What its bytes hash to; equal numbers mean equal files.
  /// - Returns: A font file at the root of an app, or below it.
  package static func example(
    _ bundlePath: String,
    _ faces: Face...,
    container: FontContainer? = .sfnt,
    size: Int = 60_000,
    problem: FontProblem? = nil,
    content: UInt64? = nil
  ) -> SubjectFont {
    let path = FilePath("App.app/\(bundlePath)")
    var file = FontFile(path: path, size: size, container: container)
    file.faces = faces.enumerated().map { place, face in
      var face = face
      face.file = path
      if container == .collection { face.index = place }
      face.container = container ?? .other
      return face
    }
    file.problems = [problem].compactMap { $0 }
    return SubjectFont(
      bundled: BundledFont(path: path, bundlePath: FilePath(bundlePath)),
      file: file,
      content: content.map { FileContent(size: size, hash: $0) }
    )
  }
}

extension FontProblem {
  /// Trouble with a file for the examples of a rule.
  package static func example(
    _ kind: Kind,
    _ reason: String = "it is not what it should be",
    table: String? = nil,
    offset: Int? = nil
  ) -> FontProblem {
    FontProblem(
      file: FilePath("App.app/Demo.ttf"),
      table: table,
      offset: offset,
      reason: reason,
      kind: kind
    )
  }
}
