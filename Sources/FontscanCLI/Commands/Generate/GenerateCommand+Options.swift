internal import FileAccess
internal import SwiftGeneration

extension GenerateCommand {
  static let options: [any AnyOptionSpec] = [
    access, check, force, plist, write,
  ]

  static let access = OptionSpec<GenerationOptions.Access>.value(
    "--access",
    "LEVEL",
    default: .internal,
    expected: "public, internal or package",
    offers: GenerationOptions.Access.allCases.map(\.rawValue),
    help: "Who sees the declarations: public, internal or package. Default: internal."
  ) { GenerationOptions.Access(rawValue: $0.text) }

  static let check = OptionSpec<Bool>.flag(
    "--check",
    help: """
      Write nothing; end with 1 when the file of --output, or the list of --plist, is not as it should \
      be.
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
      name a font of the PATHs, then the other fonts. Of an app that has FILE all its fonts count.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let write = OptionSpec<Bool>.flag(
    "--write",
    help: """
      Put that list into FILE and leave all else in it as it is, comments and order as well. FILE has \
      to be XML in UTF-8.
      """
  )
}
