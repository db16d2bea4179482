/// A definition of a module: a file and a place in its list.
struct DefinitionRef: Hashable {
  private let storedFile: Int32

  /// The place in the file's list.
  let id: SourceDefinition.ID

  /// The file.
  var file: Int { Int(storedFile) }

  init(file: Int, id: SourceDefinition.ID) {
    storedFile = Int32(clamping: file)
    self.id = id
  }
}

/// The place of a type in ``ModuleIndex``.
typealias TypeID = Int
