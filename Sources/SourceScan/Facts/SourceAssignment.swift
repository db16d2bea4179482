/// An assignment of what may be a font name.
package struct SourceAssignment: Sendable {
  /// What is assigned to: a name, or a member of `self`.
  package var target: Expression

  /// What is assigned.
  package var value: Expression

  /// Whether it is put behind what is there: `name += "-Bold"`.
  package var isAppending = false

  /// Whether it makes something else of what is there: `name = name + "-Bold"`.
  package var isChanging = false

  /// Whether it stands in the last branch of a statement, so that what was there before is gone in
  /// every branch.
  package var isInLastBranch = false

  /// Whether it is in a branch of a statement.
  package var isConditional = true

  /// The byte at which it starts.
  package var offset: Int

  /// Where names are looked up.
  package var scope: SourceScope.ID

  /// Puts an assignment together.
  package init(target: Expression, value: Expression, offset: Int, scope: SourceScope.ID) {
    self.target = target
    self.value = value
    self.offset = offset
    self.scope = scope
  }
}
