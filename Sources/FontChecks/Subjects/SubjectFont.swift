package import FileAccess
package import FontRegistry
package import ProjectModel

/// A font file of a bundle, with what was read from it.
package struct SubjectFont: Sendable {
  /// The file on disk.
  package let path: FilePath

  /// The path that an entry of the font list has to spell.
  package let bundlePath: FilePath

  /// What was read from the file: with ``FaceDetails``, as far as there are any.
  package let file: FontFile

  /// The same for all files with the same bytes, or `nil` for one that no other file equals.
  package let content: FileContent?

  /// Whether the bundle's list, or its `ATSApplicationFontsPath`, makes the system register the file.
  package internal(set) var isDeclared = false

  /// Describes a font file of a bundle.
  package init(bundled: BundledFont, file: FontFile, content: FileContent? = nil) {
    path = bundled.path
    bundlePath = bundled.bundlePath
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
