internal import DynamicType
internal import FontTestSupport
internal import Testing

@Suite("Text environments")
struct TextEnvironmentTests {
  @Test func `a change is told once, and no change is not told`() {
    let settings = TextEnvironment(traits: TraitCollection(preferredContentSizeCategory: .small))
    var changes: [TextEnvironment.Change] = []
    let observation = settings.observe { changes.append($0) }
    settings.traits.preferredContentSizeCategory = .small
    #expect(changes.isEmpty)
    settings.traits.legibilityWeight = .bold
    #expect(changes.count == 1)
    #expect(changes.first?.previous.legibilityWeight == .unspecified)
    #expect(changes.first?.current.legibilityWeight == .bold)
    #expect(changes.first?.current.preferredContentSizeCategory == .small)
    observation.cancel()
    observation.cancel()
    settings.traits.legibilityWeight = .regular
    #expect(changes.count == 1)
    #expect(settings.observerCount == 0)
  }

  /// What grew with the square of this took minutes.
  @Test func `very many come, are told and go`() {
    let isInProportion = ThreadTime.isInProportion(size: 15_000) { count in
      let settings = TextEnvironment()
      var told = 0
      var observations = (0..<count).map { _ in settings.observe { _ in told += 1 } }
      settings.traits.legibilityWeight = .bold
      #expect(told == count)
      while let last = observations.popLast() { last.cancel() }
      #expect(settings.observerCount == 0)
    }
    #expect(isInProportion)
  }

  @Test func `releasing an observation ends it`() {
    let settings = TextEnvironment()
    var count = 0
    do {
      let observation = settings.observe { _ in count += 1 }
      settings.traits.legibilityWeight = .bold
      withExtendedLifetime(observation) {}
    }
    settings.traits.legibilityWeight = .regular
    #expect(count == 1)
    #expect(settings.observerCount == 0)
  }

  @Test func `observers are told in order, and may end each other`() {
    let settings = TextEnvironment()
    var told: [String] = []
    var second: TextObservation?
    let first = settings.observe { _ in
      told.append("first")
      second?.cancel()
    }
    second = settings.observe { _ in told.append("second") }
    let third = settings.observe { _ in told.append("third") }
    settings.traits.displayScale = 2
    #expect(told == ["first", "third"])
    withExtendedLifetime((first, third)) {}
  }

  @Test func `a change within a change waits for its turn`() {
    let settings = TextEnvironment()
    var told: [String] = []
    let first = settings.observe { [unowned settings] change in
      told.append("first \(change.current.preferredContentSizeCategory.key)")
      if change.current.preferredContentSizeCategory == .small {
        settings.traits.preferredContentSizeCategory = .medium
      }
    }
    let second = settings.observe { change in
      told.append("second \(change.current.preferredContentSizeCategory.key)")
    }
    settings.traits.preferredContentSizeCategory = .small
    #expect(told == ["first small", "second small", "first medium", "second medium"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an observer may join during a change`() {
    let settings = TextEnvironment()
    var late: [TextObservation] = []
    var count = 0
    let first = settings.observe { [unowned settings] _ in
      late.append(settings.observe { _ in count += 1 })
    }
    settings.traits.displayScale = 2
    #expect(count == 0)
    settings.traits.displayScale = 1
    #expect(count == 1)
    withExtendedLifetime((first, late)) {}
  }
}
