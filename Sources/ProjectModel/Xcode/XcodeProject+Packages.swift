internal import FileAccess

extension XcodeProject {
  /// The manifests of the Swift packages that the project refers to by their folder, as far as they
  /// lie in the checkout and outside what package managers fetch.
  ///
  /// Xcode has references of their own for them since version 15; before, they were folders like any
  /// other.
  var localPackages: [FilePath] {
    let named = packageReferences.compactMap { $0.string("relativePath") }
      .map { folder.appending($0.utf8) }
    let folders = fileReferences.filter { file in
      ["wrapper", "folder"].contains(file.string("lastKnownFileType") ?? "")
    }
    return (named + folders.compactMap { location(of: $0) })
      .map { $0.appending("Package.swift".utf8) }
      .filter { !$0.isFetched && checkout.presence(of: $0) == .present }
      .map { checkout.file($0) }
  }
}
