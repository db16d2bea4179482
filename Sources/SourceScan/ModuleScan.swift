package import FileAccess

/// What the sources of one module ask for, put together from all of its files.
///
/// It is what rules see: constants, raw values and parameters are followed across the files.
package struct ModuleScan: Sendable {
  /// What is asked for, by file and place, each place once.
  package var requests: [FontRequest] = []

  /// What is asked for in files that are left alone: it is not to be judged, but the fonts are used.
  package var unjudged: [FontRequest] = []

  /// Where fonts are registered, by file and place.
  package var registrations: [FontRegistration] = []

  /// Where the code goes through the fonts that there are, whatever they are called:
  /// `UIFont.familyNames`, `CTFontManagerCopyAvailablePostScriptNames`; any font may be used then.
  package var fontListings: [SourceLocation] = []

  /// Where the code reads whether Bold Text is on: `legibilityWeight`, `isBoldTextEnabled`.
  package var boldTextReads: [SourceLocation] = []

  /// What the code says of how large its texts are.
  package var texts = ModuleTexts()

  /// What comments in the files say is not to be told, by file and place.
  package var suppressions: [SourceSuppression] = []

  /// The files that were read and judged; generated and third-party files, tests and code for other
  /// systems are not among them.
  package var files: [FilePath] = []

  /// The files that could not be read, with the reason.
  package var problems: [SourceProblem] = []

  /// Starts with nothing.
  package init() {}
}
