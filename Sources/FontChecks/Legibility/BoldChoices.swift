internal import FileAccess
internal import FontRegistry
package import ProjectModel

/// Which face is the bold of which and what a bold has to be like: by the rules, or as a configuration
/// says.
package struct BoldChoices: Sendable {
  /// What there is for a face.
  enum Choice {
    /// What the rule finds.
    case byRule(BoldPartnerAnswer)

    /// The partner that the configuration names.
    case named(BoldPartner)

    /// A partner of a name that no face has.
    case absent(String)

    /// The configuration leaves the family alone.
    case exempt
  }

  private var partners: [String: String] = [:]
  private var exempt: Set<String> = []

  /// What the configuration says, and where it lies.
  private(set) var overrides: [BoldOverride] = []
  private(set) var path: FilePath?

  /// The bounds that differences are judged by.
  private(set) var options = RuleOptions()

  /// Leaves everything to the rule.
  package init() {}

  /// Takes what a configuration says.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - options: The bounds that it sets.
  package init(_ configuration: Configuration, options: RuleOptions = RuleOptions()) {
    self.options = options
    overrides = configuration.boldOverrides
    path = configuration.path
    for override in configuration.boldOverrides {
      if override.isExempt { exempt.insert(override.family) }
      for partner in override.partners { partners[partner.name] = partner.partner }
    }
  }

  /// Finds the partner of a face.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - finder: Applies the rule.
  ///   - faces: All faces, of which a configuration may name any.
  /// - Returns: The partner, or why there is none.
  func choice(for face: Face, _ finder: inout BoldFinder, faces: [Face]) -> Choice {
    if let name = face.postScriptName, let wanted = partners[name] {
      guard let partner = faces.first(where: { $0.postScriptName == wanted }) else {
        return .absent(wanted)
      }
      let isInstance = partner.instance.map { !$0.isDefault } ?? false
      return .named(BoldPartner(face: partner, source: isInstance ? .instance : .face))
    }
    if let name = face.family, exempt.contains(name) { return .exempt }
    return .byRule(finder.boldPartner(of: face))
  }
}
