/// A trait that code lays on top of a custom font: `.weight(.semibold)`, `.bold()`, `.italic()`.
package struct RequestedTrait: Hashable, Sendable {
  /// What is asked for.
  package enum Kind: Hashable, Sendable {
    /// A weight by the name that UIKit and SwiftUI share: `ultraLight`, `thin`, `light`, `regular`,
    /// `medium`, `semibold`, `bold`, `heavy`, `black`.
    case weight(String)

    /// The bold trait: `.bold()`, `.traitBold`.
    case bold

    /// The italic trait: `.italic()`, `.traitItalic`.
    case italic
  }

  /// What is asked for.
  package var kind: Kind

  /// Where it is asked for, at the name of the member.
  package var location: SourceLocation

  /// Puts a trait together.
  package init(kind: Kind, location: SourceLocation) {
    self.kind = kind
    self.location = location
  }
}
