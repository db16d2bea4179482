package import FontRegistry

/// What the libraries on this machine say beyond what is in a font.
///
/// It depends on their versions, so a test that pins a report brings answers of its own.
package struct Engines: Sendable {
  /// What FreeType and fontconfig call a face.
  package var names: @Sendable (Face) -> (freeType: String?, fontconfig: String?)

  /// How much of each language some characters can write.
  package var languages: @Sendable (Coverage) -> [LanguageCoverage]

  /// Puts answers together.
  package init(
    names: @escaping @Sendable (Face) -> (freeType: String?, fontconfig: String?),
    languages: @escaping @Sendable (Coverage) -> [LanguageCoverage]
  ) {
    self.names = names
    self.languages = languages
  }

  /// The libraries themselves.
  package static let installed = Engines(
    names: { face in
      let names = face.engineNames()
      return (names.freeType, names.fontconfig?.postScriptName)
    },
    languages: { $0.languages }
  )
}
