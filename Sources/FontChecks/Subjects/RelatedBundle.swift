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

  /// What a build may call its folder; none where that is not known.
  package let productNames: [FilePath]

  /// The folder that it lies in, seen from the resources of the bundle around it that is meant;
  /// `nil` where that is not known.
  package let folder: FilePath?

  /// Describes a bundle beside another.
  package init(
    target: String,
    kind: AppBundle.Kind,
    path: FilePath,
    fonts: [SubjectFont],
    productNames: [FilePath] = [],
    folder: FilePath? = nil
  ) {
    self.target = target
    self.kind = kind
    self.path = path
    self.fonts = fonts
    self.productNames = productNames
    self.folder = folder
  }
}
