/// What the sources of one module say of how large its texts are.
package struct ModuleTexts: Sendable {
  /// Something at a place.
  package struct Found<Fact: Sendable>: Sendable {
    /// What is there.
    package var fact: Fact

    /// Where.
    package var location: SourceLocation
  }

  /// The fonts that texts are given, by file and place.
  package var settings: [Found<TextSetting>] = []

  /// The calls that scale a font.
  package var scalings: [Found<ScalingCall>] = []

  /// The limits of lines of texts that grow.
  package var lineLimits: [Found<LineLimit>] = []

  /// The largest text sizes.
  package var caps: [Found<CategoryCap>] = []

  /// The texts that shrink to fit.
  package var shrinks: [Found<TextShrink>] = []

  /// The tables of sizes by category.
  package var tables: [Found<SizeTable>] = []

  /// Where a font is made bold of what it is now, and nothing makes it regular again.
  package var unrestored: [SourceLocation] = []

  /// The texts of storyboards in faces that their switch does not make follow the text size.
  package var idleSwitches: [Found<TextSetting>] = []

  /// The scenes of storyboards that are full of texts and do not scroll, with how many they have.
  package var fullScenes: [Found<Int>] = []

  /// From how many texts on a scene is full.
  package static let fullScene = 4

  /// The constant heights of what holds text that grows.
  package var heights: [Found<ConstantHeight>] = []

  /// The controls with small texts or images and no Large Content Viewer.
  package var smallControls: [Found<SmallControl>] = []

  /// Where Bold Text is read in files that are left alone.
  package var readsBoldTextElsewhere = false

  /// Says nothing.
  package init() {}
}

/// A font that a text is given.
package struct TextSetting: Hashable, Sendable {
  /// The font; `nil` where it is not known.
  package var font: TextFont?

  /// What shows the text: a class or view; `nil` where that is not known.
  package var control: String?

  /// Whether the text gets a new font when a person chooses another text size, when it has to.
  package var adjusting: TextAdjusting

  /// Whether nothing else gives the text a font that follows the text size.
  package var isOnly: Bool

  /// Whether the file asks which version of a system it runs on, and so may have another font for
  /// others.
  package var asksVersion = false

  /// Puts a setting together.
  package init(
    font: TextFont?,
    control: String? = nil,
    adjusting: TextAdjusting = .adjusts,
    isOnly: Bool = true
  ) {
    self.font = font
    self.control = control
    self.adjusting = adjusting
    self.isOnly = isOnly
  }
}
