internal import FileAccess
package import FontRegistry
package import ProjectModel

extension Subject {
  /// The subject with the letters of all faces in use measured, as the rules about bolds want it.
  ///
  /// - Parameter measurer: What measures the letters; a face that several bundles share is measured
  ///   once.
  /// - Returns: The same bundles, each with its ``BundleSubject/legibility``.
  package func measuringLetters(_ measurer: LetterMeasurer) -> Subject {
    let reports = LegibilityReport.reports(
      on: bundles.map(\.faceGroup),
      measurer: measurer
    )
    var subject = self
    for (place, report) in zip(bundles.indices, reports) {
      subject.bundles[place].legibility = report
    }
    return subject
  }
}

extension Subject {
  /// The subject with the bounds that rules judge by.
  package func judged(by options: RuleOptions) -> Subject {
    var subject = self
    for place in bundles.indices { subject.bundles[place].options = options }
    return subject
  }

  /// The subject with what a configuration says of bolds, and what in it speaks of no font.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, if there is one.
  ///   - isWhole: Whether all targets that it can speak of are here.
  /// - Returns: The same bundles.
  package func choosingBolds(_ configuration: Configuration?, isWhole: Bool = true) -> Subject {
    guard let configuration else { return self }
    let choices = BoldChoices(configuration, options: bundles.first?.options ?? RuleOptions())
    var subject = self
    for place in bundles.indices { subject.bundles[place].bolds = choices }
    let faces = bundles.flatMap(\.fonts).flatMap(\.file.faces)
    // Of fonts that no bundle has, as those of a folder without an Info.plist, nothing was read.
    let isAllSeen =
      !faces.isEmpty
      && bundles.allSatisfy { $0.faceGroup.unseen == nil && $0.bundle.fontsLeftOut.isEmpty }
    subject.problems += choices.unknownNames(among: faces, areAll: isWhole && isAllSeen)
    return subject
  }

  /// Whether some bundle says which fonts it uses, so that not simply all are in use.
  package var declaresFonts: Bool {
    asked.contains { bundle in (bundle.fonts + bundle.absentFonts).contains(where: \.isDeclared) }
  }

  /// Whether a project says which fonts some bundle has.
  package var hasFontsOfTargets: Bool {
    asked.contains { $0.bundle.layout == .project && !($0.fonts + $0.absentFonts).isEmpty }
  }

  /// Whether the code of some bundle says which fonts it uses.
  package var asksForFonts: Bool { asked.contains { $0.knownUses != nil } }

  /// The faces of each bundle: those that its code asks for by name; where that is not known, those of
  /// the fonts that it declares, or of all where it declares none.
  package var faceGroups: [FaceGroup] { asked.map(\.faceGroup) }

  /// All faces of each bundle that it can ask for, whatever its code does: those of the fonts that it
  /// declares, or of all where it declares none.
  package var faceGroupsWithinReach: [FaceGroup] {
    asked.map { bundle in
      var group = bundle.faceGroup
      group.faces = group.candidates
      return group
    }
  }

  /// The declared fonts that cannot be looked at, each once, and why.
  package var absentFonts: [FontProblem] {
    var seen: Set<FilePath> = []
    return asked.flatMap(\.absentFonts).filter { $0.isDeclared && seen.insert($0.path).inserted }
      .map { font in
        let reason =
          switch font.presence {
          case .outside: "it lies outside the folder that is looked at"
          case .unplaced: "it lies where only a build knows"
          case .missing, .present: "this checkout lacks it"
          }
        return FontProblem(file: font.path, reason: reason, kind: .unreadable)
      }
  }

  /// The bundles that the path is about.
  private var asked: [BundleSubject] { bundles.filter { !$0.bundle.isContext } }
}

extension BundleSubject {
  /// Its faces in use with their possible partners, which an app has to be able to ask for as well.
  var faceGroup: FaceGroup {
    let possible = fontsOfPartners
    let paths = Set(possible.map(\.path))
    var group = FaceGroup(
      bundle: bundle.target,
      faces: facesInUse,
      candidates: possible.flatMap(\.file.faces),
      undeclared: judgedFonts.filter { !$0.isDeclared && !paths.contains($0.path) }
        .flatMap(\.file.faces),
      choices: bolds,
      unseen: wordsForUnseenFaces
    )
    group.unreadable = fonts.filter { $0.isDeclared && $0.hidesFaces }.map(\.path)
    return group
  }

  /// The faces that an app can ask for, each once: one that a second file holds as well is one face.
  private var facesInUse: [Face] {
    var seen: Set<[UInt8]> = []
    let uses = knownUses
    return fontsWithinReach.flatMap(\.file.faces).filter { uses?.mayUse($0) ?? true }.filter {
      face in
      guard face.family != nil, let name = face.postScriptName else { return false }
      return seen.insert(Array(name.utf8)).inserted
    }
  }

  /// Why there may be faces that were not seen; `nil` when all were.
  ///
  /// What was seen is judged all the same, as `fontscan legibility` judges it.
  var wordsForUnseenFaces: String? {
    [RuleNeed.everyFolder, .everyFont].lazy.compactMap { $0.whyUnmet(by: self) }.first
  }

  /// A finding for each face in use whose partner has a fault.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - finding: Says it, or says nothing.
  /// - Returns: The findings, in the order of the report.
  func aboutBolds(
    _ fault: LegibilityVerdict,
    _ finding: (SubjectFont, LegibilityReport.Row, BoldPartner) -> FindingDraft?
  ) -> [FindingDraft] {
    let fonts = Dictionary(fontsInUse.map { ($0.path, $0) }) { first, _ in first }
    return (legibility?.rows ?? []).compactMap { row in
      guard row.faults.contains(fault), let partner = row.partner,
        let font = fonts[row.face.file]
      else { return nil }
      return finding(font, row, partner)
    }
  }
}
