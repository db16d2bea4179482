package import FileAccess
package import FontRegistry
package import ProjectModel

/// A font file of a bundle, with what was read from it.
package struct SubjectFont: Sendable {
  /// The file on disk.
  package let path: FilePath

  /// The path that an entry of the font list has to spell.
  package let bundlePath: FilePath

  /// Whether the file could be looked at.
  package let presence: BundledFont.Presence

  /// What in a project brings the file into the bundle; `nil` where there is no project.
  package let origin: FontOrigin?

  /// What was read from the file: with ``FaceDetails``, as far as there are any.
  package let file: FontFile

  /// The same for all files with the same bytes, or `nil` for one that no other file equals.
  package let content: FileContent?

  /// Whether the bundle's list, or its `ATSApplicationFontsPath`, makes the system register the file.
  package internal(set) var isDeclared = false

  /// Whether the file seems to be there for web pages alone: it lies in a folder of the bundle, beside
  /// a web font of its name, and nothing declares it.
  package internal(set) var isForPages = false

  /// How far the letters of each design reach, by its place in a collection; only of designs that
  /// may reach out of their line, and only when a rule asked.
  package internal(set) var reaches: [Int: LetterReach] = [:]

  /// Describes a font file of a bundle.
  package init(bundled: BundledFont, file: FontFile, content: FileContent? = nil) {
    path = bundled.path
    bundlePath = bundled.bundlePath
    presence = bundled.presence
    origin = bundled.origin
    self.file = file
    self.content = content
  }
}

extension SubjectFont {
  /// Whether two files have the same bytes.
  func hasSameContent(as other: SubjectFont) -> Bool {
    guard let content else { return false }
    return content == other.content
  }

  /// The name of the file.
  var fileName: FilePath { FilePath(bytes: Array(bundlePath.lastComponent)) }
}
