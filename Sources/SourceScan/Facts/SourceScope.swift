/// A part of a source within which names are looked up: the file, a type, a function, a block.
package struct SourceScope: Sendable {
  /// The place of a scope in ``FileFacts/scopes``.
  package typealias ID = Int32

  /// The kinds of scopes.
  package enum Kind: Sendable {
    /// The whole file.
    case file

    /// A class, structure, enumeration or protocol.
    case type(TypeForm)

    /// An extension, or an implementation in Objective-C.
    case `extension`

    /// A function, a closure or a block.
    case block
  }

  /// The forms of types as far as they matter for names.
  package enum TypeForm: Sendable {
    case `class`
    case structure
    case enumeration
    case `protocol`
  }

  /// The kind.
  package var kind: Kind

  /// The scope around it; of the file itself its own.
  package var parent: ID

  /// The name of the type, with dots as an extension spells it; empty of others.
  package var name = ""

  /// What it inherits from and conforms to, as it is spelled, without generic arguments.
  package var inherits: [String] = []

  /// Whether only its own file sees it.
  package var isPrivate = false

  /// Puts a scope together.
  package init(kind: Kind, parent: ID) {
    self.kind = kind
    self.parent = parent
  }

  /// The scope of the file.
  package static let file: ID = 0
}

extension SourceScope {
  /// Whether members are looked up in it, wherever in the module they are declared.
  var isType: Bool {
    switch kind {
    case .type, .extension: true
    case .file, .block: false
    }
  }
}
