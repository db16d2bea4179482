internal import FileAccess
internal import FontChecks
internal import StyleSheets
internal import SwiftGeneration

/// `fontscan generate`: Swift for UIKit, SwiftUI and AppKit made from real faces.
struct GenerateCommand: Command {
  static let name = "generate"
  static let summary = "Write Swift that asks for the faces of an app, made from its font files."
  static let discussion = [
    """
    An enum for each family has a case for each face, with its PostScript name, weight, slant and \
    file, so that no name can be mistyped. Of an app the fonts that it declares are taken, of a folder \
    of fonts all. Give all PATHs of a target at once: one file holds them.
    """,
    """
    A family is called by its name and a face by its style, split into words at all that is no letter \
    or digit, and joined: 'Demo Sans' is DemoSans, 'Bold Italic' boldItalic. Before a digit goes an \
    underscore; behind what Swift, a framework of Apple or the generated code means something else by \
    goes Family or Face: 'Font' is FontFamily, 'Default' defaultFace. Faces of one family whose styles \
    make the same word are called by their PostScript names. What still is the same is spelled out, all \
    of it: 'Demo-Sans' beside 'Demo Sans' is Family_Demo_2D_Sans.
    """,
    """
    --with adds what articles tell people to write by hand, each part with doc comments that say how it \
    is used. The sizes are those of Apple's tables, and bold partners those of 'fontscan legibility'.
    """,
    """
    A file is written whole or not at all, and only over one that this command wrote. One that is as it \
    should be stays untouched. Without --output the Swift goes to standard output.
    """,
  ]
  static let operands = [
    OperandSpec(
      placeholder: "PATH",
      usage: "[PATH...]",
      help: """
        A font file, a folder or bundle with fonts, a project of Xcode, a Package.swift, a \
        project.yml of XcodeGen, or an Info.plist.
        """
    )
  ]
  static let formats: [ReportFormat] = [.text]
  static let mindsItsFile = true
  static let statuses: (success: String, findings: String?) = (
    success: "The file is written, or is as it should be.",
    findings: "There is no face to write, or with --check the file is stale."
  )
  static let examples = [
    (
      line: "fontscan generate Fonts --output Sources/Fonts.swift",
      does: "An enum for each family of a folder:"
    ),
    (
      line: "fontscan generate Fonts --output Sources/Fonts.swift --check",
      does: "On CI, whether somebody forgot to run it again:"
    ),
    (
      line: "fontscan generate Fonts --with dynamic-type,bold-text --output Fonts.swift",
      does: "With fonts that follow the text size and Bold Text:"
    ),
    (
      line: "fontscan generate Fonts --styles Styles.json --output Fonts.swift",
      does: "With the styles of a sheet as constants:"
    ),
    (
      line: "fontscan generate Fonts --with tests --output FontTests.swift",
      does: "A test case that asks for every face:"
    ),
    (
      line: "fontscan generate Fonts --plist App/Info.plist --write",
      does: "The fonts of a folder into the list of an app:"
    ),
  ]

  /// What is asked for.
  enum Task: Sendable {
    /// Swift, to standard output.
    case print
    /// Swift, to a file.
    case write(FilePath, isForced: Bool)
    /// Whether a file has the Swift that it should have.
    case check(FilePath)
    /// The list of a property list.
    case list(FilePath, FontListTask)
  }

  /// What is done with the list of a property list.
  enum FontListTask: Sendable {
    case print, write, check
  }

  let wishes: GenerationWishes
  let task: Task

  init(_ arguments: ParsedArguments, common: CommonOptions) throws(UsageError) {
    wishes = try GenerationWishes(arguments)
    guard common.reports.count == 1 else {
      throw .conflict("'--report' does not go with generate, which makes one file")
    }
    let checks = arguments[Self.check]
    let isForced = arguments[Self.force]
    if checks, isForced {
      throw .conflict("'--check' writes nothing, so there is nothing to force")
    }
    if let list = arguments[Self.plist] {
      guard !wishes.words.isEmpty else { throw .missingOperand("PATH") }
      guard case .stream = common.reports[0].destination else {
        throw .conflict("'--plist' prints to standard output: leave '--output' out")
      }
      task = .list(list, try Self.listTask(arguments))
      return
    }
    if arguments[Self.write] { throw .conflict("'--write' goes with '--plist'") }
    switch common.reports[0].destination {
    case .file(let path): task = checks ? .check(path) : .write(path, isForced: isForced)
    case .stream:
      if checks { throw .conflict("'--check' needs '--output FILE', the file to compare") }
      if isForced { throw .conflict("'--force' goes with '--output FILE'") }
      task = .print
    }
  }

  private static func listTask(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> FontListTask {
    if arguments[force] { throw .conflict("'--force' goes with '--output FILE'") }
    switch (arguments[check], arguments[write]) {
    case (true, true): throw .conflict("'--check' and '--write' exclude each other")
    case (true, false): return .check
    case (false, true): return .write
    case (false, false): return .print
    }
  }

  func run(_ session: Session) -> ExitStatus {
    if case .list(let path, let task) = task { return run(path, task, session) }
    let bytes: [UInt8]
    do throws(GenerationStop) {
      bytes = Array(try source(session).text.utf8)
    } catch {
      return error.status
    }
    switch task {
    case .print, .list: return write(bytes, session)
    case .write(let path, let isForced):
      return GeneratedFile(path).write(bytes, isForced: isForced, session)
    case .check(let path): return GeneratedFile(path).check(bytes, session)
    }
  }

  /// The file, from all that it is made of.
  private func source(_ session: Session) throws(GenerationStop) -> GeneratedSource {
    var sheet: StyleSheet?
    if let path = wishes.styles { sheet = try GenerationStyles.sheet(path, session) }
    let faces = try GenerationFaces(wishes, sheet, session)
    var styles: [StyleDescription] = []
    if let sheet { styles = try GenerationStyles.descriptions(of: sheet, faces, session) }
    guard !faces.naming.isEmpty else {
      session.note("there is no face to write")
      throw GenerationStop(status: .findings)
    }
    return GeneratedSource(
      faces.naming,
      partners: (faces.bolds?.entries ?? []).map { ($0.name, $0.partner) },
      styles: styles,
      options: wishes.options
    )
  }

  /// Writes to standard output.
  func write(_ bytes: [UInt8], _ session: Session) -> ExitStatus {
    do throws(SinkError) {
      try session.console.output.write(bytes)
      return .success
    } catch {
      guard case .refused(let place, let reason) = error else { return .success }
      session.complain("\(place): \(reason)")
      return .failure
    }
  }
}
