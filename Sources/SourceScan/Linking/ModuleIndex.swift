/// Where the names of a module are defined.
struct ModuleIndex {
  let files: [FileFacts]

  /// The types, and their places by path.
  private(set) var types: [ModuleType] = []
  private var typesByPath: [String: TypeID] = [:]

  /// For each scope of each file the type that it is a part of.
  private var typesOfScopes: [[TypeID?]] = []

  private var names = NameTable()

  /// The names and labels of the functions of which nothing else is kept.
  private let otherFunctions: Set<UInt32>

  /// The types that inherit from or conform to one, by its name as it is spelled.
  private var heirs: [String: [TypeID]] = [:]

  /// Goes through all names of a module.
  init(_ files: [FileFacts]) {
    self.files = files
    otherFunctions = files.reduce(into: []) { $0.formUnion($1.otherFunctions) }
    for file in files.indices { addTypes(of: file) }
    for file in files.indices { addExtensions(of: file) }
    for file in files.indices { addDefinitions(of: file) }
    names.sort()
    for id in types.indices {
      for name in types[id].inherits { heirs[name, default: []].append(id) }
    }
  }

  private mutating func addTypes(of file: Int) {
    var ofScopes = [TypeID?](repeating: nil, count: files[file].scopes.count)
    for (id, scope) in files[file].scopes.enumerated() {
      guard case .type(let form) = scope.kind else { continue }
      let outer = enclosingType(of: scope.parent, scopes: files[file].scopes, types: ofScopes)
      let path = path(of: scope, in: outer)
      let type = typesByPath[path] ?? addType(path, file: file, scope: SourceScope.ID(clamping: id))
      types[type].form = form
      types[type].add(inherits: scope.inherits)
      if scope.isPrivate { types[type].onlyFile = file }
      ofScopes[id] = type
    }
    typesOfScopes.append(ofScopes)
  }

  private mutating func addExtensions(of file: Int) {
    for (id, scope) in files[file].scopes.enumerated() {
      guard case .extension = scope.kind else { continue }
      let type =
        typesByPath[scope.name]
        ?? addType(scope.name, file: file, scope: SourceScope.ID(clamping: id))
      types[type].add(inherits: scope.inherits)
      typesOfScopes[file][id] = type
    }
    // Types within extensions.
    for (id, scope) in files[file].scopes.enumerated() {
      guard case .type = scope.kind, let type = typesOfScopes[file][id],
        let outer = enclosingType(
          of: scope.parent,
          scopes: files[file].scopes,
          types: typesOfScopes[file]
        )
      else { continue }
      let path = types[outer].path + "." + scope.name
      if types[type].path != path, typesByPath[path] == nil { typesByPath[path] = type }
    }
  }

  /// The name of a type with those around it; the longest are of nobody's making.
  private func path(of scope: SourceScope, in outer: TypeID?) -> String {
    guard let outer, types[outer].path.utf8.count < 1024 else { return scope.name }
    return types[outer].path + "." + scope.name
  }

  private static let depthLimit = 256

  private mutating func addType(_ path: String, file: Int, scope: SourceScope.ID) -> TypeID {
    types.append(ModuleType(path: path, file: file, scope: scope))
    typesByPath[path] = types.count - 1
    return types.count - 1
  }

  private func enclosingType(
    of scope: SourceScope.ID,
    scopes: [SourceScope],
    types: [TypeID?]
  ) -> TypeID? {
    var scope = Int(scope)
    // A scope stands behind the one around it; nobody nests as deep as this.
    for _ in 0..<Self.depthLimit where scope > 0 {
      if let type = types[scope] { return type }
      let parent = Int(scopes[scope].parent)
      guard parent < scope else { return nil }
      scope = parent
    }
    return nil
  }

