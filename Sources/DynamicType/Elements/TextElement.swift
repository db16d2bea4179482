/// A text that follows its environment, as a label should.
///
/// What is shown is always worked out from ``font``, never from what was shown before. So Bold Text
/// can be turned on and off any number of times, in whatever order with other changes, and the text
/// comes back to the face that it began with: labels that derive the next font from the current one
/// get heavier and never lighter again.
///
/// The environment does not keep its elements alive; one that goes away is told nothing more.
/// Not thread-safe, like ``TextEnvironment``.
public final class TextElement {
  /// The font as it was asked for.
  ///
  /// Setting it changes what is shown at once.
  public var font: Font {
    didSet { update() }
  }

  /// The font that is shown.
  public private(set) var displayedFont: Font

  /// Whether a scaled font follows the category.
  ///
  /// Without it the size stays the one that ``font`` has. A font of a fixed size never follows.
  /// Bold Text is followed in any case, when the font has a bold face.
  public var adjustsFontForContentSizeCategory: Bool {
    didSet { update() }
  }

  /// Traits that count for this element instead of the environment's, as far as they are not left
  /// open.
  public var traitOverrides = TraitCollection() {
    didSet { update() }
  }

  /// What the element follows.
  public let environment: TextEnvironment

  private var observation: TextObservation?

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - font: Its font.
  ///   - adjustsFontForContentSizeCategory: Whether a scaled font follows the category.
  ///   - environment: What it follows.
  public init(
    font: Font,
    adjustsFontForContentSizeCategory: Bool = false,
    in environment: TextEnvironment
  ) {
    self.font = font
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.environment = environment
    displayedFont = font
    observation = environment.observe { [weak self] _ in self?.update() }
    update()
  }

  /// Makes an element that follows both category and Bold Text.
  ///
  /// - Parameters:
  ///   - style: Its font style.
  ///   - environment: What it follows.
  public convenience init(style: FontStyle, in environment: TextEnvironment) {
    self.init(font: style.font(), adjustsFontForContentSizeCategory: true, in: environment)
  }

  private func update() {
    let traits = TraitCollection.resolved(
      TraitCollection(traitsFrom: [environment.traits, traitOverrides])
    )
    displayedFont =
      adjustsFontForContentSizeCategory
      ? font.adjusted(to: traits)
      : font.withBoldText(traits.legibilityWeight == .bold)
  }
}
