/// A registration of fonts as a file has it, before its names are followed through the module.
package struct SourceRegistration: Sendable {
  /// What says the file.
  package var fileName: Expression

  /// The byte at which the call starts.
  package var offset: Int

  /// The function, when only its name says that it registers fonts; `nil` for the system's own.
  ///
  /// Such a call does not count when the module has the function itself.
  package var helper: String?

  /// Whether it stands behind a question whether a font is there.
  package var isOnlyIfAbsent = false

  /// Where names are looked up.
  package var scope: SourceScope.ID

  /// Puts a registration together.
  package init(fileName: Expression, offset: Int, scope: SourceScope.ID) {
    self.fileName = fileName
    self.offset = offset
    self.scope = scope
  }
}
