/// A name that a source defines and that may stand for a font name, or lead to one.
package struct SourceDefinition: Sendable {
  /// The place of a definition in ``FileFacts/definitions``.
  package typealias ID = Int32

  /// The kinds of definitions.
  package enum Kind: Sendable {
    /// A constant, variable, or property, computed ones as well.
    case value

    /// A parameter of a function, initializer or closure; `label` is empty when callers write none.
    case parameter(of: ID, label: String, hasDefault: Bool)

    /// A function; initializers are called `init`. A closure is a value that has parameters.
    case function

    /// A case of an enumeration.
    case enumCase

    /// Another name of a type.
    case alias
  }

  /// Something that it may be.
  package struct Value: Sendable {
    /// What says it; unknown when nothing is known of it.
    package var expression: Expression

    /// Where the names in it are looked up.
    package var scope: SourceScope.ID

    /// Puts a value together.
    package init(_ expression: Expression, scope: SourceScope.ID) {
      self.expression = expression
      self.scope = scope
    }
  }

  /// The name.
  package var name: String

  /// The kind.
  package var kind: Kind

  /// Where it is defined; of a parameter the body of the function.
  package var scope: SourceScope.ID

  /// The type that is written down, of a function that of its result, without generic arguments,
  /// brackets and question marks; `nil` when none is.
  package var type: String?

  /// The byte from which on a local name is known.
  package var offset: Int

  /// Whether it can have other values than those that are seen here: a variable.
  package var isVariable = false

  /// Whether other modules, or storyboards, set it: what it starts with may never be used.
  package var isSetFromOutside = false

  /// Whether it belongs to the type rather than to its instances.
  package var isStatic = false

  /// The parameters of a function or closure, in order.
  package var parameters: [ID] = []

  /// What it may be: what it starts with, what it returns.
  package var values: [Value] {
    get { (firstValue.map { [$0] } ?? []) + otherValues }
    set {
      firstValue = newValue.first
      otherValues = Array(newValue.dropFirst())
    }
  }

  // Most have one value, and there are very many of them.
  private var firstValue: Value?
  private var otherValues: [Value] = []

  /// Adds something that it may be.
  package mutating func add(_ value: Value) {
    if firstValue == nil { firstValue = value } else { otherValues.append(value) }
  }

  /// Puts a definition together.
  package init(name: String, kind: Kind, scope: SourceScope.ID, offset: Int) {
    self.name = name
    self.kind = kind
    self.scope = scope
    self.offset = offset
  }
}
