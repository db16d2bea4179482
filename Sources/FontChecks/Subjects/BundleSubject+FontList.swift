package import FileAccess

extension BundleSubject {
  /// Where the fonts lie that the list of the bundle should name.
  ///
  /// Those are the ones that it names, and all others that are no page's and no web fonts; fonts that
  /// the checkout lacks are among them.
  package var pathsForFontList: [FilePath] {
    (fonts + absentFonts).filter { $0.isDeclared || $0.isOfUsualKind && !$0.isForPages }
      .map(\.bundlePath)
  }
}
