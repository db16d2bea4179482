package import ProjectModel

/// An entry of a font list, with what it leads to.
///
/// Each entry has one outcome, so that of the rules about entries at most one speaks of it.
package struct SubjectEntry: Sendable {
  /// The entry, as it is written.
  package let entry: DeclaredEntry

  /// What it leads to.
  package let outcome: EntryOutcome
}

extension SubjectEntry {
  /// The entry's text; empty when it is no string.
  var text: String { entry.text ?? "" }
}
