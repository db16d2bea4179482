internal import FileAccess
package import FontRegistry
package import ProjectModel

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
  ///   - reach: How far the letters of the first face reach.
  /// - Returns: A font file at the root of an app, or below it.
  @inline(never)
  package static func example(
    _ bundlePath: String,
    _ faces: Face...,
    container: FontContainer? = .sfnt,
    size: Int = 60_000,
    problem: FontProblem? = nil,
    content: UInt64? = nil,
    reach: LetterReach? = nil
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
    var font = SubjectFont(
      bundled: BundledFont(path: path, bundlePath: FilePath(bundlePath)),
      file: file,
      content: content.map { FileContent(size: size, hash: $0) }
    )
    font.reaches[0] = reach
    return font
  }
}

extension SubjectFont {
  /// A font file that a project copies from a folder, for the examples of a rule.
  @inline(never)
  package static func copiedExample(_ name: String, from folder: String) -> SubjectFont {
    let path = FilePath("\(folder)/\(name)")
    let place = SourcePlace(
      path: FilePath("App.xcodeproj/project.pbxproj"),
      position: SourcePosition(line: 12, column: 3, byte: 400)
    )
    return SubjectFont(
      bundled: BundledFont(
        path: path,
        bundlePath: FilePath(name),
        origin: FontOrigin(kind: .group, place: place)
      ),
      file: FontFile(path: path, size: 60_000, container: .sfnt)
    )
  }

  /// A font file that a project copies and that cannot be looked at, for the examples of a rule.
  @inline(never)
  package static func absentExample(
    _ bundlePath: String,
    presence: BundledFont.Presence = .missing
  ) -> SubjectFont {
    let path = FilePath("App/\(bundlePath)")
    let place = SourcePlace(
      path: FilePath("App.xcodeproj/project.pbxproj"),
      position: SourcePosition(line: 12, column: 3, byte: 400)
    )
    return SubjectFont(
      bundled: BundledFont(
        path: path,
        bundlePath: FilePath(bundlePath),
        presence: presence,
        origin: FontOrigin(kind: .group, place: place)
      ),
      file: FontFile(path: path)
    )
  }
}

extension FontProblem {
  /// Trouble with a file for the examples of a rule.
  @inline(never)
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
