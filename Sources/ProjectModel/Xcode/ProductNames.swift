internal import FileAccess

extension XcodeProject {
  /// What a build calls the folder of a target's product: by its settings, and by the reference to
  /// it, which may be older.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - kind: What it makes.
  ///   - settings: Its settings in one configuration.
  ///   - sdk: The SDK that it is built with.
  /// - Returns: The names, each once; none when nothing is known.
  func productNames(
    of target: XcodeObject,
    kind: AppBundle.Kind,
    settings: BuildSettings,
    sdk: String
  ) -> [FilePath] {
    var names: [FilePath] = []
    if let name = settings.value("PRODUCT_NAME", sdk: sdk), name.isComplete, !name.text.isEmpty {
      let type = target.string("productType") ?? ""
      let wrapper =
        settings.value("WRAPPER_EXTENSION", sdk: sdk)?.text ?? ProductType.wrapper(type, kind)
      names += wrapper.map { [FilePath("\(name.text).\($0)")] } ?? []
    }
    let reference = target.string("productReference").flatMap { self[$0]?.string("path") }
    if let reference, !reference.isEmpty {
      let name = FilePath(bytes: Array(FilePath(reference).lastComponent))
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
