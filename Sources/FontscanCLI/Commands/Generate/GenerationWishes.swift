internal import FileAccess
internal import SwiftGeneration

/// What the command line says about generated code.
struct GenerationWishes: Sendable {
  /// What the faces come from; none where the sheet names them.
  let words: [Word]

  /// The style sheet, if there is one.
  let styles: FilePath?

  /// Where the faces of the sheet are looked up, when no word says which there are.
  let fontPaths: [FilePath]

  /// What a configuration says of bolds; `nil` for the one that is found.
  let config: StreamOrFile?

  /// What the code has.
  let options: GenerationOptions

  /// Takes a command line.
  ///
  /// - Parameter arguments: Its options and operands.
  /// - Throws: ``UsageError`` when the words make no sense together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.operands
    styles = arguments[GenerateCommand.styles]
    fontPaths = arguments[GenerateCommand.fonts]
    config = arguments[GenerateCommand.config]
    guard !words.isEmpty || styles != nil else { throw .missingOperand("PATH") }
    let platforms = Set(arguments[GenerateCommand.platform].flatMap { $0 })
    options = GenerationOptions(
      parts: try GenerationWishes.parts(arguments),
      platforms: platforms.isEmpty ? [.uikit, .swiftui] : platforms,
      access: arguments[GenerateCommand.access],
      language: arguments[GenerateCommand.language],
      command: GenerationWishes.command(arguments)
    )
    for part in GenerationOptions.Part.allCases
    where options.parts.contains(part) && part.platforms.isDisjoint(with: options.platforms) {
      let known = GenerationOptions.Platform.allCases.filter(part.platforms.contains)
      throw .conflict(
        "'\(part.rawValue)' is for \(known.map(\.rawValue).joined(separator: " and ")) alone"
      )
    }
    if config != nil, !options.parts.contains(.boldText) {
      throw .conflict("'--config' goes with '--with bold-text'")
    }
    switch (words.isEmpty, fontPaths.isEmpty) {
    case (true, true):
      throw .conflict("'--styles' needs a PATH, or '--fonts PATH' to look its faces up in")
    case (false, false):
      throw .conflict(
        "'--fonts' is for '--styles' without a PATH: the PATHs say which faces there are"
      )
    default: break
    }
  }

  private static func parts(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> Set<GenerationOptions.Part> {
    var parts = Set(arguments[GenerateCommand.with].flatMap { $0 })
    if parts.contains(.tests) {
      guard parts.count == 1 else {
        throw .conflict("'tests' is a file of its own, for a target of tests: ask for it alone")
      }
      return parts
    }
    let hasSheet = arguments.has(GenerateCommand.styles)
    if parts.contains(.styles), !hasSheet {
      throw .conflict("'--with styles' needs '--styles SHEET'")
    }
    if hasSheet { parts.insert(.styles) }
    return parts
  }
}

extension GenerationWishes {
  /// The command line that makes the file, as its first line has it.
  ///
  /// What says nothing about the content is left out, and so are the folders of this machine.
  private static func command(_ arguments: ParsedArguments) -> String {
    var words = ["fontscan generate"] + arguments.operands.map { shown($0.bytes) }
    if let sheet = arguments[GenerateCommand.styles] {
      words.append("--styles \(shown(sheet.bytes))")
    }
    words += arguments[GenerateCommand.fonts].map { "--fonts \(shown($0.bytes))" }
    if case .file(let file)? = arguments[GenerateCommand.config] {
      words.append("--config \(shown(file.bytes))")
    }
    let parts = Set(arguments[GenerateCommand.with].flatMap { $0 })
    words += option("--with", GenerationOptions.Part.allCases.filter(parts.contains))
    let platforms = Set(arguments[GenerateCommand.platform].flatMap { $0 })
    words += option("--platform", GenerationOptions.Platform.allCases.filter(platforms.contains))
    let access = arguments[GenerateCommand.access]
    words += option("--access", access == .internal ? [] : [access])
    let language = arguments[GenerateCommand.language]
    words += option("--swift", language == .six ? [] : [language])
    return words.joined(separator: " ")
  }

  private static func option(
    _ name: String,
    _ values: [some RawRepresentable<String>]
  ) -> [String] {
    values.isEmpty ? [] : ["\(name) \(values.map(\.rawValue).joined(separator: ","))"]
  }

  /// A path as a word of a command line; of an absolute one its last component.
  private static func shown(_ bytes: [UInt8]) -> String {
    let path = FilePath(bytes: bytes).withoutDetours
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    let bytes = isAbsolute ? Array(path.lastComponent) : path.bytes
    var text = ""
    for scalar in String(decoding: bytes.isEmpty ? [0x2E] : bytes, as: UTF8.self).unicodeScalars {
      if scalar == "`" || TextEscape.isNeeded(for: scalar) {
        text += "?"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && !"\"'$&;|<>()*?!#".utf8.contains(byte)
    }
    return isPlain ? text : "'\(text)'"
  }
}
