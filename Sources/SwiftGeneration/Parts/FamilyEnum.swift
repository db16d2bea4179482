/// The enum of a family, with a case a face.
struct FamilyEnum {
  let family: NamedFamily
  let options: GenerationOptions

  var text: String {
    let name = family.name.map { SwiftLiteral.comment($0) } ?? "Faces of no family"
    let cases = family.faces.flatMap { face in
      [
        "  /// \(Self.words(for: face))",
        "  case \(face.identifier) = \(SwiftLiteral.string(face.postScriptName))",
      ]
    }
    let weight = property("weight", of: "Double?") { face in
      face.weight.map { SwiftLiteral.number($0) } ?? "nil"
    }
    let slant = property("isItalic", of: "Bool") { $0.isItalic ? "true" : "false" }
    let file = property("file", of: "String") { SwiftLiteral.string($0.file) }
    let head = [
      "/// \(name).",
      "\(options.open)enum \(family.identifier): String, CaseIterable, FontFace {",
    ]
    let lines = [head, cases, [""], weight, [""], slant, [""], file, ["}"]]
    return lines.joined().joined(separator: "\n")
  }

  /// A property that has the same value for several faces.
  private func property(
    _ name: String,
    of type: String,
    value: (NamedFamily.Face) -> String
  ) -> [String] {
    var order: [String] = []
    var holders: [String: [String]] = [:]
    for face in family.faces {
      let value = value(face)
      if holders[value] == nil { order.append(value) }
      holders[value, default: []].append(face.identifier)
    }
    let head = "  \(options.open)var \(name): \(type) {"
    if order.count == 1 { return ["\(head) \(order[0]) }"] }
    var lines = [head, "    switch self {"]
    for value in order {
      lines += Self.list(of: holders[value] ?? [])
      lines.append("      return \(value)")
    }
    return lines + ["    }", "  }"]
  }

  /// `case .a, .b:` in lines that are not too long.
  private static func list(of identifiers: [String]) -> [String] {
    var lines: [String] = []
    var line = "    case"
    for (place, identifier) in identifiers.enumerated() {
      let item = ".\(identifier)" + (place == identifiers.count - 1 ? ":" : ",")
      if line.utf8.count + item.utf8.count + 1 > 100, line != "    case" {
        lines.append(line)
        line = "     "
      }
      line += " " + item
    }
    return lines + [line]
  }

  private static func words(for face: NamedFamily.Face) -> String {
    let weight = face.weight.map { SwiftLiteral.number($0) } ?? "No weight"
    return "\(weight)\(face.isItalic ? ", italic" : ""), in \(SwiftLiteral.comment(face.file))."
  }
}
