internal import FileAccess

extension PhaseReader {
  /// Notes the fonts of an asset catalog, which the build makes one file of.
  mutating func holdBack(catalog file: XcodeObject, at path: ProjectPath) {
    guard project.checkout.presence(of: path) == .present else { return }
    for relative in contents.files(below: path) where names.isFont(relative.lastComponent) {
      guard contents.takeFont(of: path) else { return }
      files.heldBack.append(
        TargetFiles.HeldBack(
          path: path.appending(relative),
          reason: .assetCatalog,
          place: project.place(file.position)
        )
      )
    }
  }

  /// Notes a font that is copied, and of which the project does not say where it lies.
  mutating func holdBack(unknown file: XcodeObject) {
    let name = Array((file.string("path") ?? "").utf8)[...].lastComponent
    guard names.isFont(name), contents.takesFont() else { return }
    files.heldBack.append(
      TargetFiles.HeldBack(
        path: project.folder.appending(name),
        reason: .unknown("the project does not say where it lies"),
        place: project.place(file.position)
      )
    )
  }
}

extension HeldBackFont.Reason {
  /// Why a phase does not bring into a bundle what it copies; `nil` when it does.
  init?(copiedTo place: CopyDestination.Place) {
    switch place {
    case .inside: return nil
    case .outside: self = .copiedOutside
    case .unknown(let path): self = .unknown("a phase copies it to '\(path)'")
    }
  }
}
