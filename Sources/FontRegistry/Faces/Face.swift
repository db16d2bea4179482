public import FileAccess

/// One design in a font file: regular, bold italic, or a named instance of a variable file.
///
/// What a file says is kept as it says it, also where it breaks a rule: a PostScript name with a
/// space keeps its space, a weight of 1001 stays 1001. Rules judge; this type describes.
public struct Face: Sendable {
  /// What an app passes to `UIFont(name:size:)`, or `nil` when there is nothing it could pass.
  ///
  /// The raw string of the file, legal or not. A face without name ID 6 has no such name, and none
  /// is made up for it.
  public var postScriptName: String?

  /// How sure it is that iOS gives ``postScriptName``; `nil` when there is no name.
  public var nameCertainty: NameCertainty?

  /// Why ``nameCertainty`` is not high, in a sentence; `nil` when it is high or there is no name.
  public var nameReason: String?

  /// Name ID 4; `nil` for an instance away from the default, whose full name no file stores.
  public var fullName: String?

  /// The name that the face is grouped by: name ID 16, else 1, English first.
  public var family: String?

  /// The other family names of the file (IDs 16 and 1 in every language), without repetition.
  public var familyAlsoKnownAs: [String]

  /// The name of the face within its family: ID 17, else 2; of an instance its subfamily name.
  public var style: String?

  /// How heavy the face is: the `wght` position of an instance, else `usWeightClass`, else the bold
  /// bit of `macStyle` (700 or 400).
  ///
  /// Usually 1 to 1000, but whatever the file says; `nil` when it says nothing.
  public var weight: Double?

  /// From 1 (ultra-condensed) over 5 (normal) to 9 (ultra-expanded): `usWidthClass`, or the class
  /// nearest to the `wdth` position of an instance; `nil` when the file says nothing.
  public var width: Int?

  /// Whether the face slants: `fsSelection` bit 0 or 9, `macStyle` bit 1, or the `ital` or `slnt`
  /// position of an instance.
  public var isItalic: Bool

  /// Whether the face counts as bold: a weight of 600 and more, `macStyle` bit 0 or `fsSelection`
  /// bit 5; an instance of a `wght` axis by its position alone.
  public var isBold: Bool

  /// Whether `macStyle` bit 0 or `fsSelection` bit 5 is set, whatever the weight; `false` for an
  /// instance away from the default, which has no bits of its own.
  public var hasBoldBits: Bool

  /// Name ID 1, English first: the family in the sense of four linked styles.
  public var legacyFamily: String?

  /// Name ID 2, English first: the style among those four; `nil` for an instance away from the
  /// default.
  public var legacyStyle: String?

  /// Name ID 6 of the file; differs from ``postScriptName`` for an instance away from the default,
  /// and is what free positions of the axes are called after.
  public var filePostScriptName: String?

  /// Whether all glyphs are equally wide, by `post.isFixedPitch`; `nil` when that was not read.
  public var isMonospaced: Bool?

  /// How the outlines are stored.
  public var format: FaceFormat?

  /// What the face is wrapped in.
  public var container: FontContainer

  /// Whether the file has colour glyphs.
  public var hasColor: Bool

  /// The axes of a variable file, in its order; empty for a static face.
  public var axes: [VariationAxis]

  /// The named instance that this face is, or `nil`.
  public var instance: NamedInstance?

  /// How many glyphs there are, by `maxp`; `nil` when that was not read.
  public var glyphCount: Int?

  /// Name ID 5; `nil` when it is missing or was not read.
  public var version: String?

  /// The font file, as the caller spelled the way to it.
  public var file: FilePath

  /// The place in a collection, from 0; 0 for every other file.
  public var index: Int

  /// The rest of what the tables say, when it was asked for with ``FaceQuestions/details``.
  public var details: FaceDetails?

  /// Describes a face.
  ///
  /// Rules and their examples describe faces that no file holds, so everything has a value to start
  /// from: an upright, static TrueType face of weight 400.
  package init(
    postScriptName: String? = nil,
    nameCertainty: NameCertainty? = nil,
    nameReason: String? = nil,
    fullName: String? = nil,
    family: String? = nil,
    familyAlsoKnownAs: [String] = [],
    style: String? = nil,
    weight: Double? = 400,
    width: Int? = 5,
    isItalic: Bool = false,
    isBold: Bool = false,
    hasBoldBits: Bool = false,
    legacyFamily: String? = nil,
    legacyStyle: String? = nil,
    filePostScriptName: String? = nil,
    isMonospaced: Bool? = nil,
    format: FaceFormat? = .trueType,
    container: FontContainer = .sfnt,
    hasColor: Bool = false,
    axes: [VariationAxis] = [],
    instance: NamedInstance? = nil,
    glyphCount: Int? = nil,
    version: String? = nil,
    file: FilePath = FilePath("Demo.ttf"),
    index: Int = 0,
    details: FaceDetails? = nil
  ) {
    self.postScriptName = postScriptName
    self.nameCertainty = nameCertainty
    self.nameReason = nameReason
    self.fullName = fullName
    self.family = family
    self.familyAlsoKnownAs = familyAlsoKnownAs
    self.style = style
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.isBold = isBold
    self.hasBoldBits = hasBoldBits
    self.legacyFamily = legacyFamily
    self.legacyStyle = legacyStyle
    self.filePostScriptName = filePostScriptName
    self.isMonospaced = isMonospaced
    self.format = format
    self.container = container
    self.hasColor = hasColor
    self.axes = axes
    self.instance = instance
    self.glyphCount = glyphCount
    self.version = version
    self.file = file
    self.index = index
    self.details = details
  }
}

extension Face {
  /// Whether the face comes from a file with variation axes.
  public var isVariable: Bool { !axes.isEmpty }

  /// The `UIFont.Weight` constant for ``weight``, or `nil` for a weight outside 1 to 1000.
  public var uiFontWeight: UIFontWeight? {
    weight.flatMap(UIFontWeight.init(weightClass:))
  }
}
