internal import FileAccess
internal import ProjectModel

extension Rule {
  static let notInTarget = Rule(
    id: "declared/not-in-target",
    title: "Declared fonts are in the bundle that declares them",
    severity: .error,
    rationale: """
      A list reaches the files of its own bundle. An extension does not see the fonts of its app, \
      and an app does not see those of a framework, a Swift package or an extension, though all of \
      them are in the product.
      """,
    fix: """
      Add the file to the target that declares it, or register it in code from the bundle that \
      holds it.
      """,
    needs: [.propertyList, .everyFolderOfEntries],
    limit: { subject in
      RuleNeed.builtBundle.whyUnmet(by: subject)
        ?? (subject.entries.contains { $0.elsewhere != nil || $0.heldBack != nil }
          ? subject.wordsForScripts : nil)
        ?? subject.entries.lazy.compactMap { $0.wordsForUnknown }.first
        ?? subject.wordsForHiddenEntries
    },
    examples: {
      [
        .passes(
          "An extension holds the font that it declares.",
          .example(.example("Demo.ttf"), kind: .appExtension)
        ),
        .fails(
          "An extension declares a font that only its app holds.",
          .error,
          in: .example(
            list: ["Demo.ttf"],
            kind: .appExtension,
            outer: [.example("App.app", kind: .application, .example("Demo.ttf"))]
          )
        ),
        .fails(
          "An app declares a font that lies in the bundle of a Swift package.",
          .error,
          in: .example(
            list: ["Demo.ttf"],
            inner: [.example("Kit_Kit.bundle", kind: .resourceBundle, .example("Demo.ttf"))]
          )
        ),
      ]
    }
  ) { subject in
    subject.entries.compactMap { entry in
      if let font = entry.elsewhere {
        guard subject.bundle.copyingScripts.isEmpty else { return nil }
        // Whatever an app without a project copies, a package keeps its files to itself.
        guard subject.bundle.layout != .sources || font.isInNestedBundles else { return nil }
        return FindingDraft.notInTarget(entry, font: font, in: subject)
      }
      if let font = entry.heldBack ?? subject.fontForOthers(of: entry) {
        guard subject.bundle.copyingScripts.isEmpty, entry.wordsForUnknown == nil else {
          return nil
        }
        return FindingDraft.notInTarget(entry, heldBack: font, in: subject)
      }
      guard case .otherBundle(let target, let isInside) = entry.outcome,
        subject.bundle.layout != .sources
      else { return nil }
      return FindingDraft.notInTarget(entry, target: target, isInside: isInside, in: subject)
    }
  }
}

extension SubjectEntry {
  /// The file that the project has and the target does not copy.
  fileprivate var elsewhere: ProjectFontNames.Font? {
    guard case .elsewhere(let font) = outcome else { return nil }
    return font
  }

  /// The file that the target speaks of and that something keeps out.
  fileprivate var heldBack: HeldBackFont? {
    guard case .heldBack(let font) = outcome else { return nil }
    return font
  }

  /// Why it is not known whether the file reaches the bundle; `nil` where it is.
  fileprivate var wordsForUnknown: String? {
    guard let font = heldBack, case .unknown(let words) = font.reason else { return nil }
    let place = font.place.map { " (\($0.words))" } ?? ""
    return "it is not known whether '\(text)' reaches the bundle: \(words)\(place)"
  }
}

extension BundleSubject {
  /// The file of an entry, when it is copied for some of the systems that share the list and not for
  /// all of them.
  ///
  /// A Mac app that is made with AppKit reads no such list.
  fileprivate func fontForOthers(of entry: SubjectEntry) -> HeldBackFont? {
    guard case .found(let places) = entry.outcome, !bundle.otherPlatforms.isEmpty,
      let platform = bundle.infoPlist?.platform
    else { return nil }
    let built = Set([platform] + bundle.otherPlatforms).subtracting([.macOS, .unknown])
    let copied = places.filter(bundle.fonts.indices.contains).map { bundle.fonts[$0].platforms }
    guard !copied.isEmpty, !copied.contains([]), let first = places.first else { return nil }
    let reached = copied.reduce(into: Set<Platform>()) { $0.formUnion($1) }
    guard !built.isSubset(of: reached) else { return nil }
    let font = bundle.fonts[first]
    return HeldBackFont(path: font.path, reason: .platforms(reached), place: font.origin?.place)
  }
}

extension HeldBackFont {
  /// What keeps the file out, in words that follow "is declared, but ".
  fileprivate var words: String {
    let place = place.map { " (\($0.words))" } ?? ""
    return switch reason {
    case .noResourcesPhase:
      "the target has the folder of the file '\(path)' and no phase that copies resources\(place)"
    case .setting(let name): "\(name) leaves the file '\(path)' out\(place)"
    case .exception: "the exceptions of its folder leave the file '\(path)' out\(place)"
    case .platforms(let platforms):
      "its platform filter has the file '\(path)' copied for \(platforms.words) alone\(place)"
    case .copiedOutside: "a phase copies the file '\(path)' to a folder outside the bundle\(place)"
    case .unknown(let words): words
    case .spec: "the spec leaves the file '\(path)' out\(place)"
    case .assetCatalog:
      "the file '\(path)' lies in an asset catalog, into which no list reaches; register its data "
        + "in code"
    }
  }
}

extension Set<Platform> {
  /// The systems in the order of ``Platform``, in words.
  fileprivate var words: String {
    let names = Platform.allCases.filter(contains).map {
      $0 == .macCatalyst ? "Mac Catalyst" : $0.rawValue
    }
    return names.isEmpty ? "other systems" : names.joined(separator: " and ")
  }
}

extension FindingDraft {
  fileprivate static func notInTarget(
    _ entry: SubjectEntry,
    heldBack font: HeldBackFont,
    in subject: BundleSubject
  ) -> FindingDraft {
    FindingDraft(
      entry,
      in: subject,
      message: "'\(entry.text)' is declared, but \(font.words)"
    )
  }

  fileprivate static func notInTarget(
    _ entry: SubjectEntry,
    font: ProjectFontNames.Font,
    in subject: BundleSubject
  ) -> FindingDraft {
    let targets = font.targets.map { "'\($0)'" }.joined(separator: ", ")
    let place =
      if font.isForPages {
        "the only file of that name, '\(font.path)', lies beside web fonts and seems to be there for a "
          + "page; add the app's own to this target"
      } else if font.targets.isEmpty {
        "the file '\(font.path)' is in the project and in no target; add it to this one"
      } else if font.isInNestedBundles {
        "the file ships inside \(targets), which the list does not reach; register it in code"
      } else {
        "only \(targets) copies the file '\(font.path)'; add it to this target as well"
      }
    return FindingDraft(
      entry,
      in: subject,
      message: "'\(entry.text)' is declared, but \(place)"
    )
  }

  fileprivate static func notInTarget(
    _ entry: SubjectEntry,
    target: String,
    isInside: Bool,
    in subject: BundleSubject
  ) -> FindingDraft {
    let place =
      isInside
      ? "the file ships inside '\(target)', which the list does not reach; register it in code"
      : "only '\(target)' around this bundle has the file; add it to this target as well"
    return FindingDraft(
      entry,
      in: subject,
      message: "'\(entry.text)' is declared, but \(place)"
    )
  }
}
