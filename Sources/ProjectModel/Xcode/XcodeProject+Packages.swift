internal import FileAccess

extension XcodeProject {
  /// The manifests of the Swift packages that the project refers to by their folder, as far as they
  /// lie in the checkout and outside what package managers fetch.
  ///
  /// Xcode has references of their own for them since version 15; before, they were folders like any
  /// other.
  var localPackages: [FilePath] {
    let references = packageReferences.filter { $0.string("relativePath") != nil }
    let named = references.map { folder.appending(($0.string("relativePath") ?? "").utf8) }
    let folders = fileReferences.filter { file in
      let type = file.string("lastKnownFileType")
      return type == "wrapper" || type == "folder"
    }
    for (reference, path) in zip(references, named) where checkout.presence(of: path) == .outside {
      var problem = problem(
        at: reference.position,
        "the package '\(checkout.file(path))' lies outside '\(checkout.root)', and is not read"
      )
      problem.losesNothing = true
      log.add(problem)
    }
    return (named + folders.compactMap { location(of: $0) })
      .map { $0.appending("Package.swift".utf8) }
      .filter { !$0.isFetched && checkout.presence(of: $0) == .present }
      .map { checkout.file($0) }
  }
}
