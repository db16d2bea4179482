internal import SourceScan

extension Rule {
  static let privateName = Rule(
    id: "names/private",
    title: "Code asks for no name that starts with a dot",
    severity: .error,
    otherSeverities: [.note],
    rationale: """
      iOS's system fonts have names that start with a dot. They are seen in logs and in the name of \
      a font that is at hand, and nothing can ask for them: the text comes in another font, as in \
      Times New Roman, and they change from release to release. To compare a name with such a one \
      is a note: what it is compared with may be called otherwise on the next iOS. Storyboards and xibs are \
      left alone: there Interface Builder itself writes such names, and means the system font.
      """,
    fix: "Ask for UIFont.systemFont, or Font.system, with a weight and a design.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example(.example("Demo.ttf", .example("Demo-Regular")))
      return [
        .passes(
          "Code asks for a shipped font.",
          app,
          swift: #"UIFont(name: "Demo-Regular", size: 17)"#
        ),
        .fails(
          "Code asks for the system font by its name.",
          .error,
          in: app,
          swift: #"UIFont(name: ".SFUI-Regular", size: 17)"#
        ),
        .fails(
          "A name that is joined at run time starts with a dot.",
          .error,
          in: app,
          swift: #"""
            func font(_ weight: String) -> UIFont? {
              UIFont(name: ".SFUI-" + weight, size: 17)
            }
            """#
        ),
        .fails(
          "Code compares a name with that of the system font.",
          .note,
          in: app,
          swift: #"let isSystemFont = label.font.fontName == ".SFUI-Regular""#
        ),
      ]
    }
  ) { subject in
    var seen: Set<SourceLocation> = []
    return subject.judgedRequests.compactMap { request in
      guard request.role != .mention, request.role != .resource else { return nil }
      // One expression may come to several such names, and is one fault.
      guard request.startsWithDot, seen.insert(request.location).inserted else { return nil }
      return switch request.name {
      case .known(let name): FindingDraft.privateName(request, name)
      case .joined(let parts): FindingDraft.privateName(request, JoinedName(parts).text)
      }
    }
  }
}

extension FindingDraft {
  fileprivate static func privateName(_ request: FontRequest, _ name: String) -> FindingDraft {
    guard request.role != .comparison else {
      return FindingDraft(
        request,
        name: name,
        severity: .note,
        message: "'\(name)' is a name of the system's own, which may be another on the next iOS"
      )
    }
    return FindingDraft(
      request,
      name: name,
      message: "'\(name)' starts with a dot, and nothing can ask for such a name; the system font "
        + "comes by \(request.isOfSwiftUI ? "Font.system(size:)" : "UIFont.systemFont(ofSize:)")"
    )
  }
}

extension FontRequest {
  /// Whether the name starts with a dot for certain.
  fileprivate var startsWithDot: Bool {
    switch name {
    case .known(let name): name.utf8.first == UInt8(ascii: ".")
    case .joined(let parts): JoinedName(parts).startsWithDot
    }
  }

  /// Whether what is called belongs to SwiftUI.
  fileprivate var isOfSwiftUI: Bool { api.hasPrefix("Font.") || api.hasPrefix(".custom") }
}
