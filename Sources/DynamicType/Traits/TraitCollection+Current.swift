extension TraitCollection {
  /// What holds when nothing else is said: large text, Bold Text off, three pixels to a point, as
  /// on most iPhones that are sold.
  public static let standard = TraitCollection(
    preferredContentSizeCategory: .large,
    legibilityWeight: .regular,
    displayScale: 3
  )

  /// The traits of the running task, without any left open: ``standard``, unless
  /// ``performAsCurrent(_:)`` says otherwise.
  public static var current: TraitCollection { ambient }

  @TaskLocal private static var ambient = TraitCollection.standard

  /// Runs code for which these traits are the ``current`` ones.
  ///
  /// Traits that are left open stay as they are around the call. Holds for child tasks too, and
  /// ends with the call. Mirrors `UITraitCollection.performAsCurrent(_:)`.
  ///
  /// - Parameter actions: What to run.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let traits = TraitCollection(traitsFrom: [.current, self])
    return try TraitCollection.$ambient.withValue(traits, operation: actions)
  }

  /// A collection without open traits: what is left open comes from ``current``.
  static func resolved(_ traits: TraitCollection?) -> TraitCollection {
    var resolved = TraitCollection.current
    if let traits { resolved.merge(traits) }
    return resolved
  }
}
