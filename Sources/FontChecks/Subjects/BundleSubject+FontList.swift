internal import FileAccess

extension BundleSubject {
  /// The files that are called like fonts which the list of the bundle should name.
  ///
  /// Those are the ones that it names, and all others that are no page's; fonts that the checkout lacks
  /// are among them. Whether they are fonts is for the caller to judge.
  package var fontsForFontList: [SubjectFont] {
    (fonts + absentFonts).filter { font in
      font.bundlePath.isOfUsualFontKind && (font.isDeclared || !font.isForPages)
    }
  }
}

extension FilePath {
  /// Whether the file is called like the fonts that apps have.
  package var isOfUsualFontKind: Bool {
    ["ttf", "otf", "ttc", "otc"].contains(lowercaseExtension)
  }
}
