internal import DynamicType
internal import FileAccess

extension ScaleCommand {
  static let options: [any AnyOptionSpec] = [
    style, category, size, maximum, minimum, bold, table, displayScale, styles, fonts,
  ]

  static let style = OptionSpec<[String]>.list(
    "--style",
    "STYLE",
    expected: "text styles",
    offers: TextStyle.allCases.map(\.key),
    help: """
      Show only these text styles: body,caption1. Read as UIKit and SwiftUI spell them. Default: \
      the eleven of iOS. Of a style sheet also its own names; default: all of it.
      """
  ) { $0.text }

  static let category = OptionSpec<[String]>.list(
    "--category",
    "CATEGORY",
    expected: "size categories",
    offers: ContentSizeCategory.allCases.filter { $0 != .unspecified }.map(\.key),
    help: """
      Show only these size categories: large,AX5. Read as UIKit and SwiftUI spell them. Default: \
      the twelve from xSmall to AX5.
      """
  ) { $0.text }

  static let size = points(
    "--size",
    "The size at large, in points, in every style. Default: the system font's own in each."
  )

  static let maximum = points(
    "--max-size",
    "The largest size, in points, as scaledFont(for:maximumPointSize:) takes it."
  )

  static let minimum = points(
    "--min-size",
    "The smallest size, in points; UIKit has nothing like it."
  )

  static let bold = OptionSpec<Bool>.flag(
    "--bold",
    help: "Show for each face also the one that Bold Text should switch it to."
  )

  static let table = OptionSpec<String>.value(
    "--table",
    "TABLE",
    default: ScalingTable.ios.rawValue,
    expected: "a table",
    offers: ScalingTable.allCases.map(\.rawValue),
    help: "The table to scale by: ios, ios-hig, ios10 or macos. Default: ios."
  ) { $0.text }

  static let displayScale = OptionSpec<Double>.value(
    "--display-scale",
    "SCALE",
    default: 3,
    expected: "1, 2 or 3",
    offers: ["1", "2", "3"],
    help: """
      Pixels to a point: 1, 2 or 3, to which scaledValue(for:) rounds; fonts have whole points. \
      Default: 3.
      """
  ) { ["1": 1, "2": 2, "3": 3][$0.text] }

  static let styles = OptionSpec<FilePath?>.optional(
    "--styles",
    "SHEET",
    expected: "a file",
    help: """
      Show the styles of a sheet, each with its own face and sizes, instead of FONTs: JSON or a \
      property list, in fontscan's form or as the style dictionary of ScaledFont; '-' is standard input.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  static let fonts = OptionSpec<[FilePath]>.list(
    "--fonts",
    "PATH",
    expected: "a file or folder",
    help: """
      Look names up in a font file or folder, and partners as well; may be repeated. Default: the \
      fonts installed on this machine, which are not those of iOS.
      """
  ) { $0.bytes.isEmpty ? nil : FilePath(bytes: $0.bytes) }

  private static func points(_ name: String, _ help: String) -> OptionSpec<Double?> {
    .optional(
      name,
      "POINTS",
      expected: "a number of points from 0.001 to 1000000 (17)",
      help: help
    ) { word in
      guard let size = DecimalNumber.value(of: word.text), (0.001...1_000_000).contains(size)
      else { return nil }
      return size
    }
  }
}
