internal import FileAccess

/// What a script that runs while a target is built may do to its bundle.
///
/// Nobody knows what a script does but the shell. One that may copy fonts keeps us from saying that a
/// file is missing, no more; one that copies something else for sure does not.
enum CopyingScript {
  /// What says that fonts are spoken of; in lower case, as all below.
  private static let fonts = [".ttf", ".otf", "font", "-resources.sh"]

  /// The variables of Xcode that lead into a bundle.
  private static let destinations = [
    "target_build_dir", "built_products_dir", "configuration_build_dir", "codesigning_folder_path",
    "unlocalized_resources_folder_path", "wrapper_name", "full_product_name",
    "contents_folder_path",
  ]

  /// The commands that bring files somewhere.
  private static let commands: Set<String> = [
    "cp", "ditto", "rsync", "install", "mv", "ln", "unzip", "tar",
  ]

  /// What is copied often and is no font; the lines that say it are left out.
  private static let others = [
    "plist", ".json", ".xcprivacy", ".png", ".strings", ".framework", "dsym", ".dylib", ".xcconfig",
    ".mom", ".html",
  ]

  /// The programs that run what other files say.
  private static let runners: Set<String> = [
    "make", "gmake", "rake", "npm", "yarn", "gulp", "bazel",
  ]

  /// Whether a text speaks of fonts.
  static func mentionsFonts(_ text: String) -> Bool {
    let text = text.lowercased()
    return fonts.contains { text.contains($0) }
  }

  /// Whether a script may copy fonts, as far as its own text says.
  static func mayCopyFonts(_ text: String) -> Bool {
    let text = text.lowercased()
    if mentionsFonts(text) { return true }
    let lines = text.split(whereSeparator: \.isNewline)
      .filter { line in !line.drop(while: \.isWhitespace).hasPrefix("#") }
    let copies = lines.contains { line in
      !others.contains { line.contains($0) }
        && line.split(whereSeparator: isBetweenWords).contains { commands.contains(String($0)) }
    }
    if copies, destinations.contains(where: { text.contains($0) }) { return true }
    return lines.contains { line in
      line.split(whereSeparator: { ";&|".contains($0) }).contains { command in
        command.split(whereSeparator: \.isWhitespace).first.map { runners.contains(String($0)) }
          ?? false
      }
    }
  }

  /// Whether a script embeds frameworks that were fetched or built before, which may bring fonts.
  static func embedsOthers(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.contains("-frameworks.sh") || text.contains("carthage")
  }

  /// The scripts that a script names, as it spells them; what embeds frameworks is none of them.
  static func scripts(in text: String) -> [String] {
    text.split(whereSeparator: isBetweenWords).map(String.init).filter { word in
      [".sh", ".py", ".rb", ".js", ".pl", ".command"].contains { word.hasSuffix($0) }
        && !word.hasSuffix("-frameworks.sh")
    }
  }

  private static func isBetweenWords(_ character: Character) -> Bool {
    character.isWhitespace || "\"'`;&|<>=".contains(character)
  }
}
