internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension Rule {
  static let unused = Rule(
    id: "file/unused",
    title: "Every shipped font is asked for",
    severity: .note,
    rationale: """
      A font that nothing asks for makes the app larger, and slower to start when it is declared. \
      Judged are apps and extensions whose code asks for fonts by name. A face counts as asked for \
      also by its family, by a trait that is laid on another face of the family, by a name that is \
      joined at run time and may be its own, by any text in code, pages and data that is its name, and \
      by style sheets and what .fontscan.yml requires; \
      fonts of symbols, of pages, and those that code registers are left alone.
      """,
    fix: "Take the file out of the target and out of the list, or use it.",
    needs: [.sources],
    limit: \.wordsForUnsureUses,
    examples: {
      let app = BundleSubject.example(
        .example("Regular.ttf", .example("Demo-Regular")),
        .example("Other.ttf", .example("Other-Regular", family: "Other"))
      )
      return [
        .passes(
          "Code asks for both fonts.",
          app.asking(.example("Demo-Regular"), .example("Other-Regular"))
        ),
        .passes(
          "A name that is joined at run time may be that of the other font.",
          app.asking(.example("Demo-Regular"), .example(joining: "Other-", nil))
        ),
        .passes(
          "Code asks for no font by name, so that something else must.",
          app.asking(.example("Avenir-Book"))
        ),
        .fails("Code asks for one of two fonts.", .note, in: app.asking(.example("Demo-Regular"))),
      ]
    }
  ) { subject in
    subject.unusedFonts.map { font in
      FindingDraft(
        font,
        name: font.designs.lazy.compactMap(\.postScriptName).first,
        message: "nothing asks for a face of the file; it has \(font.file.size) bytes"
      )
    }
  }
}

extension BundleSubject {
  /// The fonts that nothing asks for, as far as is known.
  fileprivate var unusedFonts: [SubjectFont] {
    guard wordsForUnsureUses == nil, let uses = FontUses(self) else { return [] }
    let unused = fonts.filter { $0.mayBeUnused && !uses.mayUse($0) }
    guard !unused.isEmpty else { return [] }
    let suggested = suggestedFonts
    return unused.filter { !suggested.contains($0.bundlePath) }
  }

  /// The fonts that are told to be meant where code asks for what is not there: once it is mended they
  /// are used.
  private var suggestedFonts: Set<FilePath> {
    let rules: [Rule] = [.nameUnknown, .weightMissing]
    return Set(rules.flatMap { $0.drafts(for: self) }.compactMap(\.font))
  }

  /// The names by which texts may mention them.
  var namesOfUnusedFonts: [String] {
    unusedFonts.flatMap { font in
      font.file.faces.flatMap { face in
        [face.postScriptName, face.fullName, face.family].compactMap { $0 } + face.familyAlsoKnownAs
      }
    }
  }
}

extension SubjectFont {
  /// Whether nothing but a name can be what the font is there for.
  fileprivate var mayBeUnused: Bool {
    let isInFolder = bundlePath.bytes.contains(UInt8(ascii: "/"))
    return isOfUsualKind && !isForPages && (isDeclared || !isInFolder)
      && file.faces.contains { $0.postScriptName != nil }
      && file.problems.isEmpty
      && !file.faces.contains { $0.details?.isSymbol == true || $0.isSystemFont }
  }
}
