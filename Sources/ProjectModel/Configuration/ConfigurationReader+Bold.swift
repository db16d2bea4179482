internal import YAML

extension ConfigurationReader {
  private static let boldKeys = ["family", "partners", "exempt", "reason"]

  /// Takes the list below `bold`.
  mutating func boldOverrides(_ node: YAMLNode) -> [BoldOverride] {
    guard let elements = node.sequence else {
      fault("'bold' is \(node.typeName), not a list", at: node.position)
      return []
    }
    return elements.compactMap { boldOverride($0) }
  }

  private mutating func boldOverride(_ node: YAMLNode) -> BoldOverride? {
    guard let mapping = node.mapping else {
      fault("a bold is \(node.typeName), not a mapping with 'family'", at: node.position)
      return nil
    }
    for entry in mapping.entries where !Self.boldKeys.contains(entry.key) {
      unknown(entry, among: Self.boldKeys)
    }
    guard let place = mapping["family"], let family = place.string, !family.isEmpty else {
      fault("a bold has no 'family' with a name", at: node.position)
      return nil
    }
    var override = BoldOverride(family: family, at: SourcePosition(place.position))
    if let exempt = mapping["exempt"] {
      if let truth = exempt.scalar?.boolean {
        override.isExempt = truth
      } else {
        fault("'exempt' is \(exempt.typeName), not true or false", at: exempt.position)
      }
    }
    override.reason = mapping["reason"].flatMap { reason($0) }
    if let partners = mapping["partners"] { override.partners = boldPartners(partners) }
    let isFalse = mapping["exempt"].map { $0.scalar?.boolean == false } ?? true
    if isFalse, mapping["partners"] == nil {
      fault("the bold of '\(family)' has neither 'partners' nor 'exempt: true'", at: node.position)
    }
    return override
  }

  private mutating func boldPartners(_ node: YAMLNode) -> [BoldOverride.Partner] {
    guard let mapping = node.mapping else {
      fault("'partners' is \(node.typeName), not a mapping of PostScript names", at: node.position)
      return []
    }
    return mapping.entries.compactMap { entry in
      guard let partner = entry.value.string, !partner.isEmpty else {
        fault(
          "the partner of '\(entry.key)' is \(entry.value.typeName), not a PostScript name",
          at: entry.value.position
        )
        return nil
      }
      return BoldOverride.Partner(
        name: entry.key,
        at: SourcePosition(entry.keyPosition),
        partner: partner,
        at: SourcePosition(entry.value.position)
      )
    }
  }
}
