/// A type of a module with its extensions, or the extensions of a type from elsewhere.
struct ModuleType {
  /// Its name, with those of the types around it.
  let path: String

  /// What it is; `nil` for a type from elsewhere.
  var form: SourceScope.TypeForm?

  /// What it inherits from and conforms to, as it is spelled.
  var inherits: [String] = []

  /// The files that see it; `nil` for all.
  var onlyFile: Int?

  /// Where it is declared, for looking up what it inherits from.
  var file: Int
  var scope: SourceScope.ID

  /// Adds to what it inherits from, each once.
  mutating func add(inherits names: [String]) {
    for name in names where inherits.count < 64 && !inherits.contains(name) {
      inherits.append(name)
    }
  }

  /// Its name without those of the types around it.
  var name: String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// Whether its raw values are strings.
  var hasTextualRawValues: Bool {
    inherits.contains { $0 == "String" || $0 == "NSString" || $0 == "Swift.String" }
  }
}
