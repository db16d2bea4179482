/// What every family of a generated file can be used as.
struct FontFaceProtocol {
  let options: GenerationOptions

  var text: String {
    """
    /// A face of a font file that the app has.
    \(options.open)protocol FontFace: RawRepresentable, CaseIterable, Hashable, Sendable
    where RawValue == String {
      /// How heavy the face is, from 1 to 1000: 400 is regular, 700 bold; `nil` where its file does not
      /// say.
      var weight: Double? { get }

      /// Whether the face slants.
      var isItalic: Bool { get }

      /// The name of the font file, without its folder.
      var file: String { get }
    }

    extension FontFace {
      /// What `UIFont(name:size:)` and `Font.custom(_:size:)` take.
      \(options.open)var postScriptName: String { rawValue }
    }
    """
  }
}
