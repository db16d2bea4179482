package import FileAccess
package import FontRegistry

/// The faces among which one app finds its bolds.
///
/// An extension sees no font of the app that it lies in, nor that app the extension's.
package struct FaceGroup: Sendable {
  /// The bundle's name in reports; `nil` for faces of no bundle.
  package var bundle: String?

  /// The faces to report.
  package var faces: [Face]

  /// Where partners may come from.
  package var candidates: [Face]

  /// The faces that lie in the bundle as well and that it does not declare: no name leads to them.
  package var undeclared: [Face]

  /// What is said of partners beside the rule.
  package var choices: BoldChoices

  /// Why there may be faces of the bundle that were not seen, in words; `nil` when all were.
  package var unseen: String?

  /// Declared files that stand for fonts and whose faces cannot be read: what Git LFS leaves, and what is
  /// too damaged to have names.
  package var unreadable: [FilePath] = []

  /// Describes a group.
  ///
  /// - Parameters:
  ///   - bundle: The bundle's name in reports.
  ///   - faces: The faces to report.
  ///   - candidates: Where partners may come from; `nil` means the faces themselves.
  ///   - undeclared: The faces that the bundle holds and does not declare.
  ///   - choices: What is said of partners beside the rule.
  ///   - unseen: Why there may be faces of the bundle that were not seen.
  package init(
    bundle: String? = nil,
    faces: [Face] = [],
    candidates: [Face]? = nil,
    undeclared: [Face] = [],
    choices: BoldChoices = BoldChoices(),
    unseen: String? = nil
  ) {
    self.bundle = bundle
    self.faces = faces
    self.candidates = candidates ?? faces
    self.undeclared = undeclared
    self.choices = choices
    self.unseen = unseen
  }

  /// The group with what is said of partners beside the rule.
  package func choosing(_ choices: BoldChoices) -> FaceGroup {
    var group = self
    group.choices = choices
    return group
  }
}
