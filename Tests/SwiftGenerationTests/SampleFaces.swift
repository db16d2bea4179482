import DynamicType
import SwiftGeneration

/// Faces of all kinds for generated files that tests compile.
enum SampleFaces {
  /// A family as most are, and one of each trouble.
  static let all = [
    face("Demo Sans", "Regular", "DemoSans-Regular"),
    face("Demo Sans", "Italic", "DemoSans-Italic", isItalic: true),
    face("Demo Sans", "Bold", "DemoSans-Bold", weight: 700),
    face("3270 Nerd", "55 Roman", "3270-Roman", weight: 362.5),
    face("Font", "Default", "Font-Default", weight: nil, file: "a \"b\\(c).ttf"),
    face("Font", "Init", "Font \\(x)\n\u{202E}Init"),
    face("源ノ角ゴシック", "標準", "GenNo-Regular", file: "源ノ.otf"),
    face("نستعلیق", "عادی", "Nastaliq"), face("तमिल", "बोल्ड", "Devanagari-Bold"),
    face("\u{301}Mark", "\u{20D0}mark", "Mark"), face("Clash", "A", "A-B"),
    face("Clash", "a", "A B"), face("!", "?", "!?"), face(nil, "Regular", "Alone"),
  ]

  /// Two styles, one with all that a style can have.
  static let styles = [
    StyleDescription(
      name: "title",
      faceName: "DemoSans-Regular",
      boldFaceName: "DemoSans-Bold",
      textStyle: .title1,
      size: 28,
      maximumSize: 40
    ),
    StyleDescription(name: "price tag", faceName: "DemoSans-Italic", textStyle: .body, size: 17.5),
    StyleDescription(name: "default", faceName: "DemoSans-Bold", textStyle: .caption2, size: 11),
  ]

  /// The faces to change to.
  static let partners = [
    (name: "DemoSans-Italic", partner: "DemoSans-Bold"),
    (name: "DemoSans-Regular", partner: "DemoSans-Bold"),
  ]

  /// A generated file with the family that most are like.
  static func plain(_ options: GenerationOptions) -> String {
    let faces = FaceNaming(Array(all.prefix(3)))
    return GeneratedSource(faces, partners: partners, styles: styles, options: options).text
  }

  /// A generated file with every kind of trouble.
  static func full(_ options: GenerationOptions) -> String {
    GeneratedSource(FaceNaming(all), partners: partners, styles: styles, options: options).text
  }

  private static func face(
    _ family: String?,
    _ style: String,
    _ name: String,
    weight: Double? = 400,
    isItalic: Bool = false,
    file: String? = nil
  ) -> FaceDescription {
    FaceDescription(
      postScriptName: name,
      family: family,
      style: style,
      weight: weight,
      isItalic: isItalic,
      file: file ?? "Demo.ttf"
    )
  }
}
