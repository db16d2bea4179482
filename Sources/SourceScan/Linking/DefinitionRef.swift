/// A definition of a module: a file and a place in its list.
struct DefinitionRef: Hashable {
  var file: Int
  var id: SourceDefinition.ID
}

/// The place of a type in ``ModuleIndex``.
typealias TypeID = Int
