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

  /// Whether a script may copy fonts, as far as its own text and those of the scripts that it runs say.
  ///
  /// One that is not in the checkout, or whose place is not known, may; so may one among more than anybody
  /// runs, so that a text cannot have thousands of files read. What embeds frameworks copies nothing else.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - checkout: The folder that was given.
  ///   - place: Where a path lies that starts at the project, or at the root.
  /// - Returns: Whether it may.
  static func mayCopyFonts(
    _ text: String,
    in checkout: Checkout,
    place: (String) -> ProjectPath
  ) -> Bool {
    if mayCopyFonts(text) { return true }
    let scripts = Set(
      text.split(whereSeparator: isBetweenWords).lazy.map(String.init).filter { word in
        [".sh", ".py", ".rb", ".js", ".pl", ".command"].contains { word.hasSuffix($0) }
          && !word.hasSuffix("-frameworks.sh")
      }
    )
    guard scripts.count <= scriptLimit else { return true }
    return scripts.contains { spelled in
      let head = heads.first { spelled.hasPrefix($0) } ?? ""
      let rest = String(spelled.dropFirst(head.count))
      guard !rest.contains("$"), !rest.isEmpty else { return true }
      let path = place(rest)
      guard checkout.presence(of: path) == .present,
        let bytes = try? OpenFile(checkout.file(path)).readAll(limit: sizeLimit)
      else { return true }
      return mayCopyFonts(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// More scripts than one runs.
  private static let scriptLimit = 16

  /// More bytes than a script has.
  private static let sizeLimit = 1 << 18

  /// How a script spells the folder of the project.
  private static let heads = [
    "$SRCROOT/", "${SRCROOT}/", "$(SRCROOT)/", "$PROJECT_DIR/", "${PROJECT_DIR}/", "./",
  ]

  private static func isBetweenWords(_ character: Character) -> Bool {
    character.isWhitespace || "\"'`;&|<>=".contains(character)
  }
}
