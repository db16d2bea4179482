internal import DynamicType
internal import FileAccess
internal import FontRegistry
internal import StyleSheets

extension ScaleReport {
  /// Adds the faces that words mean, in all lines of the plan.
  ///
  /// - Parameters:
  ///   - words: Words of the command line.
  ///   - finder: Finds the faces.
  ///   - session: Where complaints go.
  /// - Returns: What the process tells its caller.
  mutating func add(
    _ words: [Word],
    with finder: inout ScaledFaceFinder,
    _ session: Session
  ) -> ExitStatus {
    var status = ExitStatus.success
    for word in words {
      do throws(FontLookupError) {
        let found = try finder.find(word)
        let new = found.problems.map { ScaleProblem($0) }.filter { !problems.contains($0) }
        problems += new
        if new.contains(where: \.isOfMeasures) { status = .failure }
        if found.files.allSatisfy(\.faces.isEmpty) { status = max(status, .findings) }
        for (_, face) in found.faces {
          let bold = finder.bold(of: face)
          // Without a size for a face that was asked for, the question has no answer.
          if !add(face, lines: plan.lines.indices, bold: bold) { status = .failure }
          if case .missing = bold { status = max(status, .findings) }
        }
      } catch {
        session.complain("\(error)")
        status = max(status, error.status)
      }
    }
    return status
  }

  /// Adds the faces of a sheet, each in the lines that have it.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - finder: Finds the faces.
  ///   - session: Where complaints about the place to look in go.
  /// - Returns: What the process tells its caller.
  mutating func add(
    _ sheet: StyleSheet,
    with finder: inout ScaledFaceFinder,
    _ session: Session
  ) -> ExitStatus {
    var status = ExitStatus.success
    for fault in sheet.faults {
      problems.append(ScaleProblem(in: sheet.path, at: fault.place, fault.reason))
      status = .failure
    }
    if let reason = sheet.wordsForEmptiness {
      problems.append(ScaleProblem(in: sheet.path, at: nil, reason))
      status = .findings
    }
    let places = Dictionary(sheet.styles.map { ($0.style.name, $0.places.name) }) { first, _ in
      first
    }
    for (number, line) in plan.lines.enumerated() {
      guard let style = line.fontStyle else { continue }
      func problem(_ reason: String) -> ScaleProblem {
        ScaleProblem(
          in: sheet.path,
          at: places[style.name],
          "style '\(style.name)': \(reason)"
        )
      }
      do throws(FontLookupError) {
        let face = try finder.face(named: style.baseFont.regularName)
        if !add(face, lines: number..<(number + 1)) { status = .failure }
        guard let bold = try finder.bold(of: face, in: style) else { continue }
        if !add(bold, line: number) { status = .failure }
        if case .missing = bold.answer { status = max(status, .findings) }
        if case .notFound(let error) = bold {
          problems.append(problem("boldFontName: \(error.sheetReason)"))
        }
      } catch {
        status = max(status, error.status)
        if case .unreadable = error {
          // Where no name can be looked up, no other style fares better.
          session.complain("\(error)")
          return status
        }
        problems.append(problem(error.sheetReason))
      }
    }
    let ofFaces = finder.problems.map { ScaleProblem($0) }.filter { !problems.contains($0) }
    problems += ofFaces
    if ofFaces.contains(where: \.isOfMeasures) { status = .failure }
    return status
  }
}

extension ScaledFaceFinder {
  /// What there is for the face of a style when Bold Text is on: what the sheet says, else what the
  /// family has; `nil` when nobody asked.
  fileprivate mutating func bold(
    of face: Face,
    in style: FontStyle
  ) throws(FontLookupError) -> StyleBold? {
    guard wantsBold else { return nil }
    guard let name = style.baseFont.boldName else { return bold(of: face).map { .answer($0) } }
    let partner: Face
    do throws(FontLookupError) {
      partner = try self.face(named: name)
    } catch {
      guard case .nothing = error else { throw error }
      return .notFound(error)
    }
    let isInstance = partner.instance.map { !$0.isDefault } ?? false
    return .answer(.partner(BoldPartner(face: partner, source: isInstance ? .instance : .face)))
  }
}

extension FontLookupError {
  /// The complaint about a name in a sheet, which an app passes on as it is.
  fileprivate var sheetReason: String {
    switch self {
    case .unreadable: "\(self)"
    case .nothing(let name, let near):
      "no face has the PostScript name '\(name)'"
        + (near.isEmpty
          ? "" : "; did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?")
    }
  }
}
