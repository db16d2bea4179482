package import FileAccess
package import FontRegistry
package import ProjectModel

/// What a configuration requires, with all that could meet it.
///
/// A configuration speaks of the project as a whole: what any of its bundles holds will do.
package struct FontRequirements: Sendable {
  /// The configuration.
  package var path: FilePath

  /// The families with their weights and styles.
  package var fonts: [RequiredFont]

  /// The faces of every bundle that is judged.
  package var faces: [Face]

  /// A font that could not be looked at and may hold what is required.
  package var unseen: FilePath?

  /// Puts requirements together.
  package init(path: FilePath, fonts: [RequiredFont], faces: [Face], unseen: FilePath? = nil) {
    self.path = path
    self.fonts = fonts
    self.faces = faces
    self.unseen = unseen
  }

  /// Gathers the faces of bundles.
  init?(_ configuration: Configuration, bundles: [BundleSubject]) {
    guard !configuration.requiredFonts.isEmpty else { return nil }
    let fonts = bundles.flatMap(\.fonts)
    let absent = bundles.lazy.compactMap(\.absentFonts.first?.path).first
    let folder = bundles.lazy.compactMap { subject in
      subject.bundle.unreadFolders.first ?? subject.bundle.unreadFonts.first
        ?? subject.bundle.unseenFolders.first?.path
    }.first
    self.init(
      path: configuration.path,
      fonts: configuration.requiredFonts,
      faces: fonts.flatMap(\.file.faces),
      unseen: fonts.first { $0.isUnseen }?.path ?? absent ?? folder
    )
  }
}

extension SubjectFont {
  /// Whether nobody could look into the file.
  fileprivate var isUnseen: Bool {
    file.container == nil && file.faces.isEmpty
      && file.problems.allSatisfy { $0.kind == .unreadable }
  }
}
