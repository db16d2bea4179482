internal import FileAccess

/// Puts together what the files of a module say of its texts.
struct TextLinker {
  private let files: [FileFacts]
  private var definitions: [String: [FontDefinition]] = [:]
  private(set) var flaggedNames: Set<String> = []
  private var flaggedCalls: Set<String> = []
  private(set) var flaggingTypes: Set<String> = []
  private(set) var flagsAll = false

  /// Whether something in the module offers the Large Content Viewer.
  private(set) var showsLargeContent = false

  /// The names whose flag is set where they are not declared.
  private var strangeNames: Set<String> = []

  /// The names that code gives fonts and numbers of lines.
  private(set) var fontNames: Set<String> = []
  private(set) var lineNames: Set<String> = []

  /// The views that code draws into pictures.
  private var drawnTypes: Set<String> = []

  /// Whether there is Objective-C, in which less is seen of what is done to the texts of storyboards.
  private(set) var hasOtherCode = false

  /// Takes the facts of a module's files, sorted by path.
  init(_ files: [FileFacts]) {
    self.files = files
    for file in files {
      hasOtherCode = hasOtherCode || SourceKind(of: file.file) == .objectiveC
      let facts = file.texts
      for (name, all) in facts.definitions { definitions[name, default: []] += all }
      strangeNames.formUnion(facts.flaggedNames)
      flaggedNames.formUnion(facts.flaggedNames)
      flaggedNames.formUnion(facts.flaggedVariables)
      flaggedCalls.formUnion(facts.flaggedCalls)
      flaggingTypes.formUnion(facts.flaggingTypes)
      fontNames.formUnion(facts.fontNames)
      showsLargeContent = showsLargeContent || file.texts.showsLargeContent
      lineNames.formUnion(facts.lineNames)
      drawnTypes.formUnion(facts.drawnTypes)
      flagsAll = flagsAll || facts.flagsAll
    }
  }

  /// Puts everything together.
  func texts() -> ModuleTexts {
    var texts = ModuleTexts()
    for file in files {
      guard !file.isLeftAlone else {
        if !file.boldTextReads.isEmpty { texts.readsBoldTextElsewhere = true }
        continue
      }
      let facts = file.texts
      func found<Fact>(_ placed: [Placed<Fact>]) -> [ModuleTexts.Found<Fact>] {
        placed.map { .init(fact: $0.fact, location: file.location(of: $0.offset)) }
      }
      texts.settings += linked(facts).map { setting, offset in
        .init(fact: setting, location: file.location(of: offset))
      }
      texts.scalings += found(facts.scalings)
      texts.lineLimits += found(growing(facts.lineLimits, in: facts))
      texts.caps += found(facts.caps)
      texts.shrinks += found(facts.shrinks)
      texts.tables += found(facts.tables)
      texts.unrestored += facts.unrestored.map(file.location(of:))
      texts.heights += found(growing(facts.heights, in: facts))
      texts.smallControls += found(facts.smallControls)
      if let document = file.interface { add(document, to: &texts) }
    }
    return texts
  }

  private func linked(_ facts: TextFacts) -> [(TextSetting, offset: Int)] {
    let settings = facts.settings.filter { !drawnTypes.contains($0.type) }
    let fonts = settings.map { font($0.font) }
    var growing = facts.growing
    for (setting, font) in zip(settings, fonts) where font?.scales != false {
      growing.insert(setting.key)
    }
    return zip(settings, fonts).map { setting, font in
      var linked = linked(setting, font)
      linked.asksVersion = facts.asksVersion
      linked.isOnly = setting.key.isEmpty || !growing.contains(setting.key)
      return (linked, setting.offset)
    }
  }

  private func linked(_ setting: FontSetting, _ font: TextFont?) -> TextSetting {
    var adjusting = setting.adjusting
    if adjusting == .missing {
      if font == nil {
        adjusting = .unknown
      } else if flagsAll || setting.ancestors.contains(where: flaggingTypes.contains)
        || setting.maker.map(flaggedCalls.contains) ?? false
        || strangeNames.contains(setting.name)
      {
        adjusting = .adjusts
      } else if setting.isOutlet {
        adjusting = .unknown
      }
    }
    return TextSetting(font: font, control: setting.control, adjusting: adjusting)
  }

  /// The bounds of texts that are known to grow.
  private func growing<Bound: BoundOfText>(
    _ limits: [Placed<Bound>],
    in facts: TextFacts
  ) -> [Placed<Bound>] {
    guard !limits.isEmpty else { return [] }
    var scaled: Set<String> = facts.flaggedKeys
    var others: Set<String> = []
    for setting in facts.settings {
      if font(setting.font)?.scales == true {
        scaled.insert(setting.key)
      } else {
        others.insert(setting.key)
      }
    }
    return limits.filter { limit in
      guard let key = limit.fact.key else { return mayGrow(limit.fact.font) }
      return scaled.contains(key) && !others.contains(key)
    }
  }

  /// Whether a text grows with the text size, as far as its font says; without one it has SwiftUI's
  /// usual.
  private func mayGrow(_ value: FontValue?) -> Bool {
    guard let value else { return true }
    return font(value)?.scales ?? false
  }

  /// The font that a value stands for.
  private func font(_ value: FontValue) -> TextFont? {
    switch value {
    case .unknown: return nil
    case .font(let font): return font
    case .reference(let reference):
      guard let all = definitions["\(reference.owner).\(reference.name)"] else { return nil }
      var found: Set<TextFont> = []
      for definition in all.prefix(8) {
        guard let arguments = reference.arguments else {
          if definition.labels == nil { found.insert(definition.font) }
          continue
        }
        guard let labels = definition.labels, arguments.count <= labels.count else { continue }
        found.insert(definition.font.handing(over: arguments, to: definition))
      }
      return found.count == 1 ? found.first : nil
    }
  }
}
