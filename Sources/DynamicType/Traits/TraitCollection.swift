/// What is known about the surroundings of a text: size category, Bold Text, display.
///
/// Each trait can be left open. An open trait is taken from the collection around it: from a
/// ``TextEnvironment``, then from ``current``, in the end from ``standard``. Mirrors the part of
/// `UITraitCollection` that concerns text.
public struct TraitCollection: Hashable, Sendable {
  /// The chosen text size.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight

  /// Pixels to a point: 1, 2 or 3 on Apple's displays; 0 when it is left open.
  ///
  /// Whatever is not a positive, finite number counts as left open and is kept as 0.
  public var displayScale: Double {
    get { storedDisplayScale }
    set { storedDisplayScale = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  private var storedDisplayScale: Double = 0

  /// Describes surroundings.
  ///
  /// - Parameters:
  ///   - preferredContentSizeCategory: The chosen text size.
  ///   - legibilityWeight: Whether Bold Text is on.
  ///   - displayScale: Pixels to a point; 0 leaves it open.
  public init(
    preferredContentSizeCategory: ContentSizeCategory = .unspecified,
    legibilityWeight: LegibilityWeight = .unspecified,
    displayScale: Double = 0
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
  }

  /// Merges collections: of each trait the last one that is not left open counts.
  ///
  /// - Parameter collections: The collections, the weakest first; of none all traits stay open.
  public init(traitsFrom collections: [TraitCollection]) {
    self.init()
    for collection in collections { merge(collection) }
  }

  /// Takes over each trait of a collection that is not left open there.
  mutating func merge(_ other: TraitCollection) {
    preferredContentSizeCategory =
      other.preferredContentSizeCategory.orIfUnspecified(preferredContentSizeCategory)
    legibilityWeight = other.legibilityWeight.orIfUnspecified(legibilityWeight)
    if other.displayScale != 0 { displayScale = other.displayScale }
  }
}
