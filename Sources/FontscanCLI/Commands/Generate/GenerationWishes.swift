internal import FileAccess
internal import SwiftGeneration

/// What the command line says about generated code.
struct GenerationWishes: Sendable {
  /// What the faces come from.
  let words: [Word]

  /// What the code has.
  let options: GenerationOptions

  /// Takes a command line.
  ///
  /// - Parameter arguments: Its options and operands.
  /// - Throws: ``UsageError`` when the words make no sense together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.operands
    guard !words.isEmpty else { throw .missingOperand("PATH") }
    let access = arguments[GenerateCommand.access]
    options = GenerationOptions(
      access: access,
      command: GenerationWishes.command(arguments, access: access)
    )
  }

  /// The command line that makes the file, as its first line has it.
  ///
  /// What says nothing about the content is left out, and so are the folders of this machine.
  private static func command(
    _ arguments: ParsedArguments,
    access: GenerationOptions.Access
  ) -> String {
    var parts = ["fontscan generate"] + arguments.operands.map(shown)
    if access != .internal { parts.append("--access \(access.rawValue)") }
    return parts.joined(separator: " ")
  }

  /// A path as a word of a command line; of an absolute one its last component.
  private static func shown(_ word: Word) -> String {
    let path = FilePath(bytes: word.bytes).withoutDetours
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
