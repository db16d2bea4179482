internal import DynamicType
internal import Testing

@Suite("Trait collections")
struct TraitCollectionTests {
  @Test func `of each trait the last that is not left open counts`() {
    let merged = TraitCollection(traitsFrom: [
      TraitCollection(preferredContentSizeCategory: .small, displayScale: 2),
      TraitCollection(legibilityWeight: .bold),
      TraitCollection(preferredContentSizeCategory: .extraLarge, legibilityWeight: .unspecified),
    ])
    #expect(
      merged
        == TraitCollection(
          preferredContentSizeCategory: .extraLarge,
          legibilityWeight: .bold,
          displayScale: 2
        )
    )
  }

  @Test func `merging nothing leaves all open`() {
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
    #expect(TraitCollection().preferredContentSizeCategory == .unspecified)
    #expect(TraitCollection().legibilityWeight == .unspecified)
    #expect(TraitCollection().displayScale == 0)
  }

  @Test(arguments: [0, -1, -0.0, .infinity, -.infinity, .nan] as [Double])
  func `a display scale that makes no sense is left open`(scale: Double) {
    var traits = TraitCollection(displayScale: scale)
    #expect(traits.displayScale == 0)
    traits.displayScale = 2
    traits.displayScale = scale
    #expect(traits == TraitCollection())
  }

  @Test func `current traits are those of a new phone unless said otherwise`() {
    #expect(TraitCollection.current == .standard)
    #expect(TraitCollection.standard.preferredContentSizeCategory == .large)
    #expect(TraitCollection.standard.legibilityWeight == .regular)
    #expect(TraitCollection.standard.displayScale == 3)
  }

  @Test func `current traits nest and end with the call`() {
    struct Stop: Error {}
    TraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
      TraitCollection(legibilityWeight: .bold).performAsCurrent {
        #expect(TraitCollection.current.preferredContentSizeCategory == .small)
        #expect(TraitCollection.current.legibilityWeight == .bold)
        #expect(TraitCollection.current.displayScale == 3)
      }
      #expect(TraitCollection.current.legibilityWeight == .regular)
    }
    #expect(throws: Stop.self) {
      try TraitCollection(displayScale: 1).performAsCurrent { throw Stop() }
    }
    #expect(TraitCollection.current == .standard)
  }
}
