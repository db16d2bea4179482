internal import FileAccess
internal import FontRegistry
internal import ProjectModel

extension Rule {
  static let nameCollision = Rule(
    id: "names/collision",
    title: "PostScript names are unique in an app",
    severity: .error,
    rationale: """
      A name can be registered once in a process. Of two different fonts with one PostScript name \
      iOS takes the first and refuses the second, so an app gets the wrong design, or lacks what \
      only the second has. Frameworks that register fonts of their own share the app's names.
      """,
    fix: "Keep one of the files, or get one whose PostScript name differs.",
    examples: {
      let regular = Face.example("Demo-Regular")
      return [
        .passes(
          "Two files with the same bytes, which is another rule's.",
          .example(
            .example("A.ttf", regular, content: 1),
            .example("B.ttf", regular, content: 1)
          )
        ),
        .passes(
          "An extension has the font of its app; it is a process of its own.",
          .example(
            .example("Demo.ttf", regular),
            inner: [.example("W.appex", kind: .appExtension, .example("Demo.ttf", regular))]
          )
        ),
        .fails(
          "Two editions have one name.",
          .error,
          in: .example(.example("Demo.otf", regular), .example("Demo.ttf", regular))
        ),
        .fails(
          "Three weights were cut from a variable font and kept its name.",
          .error,
          in: .example(
            .example("Light.ttf", .example("Demo-Regular", weight: 300)),
            .example("Regular.ttf", regular),
            .example("Bold.ttf", .example("Demo-Regular", weight: 700))
          )
        ),
        .fails(
          "A framework has another font of the name.",
          .error,
          in: .example(
            .example("Icons.ttf", .example("Icons")),
            inner: [
              .example("Kit.framework", kind: .framework, .example("Icons2.ttf", .example("Icons")))
            ]
          )
        ),
      ]
    }
  ) { subject in
    NameHolders(subject).collisions.map(FindingDraft.nameCollision)
  }
}

extension FindingDraft {
  fileprivate static func nameCollision(_ collision: NameHolders.Collision) -> FindingDraft {
    let holders = collision.holders
    let last = holders[holders.count - 1]
    let others = holders.dropLast().map { "'\($0.font.bundlePath)'" }.joined(separator: ", ")
    let isOneFile = Set(holders.map(\.font.path)).count == 1
    let places = isOneFile ? "in the same file" : "in \(others) as well"
    let more = collision.names.count - 1
    let moreNames = more == 0 ? "" : " (and \(more) more name\(more == 1 ? "" : "s"))"
    let hint =
      collision.isFromOneVariable
      ? "; the files seem to be made from a variable font without renaming" : ""
    return FindingDraft(
      last.font,
      name: collision.names[0],
      message: "PostScript name '\(collision.names[0])'\(moreNames) is \(places), with different "
        + "content; iOS registers only the first\(hint)"
    )
  }
}
