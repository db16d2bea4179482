/// A call in a source, with those arguments that can say a font name.
package struct SourceCall: Sendable {
  /// What the called function is a member of.
  package enum Receiver: Sendable {
    /// Nothing: `f(x)`, `Type(x)`.
    case none

    /// A type that the context says: `.custom(x)`.
    case implicit

    /// What an expression says, which may be unknown.
    case expression(Expression)
  }

  /// An argument.
  package struct Argument: Sendable {
    /// Its label; empty without one.
    package var label: String

    /// What is handed over.
    package var value: Expression

    /// Puts an argument together.
    package init(label: String, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// What the function is a member of.
  package var receiver: Receiver

  /// The name of the function or type; of Objective-C the first part of the selector.
  package var name: String

  /// The arguments in order; those of which nothing can be said are unknown.
  package var arguments: [Argument] {
    get {
      values
        ?? labels.split(separator: ":", omittingEmptySubsequences: false).dropLast().map {
          Argument(label: String($0), value: .unknown)
        }
    }
    set { values = newValue }
  }

  private var values: [Argument]?

  // Of most calls only the labels are kept, with a colon behind each.
  private let labels: String

  /// The type that is written where the receiver is left out: `S` of `let s: S = .init(n: "A")`, or
  /// `font` for what is called so; `nil` when nothing plain says it.
  package var context: String?

  /// The function or property in whose body it stands; see ``SourceRequest/body``.
  package var body = 0

  /// The byte at which the name starts.
  package var offset: Int

  /// Where names are looked up.
  package var scope: SourceScope.ID

  /// Puts a call together.
  package init(
    receiver: Receiver = .none,
    name: String,
    arguments: [Argument],
    offset: Int,
    scope: SourceScope.ID
  ) {
    self.receiver = receiver
    self.name = name
    values = arguments
    labels = ""
    self.offset = offset
    self.scope = scope
  }

  /// Puts a call together of whose arguments nothing is known but the labels.
  ///
  /// - Parameters:
  ///   - receiver: What the function is a member of.
  ///   - name: The name of the function.
  ///   - labels: The labels, with a colon behind each; nothing but the colon where there is none.
  ///   - offset: The byte at which the name starts.
  ///   - scope: Where names are looked up.
  init(
    receiver: Receiver,
    name: String,
    labels: String,
    offset: Int,
    scope: SourceScope.ID
  ) {
    self.receiver = receiver
    self.name = name
    self.labels = labels
    values = nil
    self.offset = offset
    self.scope = scope
  }
}
