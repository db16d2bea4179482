internal import FileAccess

extension PhaseReader {
  /// Takes the framework in an `.xcframework` that a build for a device embeds.
  ///
  /// Such a folder has one for each system and its simulator, in folders called like `ios-arm64`. One
  /// that is not in the checkout has nothing that can be looked at.
  mutating func take(
    frameworkIn file: XcodeObject,
    at path: ProjectPath,
    to folder: String,
    filter: Set<Platform>
  ) {
    let slices = contents.files(below: path).filter { relative in
      let slice = relative.prefix { $0 != UInt8(ascii: "/") }
      return isSlice(String(decoding: slice, as: UTF8.self))
    }
    var framework: ProjectPath?
    for relative in slices where framework == nil {
      let parts = relative.split(separator: UInt8(ascii: "/"), maxSplits: 2)
      guard parts.count == 3, BundleName.kind(ofFolder: parts[1]) == .framework else { continue }
      framework = path.appending(parts[0]).appending(parts[1])
    }
    let name = framework?.name ?? path.name
    let copied = TargetFiles.Copied(
      path: framework ?? path,
      bundlePath: Array(folder.utf8) + name,
      origin: FontOrigin(kind: .copyPhase, place: project.place(file.position)),
      platforms: filter
    )
    if framework == nil {
      files.unseenFolders.append(copied)
    } else {
      files.innerBundles.append(copied)
    }
  }

  /// Whether a folder has what a device of the target's system runs.
  private func isSlice(_ name: String) -> Bool {
    let isForCatalyst = platform == .macCatalyst
    guard !name.hasSuffix("-simulator"), name.hasSuffix("-maccatalyst") == isForCatalyst else {
      return false
    }
    switch platform {
    case .iOS, .macCatalyst, .unknown: return name.hasPrefix("ios-")
    case .tvOS: return name.hasPrefix("tvos-")
    case .watchOS: return name.hasPrefix("watchos-")
    case .visionOS: return name.hasPrefix("xros-")
    case .macOS: return name.hasPrefix("macos-")
    }
  }
}
