/// What one file says of how large its texts are, before other files are known.
package struct TextFacts: Sendable {
  /// The fonts that texts are given, in the order of the file.
  var settings: [FontSetting] = []

  /// The calls that scale a font.
  var scalings: [Placed<ScalingCall>] = []

  /// The fonts that its types define for others, by `Type.name`.
  var definitions: [String: [FontDefinition]] = [:]

  /// The limits of lines.
  var lineLimits: [Placed<LineLimit>] = []

  /// The limits of text sizes.
  var caps: [Placed<CategoryCap>] = []

  /// The texts that shrink to fit.
  var shrinks: [Placed<TextShrink>] = []

  /// The tables of sizes by category.
  var tables: [Placed<SizeTable>] = []

  /// The bytes at which a font is made bold of what it is now, and nothing makes it regular again.
  var unrestored: [Int] = []

  /// The constant heights of what holds text.
  var heights: [Placed<ConstantHeight>] = []

  /// The controls with small texts or images and no Large Content Viewer.
  var smallControls: [Placed<SmallControl>] = []

  /// Whether something in it offers the Large Content Viewer.
  var showsLargeContent = false

  /// The names whose `adjustsFontForContentSizeCategory` is set, as far as other files declare them.
  var flaggedNames: Set<String> = []

  /// The variables of the file whose flag is set.
  var flaggedVariables: Set<String> = []

  /// The names that are given a number of lines.
  var lineNames: Set<String> = []

  /// The functions whose results have the flag set.
  var flaggedCalls: Set<String> = []

  /// The types in which the flag of texts is set that are not known.
  var flaggingTypes: Set<String> = []

  /// Whether the flag of all labels is set, by `UILabel.appearance()`.
  var flagsAll = false

  /// The names that fonts are given to, as far as other files declare them: outlets have theirs here.
  var fontNames: Set<String> = []

  /// The texts whose flag is set, by their keys.
  var flaggedKeys: Set<String> = []

  /// The texts that are given a font by the text size, by their keys.
  var growing: Set<String> = []

  /// Whether the file asks which version of a system it runs on, and so may have another font for others.
  var asksVersion = false

  /// The views that code draws into pictures.
  var drawnTypes: Set<String> = []

  /// Starts with nothing.
  package init() {}

  /// Whether it says nothing.
  var isEmpty: Bool {
    settings.isEmpty && scalings.isEmpty && lineLimits.isEmpty && caps.isEmpty && shrinks.isEmpty
      && tables.isEmpty && unrestored.isEmpty && heights.isEmpty && smallControls.isEmpty
  }
}

/// Something at a byte of a file.
struct Placed<Fact: Sendable>: Sendable {
  var fact: Fact
  var offset: Int
}

/// A font that a text is given.
struct FontSetting: Sendable {
  /// The font.
  var font: FontValue

  /// What follows the text size, when the font does not by itself.
  var adjusting: TextAdjusting

  /// What shows the text, in a word: `UILabel`.
  var control: String?

  /// The text's name and the type around it; for what other files say.
  var name = ""
  var type = ""
  var ancestors: [String] = []

  /// The function whose result the text is.
  var maker: String?

  /// Whether it is an outlet of a storyboard.
  var isOutlet = false

  /// What tells the text from others of the file; empty for those that are given one font.
  var key = ""

  var offset: Int
}

/// Whether a text gets a new font when a person chooses another text size.
package enum TextAdjusting: Hashable, Sendable {
  /// By its flag, a handler or of itself.
  case adjusts

  /// It is not known.
  case unknown

  /// Nothing in the module is seen to do it.
  case missing
}
