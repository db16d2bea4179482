/// How much was looked at, and what was found.
///
/// Numbers are of different things: a file that two targets share counts once.
package struct ValidationSummary: Hashable, Sendable {
  /// Findings of severity error.
  package var errors = 0

  /// Findings of severity warning.
  package var warnings = 0

  /// Findings of severity note.
  package var notes = 0

  /// The bundles that were judged; bundles of tests are not.
  package var targets = 0

  /// The declared fonts: different entries of the lists of each property list.
  package var declared = 0

  /// Font files.
  package var files = 0

  /// Faces of those files, the named instances of variable files included.
  package var faces = 0

  /// Names that source, storyboards and xibs ask for; `nil` when no source was looked at.
  package var used: Int?

  /// How many texts follow the text size; `nil` when no source was looked at.
  package var texts: TextCounts?

  /// The same for each file that sets fonts of texts, by path.
  package var textFiles: [TextCounts.OfFile] = []

  /// The findings that comments in the sources leave out.
  package var suppressed = 0

  /// The findings that a baseline leaves out.
  package var baselined = 0

  /// The rules that stayed silent, in the order of targets and rules.
  package var notChecked: [NotChecked] = []
}
