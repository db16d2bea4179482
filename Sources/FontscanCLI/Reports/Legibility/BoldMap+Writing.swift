internal import FontChecks

extension BoldMap {
  /// Writes an object with a key a face.
  func writeJSON(to json: inout JSONWriter) {
    json.document(schema: "fontscan.legibility-map.v1") { json in
      json.object("partners") { json in
        for entry in entries { json.field(entry.name, entry.partner) }
      }
      json.object("leftOut") { json in
        for exception in exceptions { json.field(exception.name, exception.reason) }
      }
    }
  }

  /// Writes a Swift file that says it once more in code.
  func writeSwift(to text: inout TextWriter) {
    text.appendLine("// Written by fontscan legibility --map swift.")
    text.endLine()
    text.appendLine("/// The faces to use when a person has turned on Bold Text.")
    text.appendLine("enum BoldFaces {")
    text.appendLine("  /// PostScript names: of a face, and of the one that takes its place.")
    if entries.isEmpty {
      text.appendLine("  static let partners: [String: String] = [:]")
    } else {
      text.appendLine("  static let partners: [String: String] = [")
      for entry in entries {
        let (name, partner) = (BoldMap.literal(entry.name), BoldMap.literal(entry.partner))
        text.appendLine("    \(name): \(partner),")
      }
      text.appendLine("  ]")
    }
    if !exceptions.isEmpty {
      text.endLine()
      text.appendLine("  // Left as they are:")
      for exception in exceptions {
        text.appendLine("  // \(exception.name): \(exception.reason)")
      }
    }
    text.appendLine("}")
  }

  /// A string as Swift spells it.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": literal += "\\\(character)"
      default:
        let isPlain =
          character.value >= 0x20 && !(0x7F..<0xA0).contains(character.value)
          && !(0x2028...0x2029).contains(character.value)
        literal += isPlain ? "\(character)" : "\\u{\(String(character.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
