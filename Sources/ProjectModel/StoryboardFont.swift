package import FileAccess

/// A font file that a storyboard or xib lists.
///
/// Interface Builder writes them down, and the build adds them to the app's own list.
package struct StoryboardFont: Hashable, Sendable {
  /// The file's name, without a folder.
  package var fileName: FilePath

  /// The PostScript names of the faces in use, as the file spells them.
  package var postScriptNames: [String]

  /// Where it is listed.
  package var place: SourcePlace

  /// Puts a font together.
  package init(fileName: FilePath, postScriptNames: [String], place: SourcePlace) {
    self.fileName = fileName
    self.postScriptNames = postScriptNames
    self.place = place
  }
}
