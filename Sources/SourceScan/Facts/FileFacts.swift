package import FileAccess

/// What one file says about fonts, without its text: what is kept of it once it was read.
///
/// Each reader fills it: that of Swift and Objective-C with names and expressions which are then
/// followed through the module, those of storyboards and style files with requests that say all.
package struct FileFacts: Sendable {
  /// The file.
  package var file: FilePath

  /// Whether nothing in it is judged: generated and third-party files, tests, code for other systems.
  package var isLeftAlone = false

  /// Why it could not be read, or not to its end.
  package var problems: [SourceProblem] = []

  /// The requests that need nothing from elsewhere.
  package var ready: [FontRequest] = []

  /// The places in ``ready`` of those that are names where code loads the file.
  var plainNames: Set<Int> = []

  /// The names of files that the code loads, as far as it spells them; without their endings where it
  /// gives these apart.
  var loadedFiles: Set<String> = []

  /// The requests whose names are expressions.
  package var requests: [SourceRequest] = []

  /// The names that stand for what is asked for.
  var heldFonts: [HeldFont] = []

  /// The traits that are laid on such names, of whatever file.
  var heldFontUses: [HeldFontUse] = []

  /// The calls on both sides of `??`, as bytes: the second is made where the first gives nothing.
  var fallbackCalls: [FallbackCalls] = []

  /// The registrations.
  package var registrations: [SourceRegistration] = []

  /// The bytes at which the code goes through all fonts that there are.
  package var fontListings: [Int] = []

  /// The bytes at which the code reads whether Bold Text is on.
  package var boldTextReads: [Int] = []

  /// The scopes; the first is the file.
  package var scopes: [SourceScope]

  /// The names that are defined.
  package var definitions: [SourceDefinition] = []

  /// The calls of the functions that were wanted, and those that are part of an expression.
  package var calls: [SourceCall] = []

  /// The names of all functions that the file calls, and of all that it assigns something to; whoever
  /// wants to know of these reads the file again when it may have some.
  package var calledNames = CalledNames()

  /// Whether all calls were taken down, wanted or not.
  package var hasAllCalls = false

  /// The functions whose calls were wanted when it was read, and the names to which assignments were.
  package var wantedCalls: Set<String> = []

  /// Whether it may call functions whose calls were not taken down.
  func mayLack(_ names: Set<String>) -> Bool {
    let missing = names.subtracting(wantedCalls)
    return !missing.isEmpty && calledNames.mayHold(missing)
  }

  /// The hashes of the names and labels of functions of which nothing else is kept.
  package var otherFunctions: Set<UInt32> = []

  /// The assignments of what may be a font name.
  package var assignments: [SourceAssignment] = []

  /// The literals that values are held against: `if name == "System"`, `case "System":`.
  ///
  /// Code that asks whether a name is this one has an answer of its own for it, so that no font need
  /// be called so.
  var comparedTexts: Set<String> = []

  /// The branches in which something is known of a value, in the order of their statements.
  var branches: [SourceBranch] = []

  /// What it says of how large its texts are; `nil` for nothing.
  private var sharedTexts: SharedTexts?

  /// The texts of a storyboard or xib.
  var interface: InterfaceDocument?

  /// What its comments say is not to be told.
  package var suppressions: [SourceSuppression] = []

  /// The modules that it imports.
  package var imports: Set<String> = []

  /// Where its lines start; `nil` when it has no places.
  package var lines: SourceLines?

  var nodes: [Expression.Node] = []
  var children: [Expression] = []
  var words: [String] = []

  /// Starts with nothing.
  package init(file: FilePath) {
    self.file = file
    scopes = [SourceScope(kind: .file, parent: SourceScope.file)]
  }

  /// What it says of how large its texts are.
  package var texts: TextFacts {
    get { sharedTexts?.facts ?? TextFacts() }
    set { sharedTexts = SharedTexts(newValue) }
  }

  /// Whether it says something of its texts that may have to be pointed at.
  var hasTexts: Bool { !(sharedTexts?.facts.isEmpty ?? true) }

  /// Takes over what was read of the same file before: the texts, which are read once, and where its
  /// lines start.
  mutating func takeTexts(of other: FileFacts) {
    sharedTexts = other.sharedTexts
    lines = lines ?? other.lines
  }

  /// Finds the place of a byte; the first of the file when there are no lines.
  package func location(of offset: Int) -> SourceLocation {
    lines?.location(of: offset, in: file) ?? SourceLocation(file: file, line: 1, column: 1)
  }
}

/// The facts about texts, in one piece of memory: files are handed around a lot, and most of their facts
/// are of names.
private final class SharedTexts: Sendable {
  let facts: TextFacts

  init(_ facts: TextFacts) {
    self.facts = facts
  }
}
