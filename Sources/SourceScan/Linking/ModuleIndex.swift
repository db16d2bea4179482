/// Where the names of a module are defined.
struct ModuleIndex {
  let files: [FileFacts]

  /// The types, and their places by path.
  private(set) var types: [ModuleType] = []
  private var typesByPath: [String: TypeID] = [:]

  /// The types that only a part of one file sees: private ones, and those within functions.
  private var hiddenTypes: [HiddenPath: TypeID] = [:]

  /// The path of a type with the part of the sources that sees it.
  private struct HiddenPath: Hashable {
    var path: String
    var file: Int

    /// The function or block; ``SourceScope/file`` for private types.
    var block: SourceScope.ID
  }

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
      let path = path(of: scope, in: outer, file: file)
      let hidden = hiddenPath(path, of: scope, in: outer, file: file)
      let known = hidden.map { hiddenTypes[$0] } ?? typesByPath[path]
      let place = SourceScope.ID(clamping: id)
      let type = known ?? addType(path, hidden: hidden, file: file, scope: place)
      types[type].form = form
      types[type].add(inherits: scope.inherits)
      ofScopes[id] = type
    }
    typesOfScopes.append(ofScopes)
  }

  private mutating func addExtensions(of file: Int) {
    for (id, scope) in files[file].scopes.enumerated() {
      guard case .extension = scope.kind else { continue }
      let own = hiddenTypes[HiddenPath(path: scope.name, file: file, block: SourceScope.file)]
      let type =
        own ?? typesByPath[scope.name]
        ?? addType(scope.name, hidden: nil, file: file, scope: SourceScope.ID(clamping: id))
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
      guard types[type].path != path else { continue }
      if types[type].onlyFile != nil || types[outer].onlyFile != nil {
        let hidden = HiddenPath(path: path, file: file, block: SourceScope.file)
        if hiddenTypes[hidden] == nil { hiddenTypes[hidden] = type }
      } else if typesByPath[path] == nil {
        typesByPath[path] = type
      }
    }
  }

  /// The name of a type with those around it; the longest are of nobody's making.
  private func path(of scope: SourceScope, in outer: TypeID?, file: Int) -> String {
    let parent = files[file].scopes[Int(scope.parent)]
    // Extensions of several types may have types of one name.
    if case .extension = parent.kind { return parent.name + "." + scope.name }
    guard let outer, types[outer].path.utf8.count < 1024 else { return scope.name }
    return types[outer].path + "." + scope.name
  }

  private static let depthLimit = 256

  private mutating func addType(
    _ path: String,
    hidden: HiddenPath?,
    file: Int,
    scope: SourceScope.ID
  ) -> TypeID {
    types.append(ModuleType(path: path, file: file, scope: scope))
    if let hidden {
      types[types.count - 1].onlyFile = file
      hiddenTypes[hidden] = types.count - 1
    } else {
      typesByPath[path] = types.count - 1
    }
    return types.count - 1
  }

  /// Where a type is seen that not the whole module sees: several files may have one of that name.
  private func hiddenPath(_ path: String, of scope: SourceScope, in outer: TypeID?, file: Int)
    -> HiddenPath?
  {
    let parent = files[file].scopes[Int(scope.parent)]
    if case .block = parent.kind {
      return HiddenPath(path: scope.name, file: file, block: scope.parent)
    }
    let around = HiddenPath(path: parent.name, file: file, block: SourceScope.file)
    guard
      scope.isPrivate || outer.map({ types[$0].onlyFile != nil }) ?? false
        || hiddenTypes[around] != nil
    else { return nil }
    return HiddenPath(path: path, file: file, block: SourceScope.file)
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
    let all = (heirs[path] ?? []) + (path == name ? [] : heirs[name] ?? [])
    guard let only = types[type].onlyFile else { return all }
    return all.filter { types[$0].file == only }
  }

  /// Whether functions of which nothing is kept have a certain name and labels.
  func isOtherFunction(_ signature: UInt32) -> Bool { otherFunctions.contains(signature) }

  /// Finds a type by its name as it is spelled at a place.
  ///
  /// - Returns: The type, also one from elsewhere that the module extends.
  func type(named name: String, from scope: SourceScope.ID, in file: Int) -> TypeID? {
    if !hiddenTypes.isEmpty, let type = localType(named: name, from: scope, in: file) {
      return type
    }
    var outer = type(around: scope, in: file).map { types[$0].path }
    while let path = outer {
      if let type = type(at: path + "." + name, in: file) { return type }
      if path == name, let type = type(at: path, in: file) { return type }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    return type(at: name, in: file)
  }

  /// The type with a path: a private one of the file before one of the module.
  private func type(at path: String, in file: Int) -> TypeID? {
    hiddenTypes[HiddenPath(path: path, file: file, block: SourceScope.file)] ?? typesByPath[path]
  }

  /// The type of a function or block around a place.
  private func localType(named name: String, from scope: SourceScope.ID, in file: Int) -> TypeID? {
    for block in scopes(around: scope, in: file) where block != SourceScope.file {
      if let type = hiddenTypes[HiddenPath(path: name, file: file, block: block)] { return type }
    }
    return nil
  }

  /// What another name of a type, which a type has for itself, stands for.
  func alias(_ name: String, of type: TypeID) -> String? {
    members(name, of: type).lazy
      .compactMap { ref -> String? in
        guard case .alias = self[ref].kind else { return nil }
        return self[ref].type
      }
      .first
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
