/// Replaces build variables: `$(NAME)`, `${NAME}`, `$NAME`, `$(inherited)`, `$(NAME:lower)`.
///
/// A variable may be made of others, `$(A_$(B))`. One that leads back to itself is not known. All
/// work is bounded: a few lines can ask for more text than a machine has.
struct SettingExpansion {
  let settings: BuildSettings
  let build: BuildKind

  /// The settings that are being worked out, so that a circle ends.
  private var open: [(name: String, layer: Int)] = []

  /// How many bytes may still be made of this value.
  private var budget = 1 << 16

  private static let depthLimit = 40

  init(settings: BuildSettings, build: BuildKind) {
    self.settings = settings
    self.build = build
  }

  /// The value of a setting, starting from a layer.
  mutating func value(_ name: String, fromLayer first: Int) -> BuildSettings.Value? {
    for layer in first..<max(first, settings.layers.count) {
      // One name may have any number of assignments to choose from.
      guard spend(settings.layers[layer].all(name).count) else {
        // Not "no such setting": that would say something about the project.
        return BuildSettings.Value(text: "", isComplete: false, place: nil)
      }
      guard let setting = settings.layers[layer].setting(name, for: build) else { continue }
      let isOpen = open.contains { $0.name == name && $0.layer == layer }
      guard !isOpen, open.count < Self.depthLimit else { return nil }
      open.append((name, layer))
      defer { open.removeLast() }
      var value = expand(setting.value, of: (name, layer))
      value.place = setting.place
      return value
    }
    guard let text = settings.builtIn[name], open.count < Self.depthLimit else { return nil }
    open.append((name, settings.layers.count))
    defer { open.removeLast() }
    return expand(text, of: nil)
  }

  /// A text with its variables replaced.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - setting: The setting whose value it is, for `$(inherited)`.
  /// - Returns: The text; what is not known stays in it as it is written.
  mutating func expand(_ text: String, of setting: (name: String, layer: Int)?)
    -> BuildSettings.Value
  {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      return BuildSettings.Value(text: text, isComplete: spend(text.utf8.count), place: nil)
    }
    var result = ""
    var isComplete = true
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let variable = Variable(startOf: rest) else {
        result.append(rest.removeFirst())
        // A bracket that does not close is no plain text either.
        if rest.first == "(" || rest.first == "{" { isComplete = false }
        continue
      }
      rest = rest.dropFirst(variable.length)
      if let value = replacement(of: variable, in: setting), spend(value.text.utf8.count) {
        result += value.text
        isComplete = isComplete && value.isComplete
      } else {
        result += variable.text
        isComplete = false
      }
    }
    result += rest
    return BuildSettings.Value(text: result, isComplete: isComplete, place: nil)
  }

  private mutating func replacement(
    of variable: Variable,
    in setting: (name: String, layer: Int)?
  ) -> BuildSettings.Value? {
    // Variables that double each other cost steps even where they are empty.
    guard open.count < Self.depthLimit, spend(16) else { return nil }
    var name = variable.name
    if name.contains("$") {
      open.append(("$", -1 - open.count))
      defer { open.removeLast() }
      let expanded = expand(name, of: nil)
      guard expanded.isComplete else { return nil }
      name = expanded.text
    }
    let found: BuildSettings.Value?
    if name == "inherited" {
      guard let setting else { return nil }
      // What nothing below sets is empty.
      found =
        value(setting.name, fromLayer: setting.layer + 1)
        ?? BuildSettings.Value(text: "", isComplete: true, place: nil)
    } else {
      found = value(name, fromLayer: 0)
    }
    return SettingModifier.apply(variable.modifiers, to: found)
  }

  private mutating func spend(_ count: Int) -> Bool {
    budget -= count
    return settings.room.spend(count) && budget >= 0
  }
}

/// A reference to a setting in a text.
private struct Variable {
  /// What is between the brackets, before the first colon.
  var name: String

  /// What follows each colon.
  var modifiers: [String]

  /// All of it, as it is written.
  var text: Substring

  /// How many characters it takes.
  var length: Int { text.count }

  /// The most characters to look for a closing bracket in.
  private static let longest = 1000

  /// Reads the reference that a text starts with; `nil` when there is none.
  init?(startOf text: Substring) {
    let rest = text.dropFirst()
    guard let first = rest.first else { return nil }
    guard first == "(" || first == "{" else {
      let name = rest.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard !name.isEmpty else { return nil }
      self.init(name: String(name), modifiers: [], text: text[..<name.endIndex])
      return
    }
    var depth = 0
    var index = rest.startIndex
    var seen = 0
    while index < rest.endIndex, seen < Self.longest {
      seen += 1
      if rest[index] == "(" || rest[index] == "{" { depth += 1 }
      if rest[index] == ")" || rest[index] == "}" { depth -= 1 }
      if depth == 0 { break }
      index = rest.index(after: index)
    }
    guard index < rest.endIndex, depth == 0 else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<index]
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
    self.init(
      name: String(parts.first ?? ""),
      modifiers: parts.dropFirst().map(String.init),
      text: text[...index]
    )
  }

  private init(name: String, modifiers: [String], text: Substring) {
    self.name = name
    self.modifiers = modifiers
    self.text = text
  }
}
