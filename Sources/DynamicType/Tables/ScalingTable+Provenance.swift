extension ScalingTable {
  /// How sure the numbers of a table are.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// Two or more independent sources, or Apple's own text.
    case high
    /// One good source, or several that copy each other.
    case medium
  }

  /// Where the numbers come from, in a phrase that belongs in every output.
  public var provenance: String {
    switch self {
    case .ios: "iOS, line heights measured on iOS 27 by one project"
    case .iosHIG: "iOS, line heights as published in the Human Interface Guidelines"
    case .ios10: "iOS 7 to 10, where only body grows in the accessibility sizes"
    case .macos: "macOS, one size for each style"
    }
  }

  /// How sure the numbers are, apart from the cells of ``DisputedCell``.
  ///
  /// ``iosHIG`` is high for what is published; whether a device scales by it is what the disputed
  /// cells are about.
  public var certainty: Certainty {
    switch self {
    case .ios, .iosHIG, .macos: .high
    case .ios10: .medium
    }
  }

  /// Whether text follows the category at all.
  public var hasDynamicType: Bool { self != .macos }
}
