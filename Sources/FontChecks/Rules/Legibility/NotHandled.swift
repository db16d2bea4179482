internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension Rule {
  static let boldNotHandled = Rule(
    id: "legibility/not-handled",
    title: "An app with faces of its own asks whether Bold Text is on",
    severity: .warning,
    rationale: """
      Bold Text makes the system's fonts heavier, and no other. An app whose code asks for faces of \
      its own, and nowhere for legibilityWeight or isBoldTextEnabled, leaves people who need heavier \
      text without it. Faces that are bold already, symbols and iOS's own fonts are left alone.
      """,
    fix: "Choose the face by legibilityWeight, and again when it changes.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example(.example("Regular.ttf", .example("Demo-Regular")))
      return [
        .passes(
          "The weight of Bold Text is read.",
          app,
          swift: """
            struct Title: ViewModifier {
              @Environment(\\.legibilityWeight) var weight
              func body(content: Content) -> some View {
                let name = weight == .bold ? "Demo-Bold" : "Demo-Regular"
                return content.font(.custom(name, size: 17, relativeTo: .body))
              }
            }
            """
        ),
        .passes(
          "The system's fonts are used alone.",
          app,
          swift: #"let view = Text("Hello").font(.body)"#
        ),
        .fails(
          "A face is used, and Bold Text is read nowhere.",
          .warning,
          in: app,
          swift: #"let font = Font.custom("Demo-Regular", size: 17, relativeTo: .body)"#
        ),
        .fails(
          "So it is with UIKit.",
          .warning,
          in: app,
          swift: #"let font = UIFont(name: "Demo-Regular", size: 17)"#
        ),
      ]
    }
  ) { subject in
    guard subject.bundle.isAppOrExtension, subject.otherCode == nil,
      let process = subject.processScan, process.boldTextReads.isEmpty,
      !process.texts.readsBoldTextElsewhere
    else { return [] }
    let families = FaceFamilies(subject.faceGroup)
    let first = subject.usedNames.lazy
      .filter { used in
        !subject.mayBelongToOthers(used.request)
          && used.answer.faces.contains { named in
            families.exemption(of: named.face) == nil && (named.face.weight ?? 400) < 600
          }
      }
      .min { $0.request.location < $1.request.location }
    guard let first else { return [] }
    return [
      FindingDraft(
        first.request,
        name: first.name,
        message:
          "'\(first.name)' stays as light as it is when people turn on Bold Text: nothing in "
          + "the code reads whether it is on"
      )
    ]
  }
}