  private mutating func addDefinitions(of file: Int) {
    for (index, definition) in files[file].definitions.enumerated() {
      let ref = DefinitionRef(file: file, id: SourceDefinition.ID(clamping: index))
      if let type = typesOfScopes[file][Int(definition.scope)] {
        names.add(definition.name, of: NameTable.Owner(clamping: type), ref)
      } else if definition.scope == SourceScope.file {
        names.add(definition.name, of: NameTable.globals, ref)
      }
      if case .function = definition.kind {
        names.add(definition.name, of: NameTable.functions, ref)
      } else if case .value = definition.kind, !definition.parameters.isEmpty {
        names.add(definition.name, of: NameTable.functions, ref)
      }
    }
  }
}

extension ModuleIndex {
  /// A definition.
  subscript(ref: DefinitionRef) -> SourceDefinition {
    files[ref.file].definitions[Int(ref.id)]
  }

  /// The type around a scope, or the scope's own.
  func type(around scope: SourceScope.ID, in file: Int) -> TypeID? {
    enclosingType(of: scope, scopes: files[file].scopes, types: typesOfScopes[file])
  }

  /// The type whose member a definition is.
  func owner(of ref: DefinitionRef) -> TypeID? {
    typesOfScopes[ref.file][Int(self[ref].scope)]
  }

  /// The scopes around a place, from the inside out, up to the file's.
  func scopes(around scope: SourceScope.ID, in file: Int) -> [SourceScope.ID] {
    var chain: [SourceScope.ID] = [scope]
    while let last = chain.last, last > SourceScope.file, chain.count < Self.depthLimit {
      let parent = files[file].scopes[Int(last)].parent
      chain.append(parent < last ? parent : SourceScope.file)
    }
    return chain
  }

  /// The members of a type with a name.
  func members(_ name: String, of type: TypeID) -> [DefinitionRef] {
    named(name, of: NameTable.Owner(clamping: type))
  }

  /// All members of a type.
  func members(of type: TypeID) -> [DefinitionRef] {
    names.all(of: NameTable.Owner(clamping: type))
  }

  /// The functions and closures with a name, wherever they are.
  func functions(_ name: String) -> [DefinitionRef] { named(name, of: NameTable.functions) }

  /// The names outside of types: those of the same file when it has any.
  func globals(_ name: String, from file: Int) -> [DefinitionRef] {
    let all = named(name, of: NameTable.globals)
    let own = all.filter { $0.file == file }
    return own.isEmpty ? all : own
  }

  /// Nothing that compiles has as many of a name; of others the first are as good as all.
  private static let sameNameLimit = 256

  private func named(_ name: String, of owner: NameTable.Owner) -> [DefinitionRef] {
    names.candidates(
      name,
      of: owner,
      limit: owner == NameTable.functions ? .max : Self.sameNameLimit
    )
    .filter { self[$0].name == name }
  }

  /// The types that inherit from or conform to a type.
  func heirs(of type: TypeID) -> [TypeID] {
    let path = types[type].path
    let name = types[type].name
    return (heirs[path] ?? []) + (path == name ? [] : heirs[name] ?? [])
  }

  /// Whether functions of which nothing is kept have a certain name and labels.
  func isOtherFunction(_ signature: UInt32) -> Bool { otherFunctions.contains(signature) }

  /// Finds a type by its name as it is spelled at a place.
  ///
  /// - Returns: The type, also one from elsewhere that the module extends.
  func type(named name: String, from scope: SourceScope.ID, in file: Int) -> TypeID? {
    var outer = type(around: scope, in: file).map { types[$0].path }
    while let path = outer {
      if let type = typesByPath[path + "." + name] { return type }
      if path == name, let type = typesByPath[path] { return type }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    guard let type = typesByPath[name] else { return nil }
    if let only = types[type].onlyFile, only != file { return nil }
    return type
  }

  /// What another name of a type stands for.
  func alias(_ name: String, from scope: SourceScope.ID, in file: Int) -> String? {
    let around = type(around: scope, in: file).map { members(name, of: $0) } ?? []
    return (around + globals(name, from: file)).lazy
      .compactMap { ref -> String? in
        guard case .alias = self[ref].kind else { return nil }
        return self[ref].type
      }
      .first
  }
}
