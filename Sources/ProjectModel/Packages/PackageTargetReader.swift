internal import FileAccess

/// Makes the bundle of one target of a package.
///
/// A target with resources gets a bundle of its own, which lies in whatever app needs the target. A
/// file that is processed lands at its root, in the folder of its language if it lies in such a one;
/// what is copied keeps its folders. See
/// <https://developer.apple.com/documentation/xcode/bundling-resources-with-a-swift-package>.
struct PackageTargetReader {
  private let manifest: PackageManifest
  private let target: PackageManifest.Target
  private let folder: ProjectPath
  private let reading: XcodeReading

  /// The property lists that are others'.
  private let usedLists: Set<FilePath>

  /// The font files in the target's folder that no rule takes.
  private(set) var unusedFonts: [ProjectPath] = []

  init(
    _ target: PackageManifest.Target,
    of manifest: PackageManifest,
    in folder: ProjectPath,
    reading: XcodeReading,
    usedLists: Set<FilePath>
  ) {
    self.usedLists = usedLists
    self.manifest = manifest
    self.target = target
    self.folder = folder
    self.reading = reading
  }

  /// The bundle that the target makes, or what stands for its code.
  ///
  /// - Parameter packageFolder: The folder of the manifest.
  /// - Returns: The bundle, whose name is that of the folder which Swift makes.
  mutating func bundle(in packageFolder: ProjectPath) -> AppBundle {
    let hasBundle = target.resources.contains { $0.kind != .embed }
    let bundleName = manifest.name.map { "\($0)_\(target.name).bundle" }
    var bundle = AppBundle(
      target: hasBundle ? bundleName ?? target.name : target.name,
      kind: hasBundle ? .resourceBundle : .library,
      layout: .project,
      path: reading.checkout.file(packageFolder)
    )
    if hasBundle, let bundleName { bundle.productNames = [FilePath(bundleName)] }
    if target.kind == .test { bundle.kind = .testBundle }
    if target.kind == .tool { bundle.kind = .library }
    bundle.place = SourcePlace(path: manifest.path, position: target.position)
    bundle.deploymentTarget = manifest.minimumIOS
    bundle.unseenDependencies = unseenDependencies(in: packageFolder)
    take(reading.contents.files(below: folder), into: &bundle)
    addAbsent(to: &bundle)
    addLinked(to: &bundle)
    bundle.fonts.sort { ($0.bundlePath, $0.path) < ($1.bundlePath, $1.path) }
    if bundle.infoPlist == nil {
      // Swift makes one, in which nothing is said about fonts.
      var infoPlist = InfoPlist(path: manifest.path, kind: .openStep)
      infoPlist.isGenerated = true
      // A package says the versions that it needs, not the systems; apps are what is judged here.
      infoPlist.platform = .iOS
      bundle.infoPlist = infoPlist
    }
    return bundle
  }

  /// The products that the target needs of packages which do not lie in the checkout.
  private func unseenDependencies(in packageFolder: ProjectPath) -> [String] {
    let local = manifest.localPackages.filter { path in
      let package = packageFolder.appending(path.utf8).appending("Package.swift".utf8)
      return !path.hasPrefix("/") && reading.checkout.presence(of: package) == .present
    }
    guard manifest.needsFetchedPackages || local.count < manifest.localPackages.count else {
      return []
    }
    let folders = local.map { path in
      String(decoding: packageFolder.appending(path.utf8).name, as: UTF8.self).lowercased()
    }
    let own = Set(manifest.targets.map(\.name))
    return target.products.filter { product in
      !(product.package.map { folders.contains($0.lowercased()) } ?? false)
    }.map(\.name) + target.dependencies.filter { !own.contains($0) }
  }

  private mutating func take(_ files: [ArraySlice<UInt8>], into bundle: inout AppBundle) {
    let excluded = target.excluded.map { ProjectPath().appending($0.utf8).relative }
    for relative in files {
      guard !excluded.contains(where: { Self.lies(relative, in: $0) }) else { continue }
      let path = folder.appending(relative)
      if FileNames.isSource(relative.lastComponent) {
        bundle.sources.append(reading.checkout.file(path))
      } else if FileNames.isInterface(relative.lastComponent) {
        bundle.interfaces.append(reading.checkout.file(path))
      } else if FileNames.isData(relative.lastComponent) {
        bundle.dataFiles.append(reading.checkout.file(path))
      } else if BundleName.isFont(relative.lastComponent) {
        take(font: relative, at: path, into: &bundle)
      } else if BundleName.isInfoPlist(relative.lastComponent), target.kind == .library {
        takeList(at: path, into: &bundle)
      }
    }
  }

