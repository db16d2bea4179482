/// A request as a file has it, before its names are followed through the module.
package struct SourceRequest: Sendable {
  /// A trait and the byte at which it is asked for.
  package struct Trait: Sendable {
    package var kind: RequestedTrait.Kind
    package var offset: Int

    /// Puts a trait together.
    package init(kind: RequestedTrait.Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  /// The place of a request in a chain of which the first that succeeds is used.
  package struct Link: Sendable {
    /// The chain, as a number that no other of the file has.
    package var chain: Int

    /// What comes at one time in the chain; those with the same step know nothing of each other.
    package var step: Int

    /// Whether a request further on may be made without this one: it is in a branch.
    package var isUnsure = false

    /// Puts a link together.
    package init(chain: Int, step: Int, isUnsure: Bool = false) {
      self.chain = chain
      self.step = step
      self.isUnsure = isUnsure
    }
  }

  /// The function that lists the faces of a family: of one that is not known it lists any.
  static let fontNames = "UIFont.fontNames(forFamilyName:)"

  /// What says the name.
  package var name: Expression

  /// What the name is taken for.
  package var role: FontRequest.Role

  /// What says the family that a style is looked up in.
  package var family: Expression = .unknown

  /// What is asked for, as documentation writes it.
  package var api: String

  /// The type whose function this is, `UIFont` or `Font`, when a type of the module could hide it, or
  /// another name stand for it; `nil` when that does not matter.
  package var owner: String?

  /// The traits on top.
  package var traits: [Trait] = []

  /// The function or property in whose body it stands, as a number that no other of the file has.
  package var body = 0

  /// Whether it is only asked under a condition.
  package var isConditional = true

  /// The chains of requests that it belongs to, of which the first that succeeds is used.
  package var links: [Link] = []

  /// Whether the names of a list are asked for one after the other until one is there.
  package var isAskedInTurn = false

  /// Whether the code only wants to know whether the font is there.
  package var isProbe = false

  /// The byte at which the call starts.
  package var offset: Int

  /// Where names are looked up.
  package var scope: SourceScope.ID

  /// Puts a request together.
  package init(
    name: Expression,
    role: FontRequest.Role,
    api: String,
    offset: Int,
    scope: SourceScope.ID
  ) {
    self.name = name
    self.role = role
    self.api = api
    self.offset = offset
    self.scope = scope
  }
}
