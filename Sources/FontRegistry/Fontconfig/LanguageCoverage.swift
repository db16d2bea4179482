/// How much of a language a face can write.
public struct LanguageCoverage: Hashable, Sendable {
  /// The tag of the language's ``Orthography``.
  public var tag: String

  /// How many of its characters the face has.
  public var covered: Int

  /// How many characters it has.
  public var total: Int

  /// Describes how much there is.
  public init(tag: String, covered: Int, total: Int) {
    self.tag = tag
    self.covered = covered
    self.total = total
  }

  /// Whether no character is missing.
  public var isComplete: Bool { covered == total }
}

extension Coverage {
  /// The languages of which at least one character is covered, sorted by their tags.
  public var languages: [LanguageCoverage] {
    Orthography.all.compactMap { orthography in
      let covered = orthography.coveredCount(in: self)
      guard covered > 0 else { return nil }
      return LanguageCoverage(
        tag: orthography.tag,
        covered: covered,
        total: orthography.characterCount
      )
    }
  }
}