  private mutating func take(
    font relative: ArraySlice<UInt8>,
    at path: ProjectPath,
    into bundle: inout AppBundle
  ) {
    guard let resource = resource(for: relative) else {
      unusedFonts.append(path)
      return
    }
    let kind: FontOrigin.Kind
    let bundlePath: [UInt8]
    switch resource.kind {
    case .embed: return
    case .process:
      kind = .processedResource
      let language = resource.language.map { language in
        Array(
          "\(language == "default" ? manifest.defaultLocalization ?? "en" : "Base").lproj/".utf8
        )
      }
      bundlePath = (language ?? PhaseReader.languageFolder(of: path)) + relative.lastComponent
    case .copy:
      kind = .copiedResource
      let rule = folder.appending(resource.path.utf8)
      let below = path.relative.dropFirst(rule.relative.count)
      bundlePath = Array(rule.name) + below
    }
    bundle.fonts.append(
      BundledFont(
        path: reading.checkout.file(path),
        bundlePath: FilePath(bytes: bundlePath),
        presence: reading.checkout.presence(of: path),
        origin: FontOrigin(
          kind: kind,
          place: SourcePlace(path: manifest.path, position: resource.position)
        )
      )
    )
  }

  /// Keeps a property list with fonts in it, which nothing reads in a package.
  private func takeList(at path: ProjectPath, into bundle: inout AppBundle) {
    let file = reading.checkout.file(path)
    guard bundle.infoPlist == nil, !manifest.makesApp, !usedLists.contains(file),
      reading.checkout.holds(file),
      let infoPlist = reading.infoPlist(file),
      infoPlist.fontLists.contains(where: { $0.content != .entries([]) })
    else { return }
    bundle.infoPlist = infoPlist
    bundle.kind = .resourceBundle
  }

  /// Adds the links to folders that may hold fonts, which are not followed.
  private func addLinked(to bundle: inout AppBundle) {
    for relative in reading.contents.linkedFolders(below: folder) {
      guard let resource = resource(for: relative), resource.kind != .embed else { continue }
      let path = folder.appending(relative)
      let rule = folder.appending(resource.path.utf8)
      let below = Array(rule.name) + path.relative.dropFirst(rule.relative.count)
      bundle.unseenFolders.append(
        BundledFont(
          path: reading.checkout.file(path),
          bundlePath: FilePath(bytes: resource.kind == .copy ? below : []),
          presence: reading.checkout.presence(of: path),
          origin: FontOrigin(
            kind: resource.kind == .copy ? .copiedResource : .processedResource,
            place: SourcePlace(path: manifest.path, position: resource.position)
          )
        )
      )
    }
  }

  /// Adds what rules name and the checkout lacks.
  private func addAbsent(to bundle: inout AppBundle) {
    for resource in target.resources where resource.kind != .embed {
      let path = folder.appending(resource.path.utf8)
      let presence = reading.checkout.presence(of: path)
      guard presence != .present else { continue }
      let absent = BundledFont(
        path: reading.checkout.file(path),
        bundlePath: FilePath(bytes: resource.kind == .copy ? Array(path.name) : []),
        presence: presence,
        origin: FontOrigin(
          kind: resource.kind == .copy ? .copiedResource : .processedResource,
          place: SourcePlace(path: manifest.path, position: resource.position)
        )
      )
      if BundleName.isFont(path.name) {
        var font = absent
        font.bundlePath = FilePath(bytes: Array(path.name))
        bundle.fonts.append(font)
      } else if FilePath(bytes: Array(path.name)).lowercaseExtension == nil {
        bundle.unseenFolders.append(absent)
      }
    }
  }
}

extension PackageTargetReader {
  /// The rule for a file: of several the one whose path is nearest to it.
  private func resource(for relative: ArraySlice<UInt8>) -> PackageManifest.Resource? {
    var best: (resource: PackageManifest.Resource, length: Int)?
    for resource in target.resources {
      let path = ProjectPath().appending(resource.path.utf8)
      guard !path.isOutside, Self.lies(relative, in: path.relative) else { continue }
      if let known = best, known.length >= path.relative.count { continue }
      best = (resource, path.relative.count)
    }
    return best?.resource
  }

  /// Whether a file is or lies in something; everything lies in the folder without a name.
  private static func lies(_ file: ArraySlice<UInt8>, in place: [UInt8]) -> Bool {
    guard !place.isEmpty, file != place[...] else { return true }
    return file.starts(with: place) && file.dropFirst(place.count).first == UInt8(ascii: "/")
  }
}
