package import ProjectModel

/// An entry of a font list, with what it leads to.
package struct SubjectEntry: Sendable {
  /// The entry, as it is written.
  package let entry: DeclaredEntry

  /// The key of its list.
  package let key: String
}
