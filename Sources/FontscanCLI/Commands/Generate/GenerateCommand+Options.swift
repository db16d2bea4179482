internal import FileAccess
internal import SwiftGeneration

extension GenerateCommand {
  static let options: [any AnyOptionSpec] = [
    with, platform, access, language, styles, fonts, config, check, force, plist, write,
  ]

  static let with = OptionSpec<[[GenerationOptions.Part]]>.list(
    "--with",
    "PARTS",
    expected: "parts: " + GenerationOptions.Part.allCases.map(\.rawValue).joined(separator: ", "),
    offers: GenerationOptions.Part.allCases.map(\.rawValue),
    help: """
      Write these parts as well, in one word with commas or one at a time: dynamic-type (fonts that \
      follow the text size), ios10 (sizes for systems without UIFontMetrics), bold-text (the bold \
      partner of each face, a label and a modifier that change to it), large-content (the Large \
      Content Viewer), styles (those of --styles), register (fonts of packages and extensions), tests \
      (a test case that asks for every face, alone in a file of its own).
      """
  ) { words($0) }

  static let platform = OptionSpec<[[GenerationOptions.Platform]]>.list(
    "--platform",
    "NAMES",
    expected: "uikit, swiftui or appkit",
    offers: GenerationOptions.Platform.allCases.map(\.rawValue),
    help: """
      Write the parts for uikit, swiftui or appkit; several with commas. Default: uikit,swiftui.
      """
  ) { words($0) }

  static let access = OptionSpec<GenerationOptions.Access>.value(
    "--access",
    "LEVEL",
    default: .internal,
    expected: "public, internal or package",
    offers: GenerationOptions.Access.allCases.map(\.rawValue),
    help: """
      Who sees the declarations: public, internal or package, which needs a compiler of 5.9. Default: \
      internal.
      """
  ) { GenerationOptions.Access(rawValue: $0.text) }

  static let language = OptionSpec<GenerationOptions.Language>.value(
    "--swift",
    "MODE",
    default: .six,
    expected: "5 or 6",
    offers: GenerationOptions.Language.allCases.map(\.rawValue),
    help: """
      The language mode: 5 or 6. What is written for 6 needs a compiler of 6.1, and goes with mode 5 \
      as well; 5 is for older ones. Default: 6.
      """
  ) { GenerationOptions.Language(rawValue: $0.text) }

  static let styles = OptionSpec<FilePath?>.optional(
    "--styles",
    "SHEET",
    expected: "a file",
    help: """
      A style sheet, JSON or a property list, as scale takes it: its styles become constants. Without \
      a PATH its faces are those that are written.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let fonts = OptionSpec<[FilePath]>.list(
    "--fonts",
    "PATH",
    expected: "a file or folder",
    help: "Look the faces of the sheet up in a font file or folder; may be repeated."
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let config = OptionSpec<StreamOrFile?>.optional(
    "--config",
    "FILE",
    expected: "a file",
    help: """
      What is said of bolds, for bold-text; '-' is standard input. Default: .fontscan.yml in the first \
      PATH or above it, up to the root of its version control.
      """
  ) { StreamOrFile($0) }

  static let check = OptionSpec<Bool>.flag(
    "--check",
    help: """
      Write nothing; end with 1 when the file of --output, but for its first line, or the list of \
      --plist is not as it should be.
      """
  )

  static let force = OptionSpec<Bool>.flag(
    "--force",
    help: "Replace a file that this command did not write."
  )

  static let plist = OptionSpec<FilePath?>.optional(
    "--plist",
    "FILE",
    expected: "a file",
    help: """
      In place of Swift, print the UIAppFonts that the Info.plist FILE should have: its entries that \
      name a font of the PATHs or have a build variable, then the other fonts; entries that go are \
      told. Of an app that has FILE all its fonts count.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let write = OptionSpec<Bool>.flag(
    "--write",
    help: """
      Put that list into FILE and leave all else in it as it is, comments and order as well. FILE has \
      to be XML in UTF-8.
      """
  )

  /// The words between commas; `nil` where one is none of them.
  private static func words<Value: RawRepresentable<String>>(_ word: Word) -> [Value]? {
    let texts = word.text.split(separator: ",", omittingEmptySubsequences: false)
    let values = texts.compactMap { Value(rawValue: String($0)) }
    return values.count == texts.count ? values : nil
  }
}
