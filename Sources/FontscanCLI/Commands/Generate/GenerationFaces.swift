internal import DynamicType
internal import FileAccess
internal import FontChecks
internal import FontRegistry
internal import ProjectModel
internal import StyleSheets
internal import SwiftGeneration

/// The faces that are written, from what the command line means.
struct GenerationFaces {
  /// The faces with their identifiers.
  let naming: FaceNaming

  /// The faces for Bold Text, where they were asked for.
  let bolds: BoldMap?

  /// Gathers faces, and says what is left out.
  ///
  /// - Parameters:
  ///   - wishes: The command line.
  ///   - sheet: The style sheet, if there is one.
  ///   - session: The run.
  /// - Throws: ``GenerationStop`` when something could not be read, so that faces would be missing.
  init(
    _ wishes: GenerationWishes,
    _ sheet: StyleSheet?,
    _ session: Session
  ) throws(GenerationStop) {
    var collector = FaceCollector(fontPaths: wishes.fontPaths, takesAll: true, session: session)
    var wanted: Set<String>?
    if let sheet, wishes.words.isEmpty {
      let fonts = sheet.styles.map(\.style.baseFont)
      let names = Set(fonts.map(\.regularName) + fonts.compactMap(\.boldName))
      wanted = names
      try GenerationFaces.add(names, to: &collector, session)
    } else {
      try GenerationFaces.add(wishes.words, to: &collector, session)
    }
    let problems = collector.problems + collector.absent
    let closed = problems.filter { $0.kind == .unreadable }
    session.explain(problems, given: closed.map(\.file))
    guard closed.isEmpty, !session.archives.hideFiles else { throw .facesMissing(session) }
    let groups = collector.groups
    let faces = groups.flatMap(\.faces).filter { face in
      wanted?.contains { face.postScriptName == $0 } ?? true
    }
    naming = FaceNaming(faces.filter(\.canBeInApp).map { FaceDescription($0) })
    let others = Set(faces.filter { !$0.canBeInApp }.map(\.file)).sorted()
    session.note(others.map { "\($0): left out: apps for iOS have no fonts of that kind" })
    session.note(
      naming.leftOut.map { face in
        let name = face.name.map { "'\($0)'" } ?? "a face"
        return "\(face.file ?? "a file"): \(name) is left out: \(face.words)"
      }
    )
    session.note(GenerationFaces.namesakes(among: groups.first?.faces.filter(\.canBeInApp) ?? []))
    let wantsBolds = wishes.options.parts.contains(.boldText)
    bolds = wantsBolds ? try GenerationFaces.bolds(groups, wishes, session) : nil
  }

  /// What is said of files of one name in several folders that are no app's.
  private static func namesakes(among faces: [Face]) -> [String] {
    Dictionary(grouping: Set(faces.map(\.file))) { Array($0.lastComponent) }.values
      .filter { $0.count > 1 }
      .map { files in
        let list = files.sorted().map { "\($0)" }.joined(separator: ", ")
        return "\(list): they have one name, and the folder of an app holds one file of it"
      }
      .sorted()
  }

  /// Adds what words lead to; none of them is looked for as a name.
  private static func add(
    _ words: [Word],
    to collector: inout FaceCollector,
    _ session: Session
  ) throws(GenerationStop) {
    var isWhole = true
    for word in words {
      guard isThere(word, session) else {
        isWhole = false
        continue
      }
      do throws(FontLookupError) {
        try collector.add(word)
      } catch {
        session.complain("\(error)")
        isWhole = false
      }
    }
    if !isWhole { throw .facesMissing(session) }
  }

  /// Adds the faces that a sheet names.
  private static func add(
    _ names: Set<String>,
    to collector: inout FaceCollector,
    _ session: Session
  ) throws(GenerationStop) {
    for name in names.sorted() {
      do throws(FontLookupError) {
        try collector.add(name: name)
      } catch {
        // What nothing is called is told with the style that asks for it.
        guard case .unreadable = error else { continue }
        session.complain("\(error)")
        throw .facesMissing(session)
      }
    }
  }

  /// Whether a word leads somewhere; else it is told.
  private static func isThere(_ word: Word, _ session: Session) -> Bool {
    do throws(ProjectProblem) {
      let path = try session.opening(FilePath(bytes: word.bytes))
      do throws(FileError) {
        _ = try FileKind(of: path)
        return true
      } catch {
        session.complain("\(error)")
      }
    } catch {
      session.complain(ProblemText.line(error))
    }
    return false
  }

  /// The same map as `fontscan legibility --map` makes.
  private static func bolds(
    _ groups: [FaceGroup],
    _ wishes: GenerationWishes,
    _ session: Session
  ) throws(GenerationStop) -> BoldMap {
    let choices: BoldChoices
    do throws(ConfigurationError) {
      choices = try session.boldChoices(wishes.config, wishes.words)
    } catch {
      session.console.complain(ProblemText.lines(error))
      throw GenerationStop(status: .failure)
    }
    let groups = groups.map { $0.choosing(choices) }
    let report = session.showingProgress("measuring letters") {
      LegibilityReport(groups, measurer: .reading(jobs: session.jobs))
    }
    let map = BoldMap(report)
    session.note(map.disputed.map { "'\($0.name)' is left out of the map: it is \($0.reason)" })
    return map
  }
}

/// Nothing is written; what is wrong was said.
struct GenerationStop: Error {
  /// What the process tells its caller.
  let status: ExitStatus

  /// Stops where a file without some faces would be as good as wrong.
  static func facesMissing(_ session: Session) -> GenerationStop {
    session.complain("nothing is written, since faces may be missing")
    return GenerationStop(status: .failure)
  }
}

extension Face {
  /// Whether iOS loads the file for an app.
  fileprivate var canBeInApp: Bool { container.canBeInApp }
}

extension FontContainer {
  /// Whether iOS loads such a file for an app.
  var canBeInApp: Bool {
    switch self {
    case .sfnt, .collection: true
    case .woff, .woff2, .eot, .dfont, .pfb, .pfa, .pcf, .bdf, .other: false
    }
  }
}

extension FaceDescription {
  /// Describes a face of a file.
  fileprivate init(_ face: Face) {
    self.init(
      postScriptName: face.postScriptName,
      family: face.family,
      style: face.style,
      weight: face.weight,
      isItalic: face.isItalic,
      file: String(validating: face.file.lastComponent, as: UTF8.self)
    )
  }
}
