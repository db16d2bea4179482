/// A registration of fonts as a file has it, before its names are followed through the module.
package struct SourceRegistration: Sendable {
  /// What says the file.
  package var fileName: Expression

  /// The byte at which the call starts.
  package var offset: Int

  /// The name of a function of which only the name says that it registers fonts; such a call does not
  /// count when the module has the function itself. `nil` for the system's own functions.
  package var helper: String?

  /// Where names are looked up.
  package var scope: SourceScope.ID

  /// Puts a registration together.
  package init(fileName: Expression, offset: Int, scope: SourceScope.ID) {
    self.fileName = fileName
    self.offset = offset
    self.scope = scope
  }
}
