/// What stands where in a Swift file: its types, functions and variables, with their tokens.
///
/// It is made only of files that speak of fonts and texts.
struct SwiftOutline {
  /// What braces hold.
  struct Scope {
    /// The kinds of braces.
    enum Kind: Equatable {
      case file
      case type
      case function(Int)
      case variable(Int)
      /// What belongs to a statement, such as `if`.
      case statement
      case closure
      /// A preview, which no app shows.
      case preview
    }

    var kind: Kind
    var parent: Int
    var range: Range<Int>

    /// The name of the type.
    var name = ""

    /// What the type inherits from, as it is spelled.
    var inherits: [String] = []

    /// Whether it is an extension.
    var isExtension = false
  }

  /// A parameter of a function.
  struct Parameter {
    var label: String
    var name: String
    var type: Range<Int>
    var value: Range<Int>?
  }

  /// A function or initialiser.
  struct Function {
    var name: String
    var nameToken: Int
    var parameters: [Parameter]
    var body: Range<Int>
    var scope: Int

    /// The scope that its body is.
    var bodyScope: Int

    var isStatic = false

    /// The last word of the type of its result.
    var result: String?

    /// The values that it returns.
    var returns: [(value: Range<Int>, scope: Int)] = []
  }

  /// A constant or variable.
  struct Variable {
    var name: String
    var nameToken: Int
    var isConstant: Bool
    var isPrivate: Bool
    var isStatic: Bool
    var attributes: Range<Int>
    var type: Range<Int>
    var value: Range<Int>?
    /// What is in its braces, when it is computed.
    var body: Range<Int>?
    var scope: Int

    /// The scope of its braces or closure.
    var bodyScope: Int?

    /// The values that it returns, when it is computed or set to a closure that is called.
    var returns: [(value: Range<Int>, scope: Int)] = []
  }

  /// A word that texts are told by.
  struct Mark {
    var word: TextWord
    var token: Int
    var scope: Int
  }

  var scopes: [Scope] = []
  var functions: [Function] = []
  var variables: [Variable] = []
  var variablesByName = NamePlaces()
  var functionsByName = NamePlaces()

  /// The types that it declares, without those that it extends.
  var ownTypes: Set<String> = []

  /// The words before a `=`: names that something is assigned to behind their declarations, and types of
  /// those that have their value there.
  var assignedWords: [Int32] = []

  var marks: [Mark] = []

  /// The bodies that ask which text size a person chose.
  var askingBodies: Set<Int> = []
}

extension SwiftOutline {
  /// Scopes further out are not looked at.
  private static let depthLimit = 64

  /// The scopes around a place, the innermost first.
  func scopes(around scope: Int) -> [Int] {
    var found: [Int] = []
    var next = scope
    while found.count < Self.depthLimit, scopes.indices.contains(next) {
      found.append(next)
      guard next != 0 else { break }
      next = scopes[next].parent
    }
    return found
  }

  /// The nearest type around a place.
  func type(around scope: Int) -> Int? {
    scopes(around: scope).first { scopes[$0].kind == .type }
  }

  /// The nearest function around a place.
  func function(around scope: Int) -> Int? {
    for scope in scopes(around: scope) {
      if case .function(let id) = scopes[scope].kind { return id }
    }
    return nil
  }

  /// The nearest scope around a place that is no part of a statement: a body or closure.
  func body(around scope: Int) -> Int {
    scopes(around: scope).first { scopes[$0].kind != .statement } ?? 0
  }

  /// The scope that a token is in.
  func scope(at token: Int) -> Int {
    var (low, high) = (0, scopes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if scopes[middle].range.lowerBound <= token { low = middle } else { high = middle }
    }
    return scopes(around: low).first { scopes[$0].range.contains(token) } ?? 0
  }

  /// Whether a place is in a preview.
  func isPreview(_ scope: Int) -> Bool {
    scopes(around: scope).contains { scopes[$0].kind == .preview }
  }

  /// The variable that a name stands for at a place.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - scope: Where it stands.
  ///   - token: The token; locals are declared before it.
  ///   - isMember: Whether `self.` stands before it.
  /// - Returns: Its place; `nil` when the file does not declare it.
  func variable(_ name: String, from scope: Int, at token: Int, isMember: Bool = false) -> Int? {
    guard let all = variablesByName[name] else { return nil }
    let around = scopes(around: scope)
    for place in around {
      let kind = scopes[place].kind
      if kind == .type {
        let owner = scopes[place].name
        if let member = all.last(where: { id in
          let home = scopes[variables[id].scope]
          return home.kind == .type && home.name == owner
        }) {
          return member
        }
      } else if !isMember || kind == .file {
        if let local = all.last(where: { id in
          variables[id].scope == place && (kind == .file || variables[id].nameToken < token)
        }) {
          return local
        }
      }
    }
    return nil
  }

  /// The member of a type of the file.
  func member(_ name: String, of type: String) -> Int? {
    variablesByName[name]?.last { id in
      let home = scopes[variables[id].scope]
      return home.kind == .type && home.name == type
    }
  }

  /// The parameter that a name stands for at a place, with its function.
  func parameter(_ name: String, from scope: Int) -> (function: Int, place: Int)? {
    for scope in scopes(around: scope) {
      guard case .function(let id) = scopes[scope].kind else { continue }
      if let place = functions[id].parameters.firstIndex(where: { $0.name == name }) {
        return (id, place)
      }
    }
    return nil
  }
}
