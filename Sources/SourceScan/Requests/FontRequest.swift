/// A place in code, in a storyboard or in a file of styles that asks for a font by name.
///
/// It says what is asked for, never whether that is there.
package struct FontRequest: Hashable, Sendable {
  /// What the name is taken for.
  package enum Role: Hashable, Sendable {
    /// One face: `UIFont(name:size:)`, `Font.custom`, `CTFontCreateWithName`, a descriptor's `.name`.
    case face

    /// A family: a descriptor's `.family`, `UIFont.fontNames(forFamilyName:)`.
    case family

    /// A style within ``FontRequest/family``: a descriptor's `.face`.
    case style

    /// A name that the code holds another against, such as `font.fontName == ".SFUI-Regular"`.
    case comparison

    /// A string that may be a name and may be something else, such as a runtime attribute `fontName`
    /// of a storyboard, which some apps set to the name of a style of their own.
    ///
    /// It is a use of the face or family that has this name. When none has, nothing is wrong.
    case mention

    /// What a generator of code makes of a name, as in `R.font.demoSansBold`: it is a use of the face of
    /// which nothing but letters and digits are known, and no more.
    case resource
  }

  /// The name.
  package var name: RequestedName

  /// What the name is taken for.
  package var role: Role

  /// The family that a style is looked up in, as far as the same call says so.
  package var family: RequestedName?

  /// What is asked for, as documentation writes it, for messages: `UIFont(name:size:)`,
  /// `Font.custom(_:size:)`, `fontDescription`.
  package var api: String

  /// The traits that the code lays on top of the face: `.weight(.bold)`, `.italic()`.
  package var traits: [RequestedTrait] = []

  /// Where the name stands, at its first byte (of a string literal its opening quote); of a name that
  /// is put together, the start of the expression; in a storyboard the element's tag.
  package var location: SourceLocation

  /// Where the name is handed over, when it stands elsewhere, such as a raw value that a helper uses.
  package var use: SourceLocation?

  /// What is asked for besides by every place that uses the name; of one that asks for nothing else
  /// there are none, whatever others do.
  package var alternatives: [FontAlternative] = []

  /// Whether the code only wants to know whether the font is there: `UIFont(…) == nil`.
  package var isProbe = false

  /// Whether parts of the name stand elsewhere, or a function puts it together, so that at ``location``
  /// no other name can be written instead of it.
  package var isJoined = false

  /// Puts a request together.
  package init(name: RequestedName, role: Role, api: String, location: SourceLocation) {
    self.name = name
    self.role = role
    self.api = api
    self.location = location
  }
}
