package import FontRegistry
package import ProjectModel

extension Project {
  /// Whether a bundle was found that the path is about.
  package var hasBundles: Bool { bundles.contains { !$0.isContext } }

  /// What the lists of bundles name that have no font at all: none of it is here.
  ///
  /// A bundle that has some is judged by those, and `declared/…` by what else its list names.
  package var declaredInVain: [FontProblem] {
    let bare = bundles.filter { !$0.isContext && $0.readsFontLists && $0.fonts.isEmpty }
    return bare.compactMap(\.infoPlist).flatMap { plist in
      plist.declaredEntries.compactMap(\.builtText).map { entry in
        FontProblem(
          file: plist.path,
          reason: "'\(entry)' is declared, and there is no such file",
          kind: .unreadable
        )
      }
    }
  }
}
