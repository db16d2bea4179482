package import FileAccess
package import ProjectModel

/// A bundle beside the one that is judged: one that it lies in, or one that lies in it.
package struct RelatedBundle: Sendable {
  /// Its name in reports.
  package let target: String

  /// What it is.
  package let kind: AppBundle.Kind

  /// Its folder.
  package let path: FilePath

  /// Its own font files.
  package let fonts: [SubjectFont]

  /// Describes a bundle beside another.
  package init(target: String, kind: AppBundle.Kind, path: FilePath, fonts: [SubjectFont]) {
    self.target = target
    self.kind = kind
    self.path = path
    self.fonts = fonts
  }
}
