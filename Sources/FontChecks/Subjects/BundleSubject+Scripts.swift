internal import ProjectModel

extension BundleSubject {
  /// Why it is not known which fonts reach the bundle besides those that the project names; `nil`
  /// where it is known.
  var wordsForScripts: String? {
    guard let first = bundle.copyingScripts.first else { return nil }
    return "the script '\(first)' runs while the target is built and may copy fonts"
  }
}
