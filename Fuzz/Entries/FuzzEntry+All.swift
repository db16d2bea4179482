extension FuzzEntry {
  /// Every reader of what strangers made.
  package static let all: [FuzzEntry] = [
    // Tables of fonts.
    tableDirectory, names, characters, axes, metrics, cffName, variations, ligatures, type1Header,
    // Whole fonts.
    woff, woff2, resourceFork, face, outlines,
    // Text.
    xmlPropertyList, binaryPropertyList, openStepPropertyList, json, yaml, styleSheet, infoPlist,
    fontList,
    // Projects.
    xcodeProject, buildSettings, storyboard, xmlElements, manifest, xcodeGenSpec, configuration,
    archive,
    // Sources.
    swiftSource, objectiveC, interface, styleFile,
  ]

  /// The entry of a name.
  package static func named(_ name: String) -> FuzzEntry? {
    all.first { $0.name == name }
  }
}
