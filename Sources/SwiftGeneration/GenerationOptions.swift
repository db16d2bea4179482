/// What is to be generated beside the faces, and for whom.
package struct GenerationOptions: Hashable, Sendable {
  /// A part of the generated code.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    /// Fonts that follow the text size.
    case dynamicType = "dynamic-type"
    /// Sizes for systems before `UIFontMetrics`, and a call when the text size changes.
    case ios10
    /// The faces to change to for people who use Bold Text, and what changes to them.
    case boldText = "bold-text"
    /// Large pictures of controls that cannot grow.
    case largeContent = "large-content"
    /// The styles of a sheet.
    case styles
    /// Fonts of packages and extensions.
    case register
    /// A test case that asks for every face.
    case tests
  }

  /// A framework that shows text.
  package enum Platform: String, CaseIterable, Hashable, Sendable {
    case uikit, swiftui, appkit
  }

  /// Who can see the declarations.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `public`, `internal`, package
  }

  /// The language mode that the code is compiled in.
  package enum Language: String, CaseIterable, Hashable, Sendable {
    case five = "5"
    case six = "6"
  }

  /// The parts, beside the faces.
  package var parts: Set<Part>

  /// The frameworks that the parts are for.
  package var platforms: Set<Platform>

  /// Who can see the declarations.
  package var access: Access

  /// The language mode.
  package var language: Language

  /// The command line that makes the file, for its first line.
  package var command: String

  /// Puts options together.
  ///
  /// - Parameters:
  ///   - parts: The parts; those that these build on come with them.
  ///   - platforms: The frameworks that the parts are for.
  ///   - access: Who can see the declarations.
  ///   - language: The language mode.
  ///   - command: The command line, without a path of the machine.
  package init(
    parts: Set<Part> = [],
    platforms: Set<Platform> = [.uikit, .swiftui],
    access: Access = .internal,
    language: Language = .six,
    command: String = "fontscan generate"
  ) {
    self.parts =
      parts.isDisjoint(with: [.boldText, .styles]) || platforms == [.appkit]
      ? parts : parts.union([.dynamicType])
    self.platforms = platforms
    self.access = access
    self.language = language
    self.command = command
  }
}

extension GenerationOptions {
  /// What stands before a declaration: an access level and a space, or nothing.
  var open: String { access == .internal ? "" : access.rawValue + " " }

  /// What stands before the name of a protocol where any type of it may be.
  var any: String { language == .five ? "" : "any " }

  /// What stands before a type that is not the main actor's where all others of a module are.
  var nonisolated: String { language == .five ? "" : "nonisolated " }

  /// The type of what is called on the main thread when something changes.
  var callback: String { language == .five ? "" : "@MainActor @Sendable " }
}

extension GenerationOptions.Part {
  /// The frameworks for which there is such a part.
  package var platforms: Set<GenerationOptions.Platform> {
    switch self {
    case .dynamicType, .boldText, .largeContent: [.uikit, .swiftui]
    case .ios10: [.uikit]
    case .styles, .register, .tests: [.uikit, .swiftui, .appkit]
    }
  }
}
