internal import FontRegistry
internal import SourceScan

extension Rule {
  static let notCheckable = Rule(
    id: "names/not-checkable",
    title: "Font names are written out",
    severity: .note,
    rationale: """
      A name that is put together while the app runs cannot be held against the fonts, and is wrong \
      as soon as one face is called otherwise than the rest: DemoSans beside DemoSans-Bold. What is \
      known of it is shown, and whether a font fits it at all.
      """,
    fix: "Write whole names, such as the cases of an enumeration.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example(
        .example("Regular.ttf", .example("Demo-Regular")),
        .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700))
      )
      return [
        .passes(
          "Code asks for a name.",
          app,
          swift: #"UIFont(name: "Demo-Bold", size: 17)"#
        ),
        .passes(
          "Code asks for a name of which nothing is known, as a helper does.",
          app,
          swift: #"""
            func font(_ name: String) -> UIFont? {
              UIFont(name: name, size: 17)
            }
            """#
        ),
        .fails(
          "Code joins a name with a style that is not known.",
          .note,
          in: app,
          swift: #"""
            func font(_ style: String) -> UIFont? {
              UIFont(name: "Demo-" + style, size: 17)
            }
            """#
        ),
        .fails(
          "No font can have the name that code joins.",
          .note,
          in: app,
          swift: #"""
            func font(_ style: String) -> UIFont? {
              UIFont(name: "Other-\(style)", size: 17)
            }
            """#
        ),
      ]
    }
  ) { subject in
    subject.judgedRequests.compactMap { request in
      guard case .joined(let parts) = request.name, request.role != .comparison,
        request.role != .mention, request.role != .resource
      else { return nil }
      let name = JoinedName(parts)
      guard name.isKnownInPart, !name.startsWithDot else { return nil }
      return FindingDraft.notCheckable(request, name, in: subject.names)
    }
  }
}

extension FindingDraft {
  fileprivate static func notCheckable(
    _ request: FontRequest,
    _ name: JoinedName,
    in scope: NameScope
  ) -> FindingDraft {
    let fits = request.role == .style ? [] : scope.names(fitting: name, role: request.role)
    let words =
      if request.role == .style {
        ""
      } else if let first = fits.first {
        ": it fits '\(first)'" + (fits.count > 1 ? " and \(fits.count - 1) more" : "")
      } else {
        ": none of the fonts fits"
          + (scope.wordsForUnknownNames == nil ? "" : " that could be looked at")
      }
    return FindingDraft(
      request,
      name: name.text,
      suggestion: fits.count == 1 ? fits.first : nil,
      message: "the name '\(name.text)' is put together while the app runs\(words)"
    )
  }
}

extension NameScope {
  /// The names of shipped fonts and of iOS's own that can be what a joined name comes to, by name.
  fileprivate func names(fitting name: JoinedName, role: FontRequest.Role) -> [String] {
    let own =
      role == .family
      ? members.flatMap { [$0.face.family].compactMap { $0 } + $0.face.familyAlsoKnownAs }
      : members.compactMap(\.name)
    let fits = Set(own.filter(name.fits)).sorted()
    guard fits.isEmpty else { return fits }
    let others =
      role == .family
      ? SystemFonts.families.keys.filter { !$0.isEmpty }
      : members.flatMap { [$0.face.fullName, $0.face.family].compactMap { $0 } }
        + SystemFonts.postScriptNames
    return Set(others.filter(name.fits)).sorted()
  }
}
