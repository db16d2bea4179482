internal import FileAccess
internal import PropertyList

/// Reads the build phases of a target.
struct PhaseReader {
  let project: XcodeProject
  let target: XcodeObject
  let contents: FolderContents
  let names: FileNames
  let settings: BuildSettings
  let platform: Platform

  /// The systems that the target is built for; none where that is not known.
  let platforms: Set<Platform>

  /// What was found so far.
  var files = TargetFiles()

  /// The ids of the phases that copy to the usual place; without one, files of folders that are kept
  /// in step with the disk are copied by nothing.
  private(set) var resourcesPhases: Set<String> = []

  /// Where each phase copies to, by its id.
  private(set) var destinations: [String: CopyDestination.Place] = [:]

  /// The folders that were taken whole.
  private var takenFolders: Set<TargetFiles.Result> = []

  /// What a phase does with files.
  private enum Use {
    case resources
    case copies
    case sources
  }

  init(
    _ target: XcodeObject,
    of project: XcodeProject,
    contents: FolderContents,
    names: FileNames,
    settings: BuildSettings,
    platforms: [Platform]
  ) {
    self.project = project
    self.target = target
    self.contents = contents
    self.names = names
    self.settings = settings
    self.platforms = Set(platforms)
    platform = platforms.first ?? .unknown
  }
}

extension PhaseReader {
  /// Reads all phases, and the folders that are kept in step with the disk.
  mutating func read() {
    for reference in project.strings("buildPhases", of: target) {
      guard let phase = project.object(reference, "the build phase") else { continue }
      switch phase.isa {
      case "PBXResourcesBuildPhase":
        resourcesPhases.insert(phase.id)
        readFiles(of: phase, as: .resources, to: .inside(""))
      case "PBXCopyFilesBuildPhase":
        let place = CopyDestination.place(of: phase, settings: settings, platform: platform)
        destinations[phase.id] = place
        readFiles(of: phase, as: .copies, to: place)
      case "PBXSourcesBuildPhase": readFiles(of: phase, as: .sources, to: .outside)
      case "PBXShellScriptBuildPhase": readScript(phase)
      default: continue
      }
    }
    readSynchronizedGroups()
    readScripts(ofTargetsBefore: target)
  }

  /// Whether something with a filter is part of any build of the target.
  func isBuilt(for filter: Set<Platform>?) -> Bool {
    guard let filter else { return true }
    return platforms.isEmpty || !platforms.isDisjoint(with: filter)
  }

  /// The systems that a list of filters names; `nil` when there is no filter.
  static func filter(_ names: [String]) -> Set<Platform>? {
    names.isEmpty ? nil : Set(names.compactMap { Platform(filter: $0) })
  }

  private func filter(of file: XcodeObject) -> Set<Platform>? {
    let single = file.values["platformFilter"]
    guard single != nil || file.values["platformFilters"] != nil else { return nil }
    return Self.filter(
      [single?.string].compactMap { $0 } + project.strings("platformFilters", of: file).map(\.text)
    )
  }

  private mutating func readFiles(
    of phase: XcodeObject,
    as use: Use,
    to place: CopyDestination.Place
  ) {
    for reference in project.strings("files", of: phase) {
      guard project.uses.take() else {
        files.cutShort =
          "build phases name more files than the project has; the rest are not looked at"
        return
      }
      guard let file = project.object(reference, "the file of a build phase") else { continue }
      // Products of packages have no file, and neither has what a bad merge left.
      guard file.values["fileRef"] != nil else { continue }
      guard let object = project.object("fileRef", of: file) else { continue }
      let filter = filter(of: file)
      guard isBuilt(for: filter) else {
        if use != .sources, place.folder != nil {
          holdBack(object, of: file, .platforms(filter ?? []))
        }
        continue
      }
      if use != .sources, let reason = HeldBackFont.Reason(copiedTo: place) {
        holdBack(object, of: file, reason)
      }
      read(object, as: use, to: place.folder, filter: filter ?? [])
    }
  }

  /// Notes the fonts of a file or folder that a phase speaks of, and that it does not bring into the
  /// bundle.
  private mutating func holdBack(
    _ object: XcodeObject,
    of buildFile: XcodeObject,
    _ reason: HeldBackFont.Reason
  ) {
    let objects =
      object.isa == "PBXVariantGroup"
      ? project.strings("children", of: object).compactMap { project[$0.text] } : [object]
    for file in objects where file.isa == "PBXFileReference" {
      guard let path = project.location(ofFile: file) else { continue }
      var fonts = [path]
      if !names.isFont(path.name) {
        guard isFolder(file, at: path), project.checkout.presence(of: path) == .present else {
          continue
        }
        fonts = contents.files(below: path).filter { names.isFont($0.lastComponent) }
          .map { path.appending($0) }
      }
      for font in fonts where contents.takesFont() {
        files.heldBack.append(
          TargetFiles.HeldBack(
            path: font,
            reason: reason,
            place: project.place(buildFile.position)
          )
        )
      }
    }
  }

  private mutating func read(
    _ object: XcodeObject,
    as use: Use,
    to folder: String?,
    filter: Set<Platform>
  ) {
    switch object.isa {
    case "PBXVariantGroup":
      for child in project.strings("children", of: object) {
        guard let file = project[child.text] else { continue }
        guard file.isa == "PBXFileReference" else {
          project.log.add(
            project.problem(
              at: child.position,
              "'\(child.text)' in the languages of '\(object.title ?? object.id)' is no file"
            )
          )
          continue
        }
        read(file, as: use, to: folder, filter: filter, kind: .variantGroup)
      }
    case "PBXFileReference":
      read(object, as: use, to: folder, filter: filter, kind: use == .copies ? .copyPhase : .group)
    case "PBXReferenceProxy": take(product: object, to: folder)
    default: return
    }
  }

  private mutating func read(
    _ file: XcodeObject,
    as use: Use,
    to folder: String?,
    filter: Set<Platform>,
    kind: FontOrigin.Kind
  ) {
    guard let path = project.location(ofFile: file) else {
      guard use != .sources else { return }
      take(product: file, to: folder)
      guard let folder else { return }
      guard let path = project.unplacedLocation(of: file) else { return holdBack(unknown: file) }
      return take(unplaced: file, at: path, to: folder, filter: filter, kind: kind)
    }
    let name = path.name
    if use != .copies, name.hasEnd(".xcassets") { return holdBack(catalog: file, at: path) }
    if use == .sources { return take(source: path) }
    if FileNames.isInterface(name) { files.interfaces.append(path) }
    if FileNames.isData(name) { files.dataFiles.append(path) }
    guard let folder else { return }
    if use == .copies, name.hasEnd(".xcframework") {
      return take(frameworkIn: file, at: path, to: folder, filter: filter)
    }
    // Most files of a project are none of these.
    let isFont = names.isFont(name)
    let isBundle = !isFont && BundleName.kind(ofFolder: name) != nil
    guard isFont || isBundle || isFolder(file, at: path) else { return }
    var copied = TargetFiles.Copied(
      path: path,
      bundlePath: Array(folder.utf8) + languageFolder(of: file, at: path, kind: kind) + name,
      origin: FontOrigin(kind: kind, place: project.place(file.position)),
      platforms: filter
    )
    if isFont {
      guard contents.takesFont() else {
        files.cutShort = ReadingRoom.tooManyFonts
        return
      }
      files.fonts.append(copied)
    } else if isBundle {
      if project.checkout.presence(of: path) == .present {
        files.innerBundles.append(copied)
      } else {
        files.unseenFolders.append(copied)
      }
    } else {
      copied.origin.kind = .folderReference
      take(folder: copied)
    }
  }

  /// Takes a font, or a folder that is copied whole, which lies where only a build knows.
  private mutating func take(
    unplaced file: XcodeObject,
    at path: ProjectPath,
    to folder: String,
    filter: Set<Platform>,
    kind: FontOrigin.Kind
  ) {
    var copied = TargetFiles.Copied(
      path: path,
      bundlePath: Array(folder.utf8) + languageFolder(of: file, at: path, kind: kind) + path.name,
      origin: FontOrigin(kind: kind, place: project.place(file.position)),
      platforms: filter
    )
    if names.isFont(path.name) {
      guard contents.takesFont() else {
        files.cutShort = ReadingRoom.tooManyFonts
        return
      }
      files.fonts.append(copied)
    } else if isFolder(file, at: path) {
      copied.origin.kind = .folderReference
      files.unseenFolders.append(copied)
    }
  }

  private mutating func take(product: XcodeObject, to folder: String?) {
    files.products.append(
      TargetFiles.Product(
        id: product.id,
        folder: folder.map { FilePath($0.hasSuffix("/") ? String($0.dropLast()) : $0) }
      )
    )
  }

  private mutating func take(source path: ProjectPath) {
    if FileNames.isInterface(path.name) {
      files.interfaces.append(path)
    } else {
      files.sources.append(path)
    }
  }

  /// The folder of its language that Xcode gives a file which lies in such a one.
  static func languageFolder(of path: ProjectPath) -> [UInt8] {
    let folder = path.folder.name
    return FileNames.isLanguageFolder(folder) ? folder + [UInt8(ascii: "/")] : []
  }

  /// The same for a file of a group of languages, which may say its language otherwise.
  private func languageFolder(
    of file: XcodeObject,
    at path: ProjectPath,
    kind: FontOrigin.Kind
  ) -> [UInt8] {
    let folder = Self.languageFolder(of: path)
    guard folder.isEmpty, kind == .variantGroup, let language = file.string("name"),
      !language.isEmpty, !language.contains("/")
    else { return folder }
    return Array("\(language).lproj/".utf8)
  }

  /// Whether a reference is to a folder as a whole.
  private func isFolder(_ file: XcodeObject, at path: ProjectPath) -> Bool {
    let type = file.string("explicitFileType") ?? file.string("lastKnownFileType")
    if type == "folder" { return true }
    // Tools that write projects leave the type out; a file name without a dot is rare.
    guard type == nil || type == "file" || type == "text", !path.isOutside,
      !path.name.contains(UInt8(ascii: "."))
    else { return false }
    guard case .folder? = try? FileKind(of: project.checkout.file(path)) else { return false }
    return true
  }

  /// Takes the fonts of a folder that is copied whole.
  mutating func take(folder: TargetFiles.Copied) {
    guard project.checkout.presence(of: folder.path) == .present else {
      files.unseenFolders.append(folder)
      return
    }
    // A second reference to it brings nothing new.
    guard takenFolders.insert(folder.result).inserted else { return }
    for relative in contents.linkedFolders(below: folder.path) {
      var linked = folder
      linked.path = folder.path.appending(relative)
      linked.bundlePath = folder.bundlePath + [UInt8(ascii: "/")] + relative
      files.unseenFolders.append(linked)
    }
    for relative in contents.files(below: folder.path) {
      if FileNames.isData(relative.lastComponent) {
        files.dataFiles.append(folder.path.appending(relative))
      }
      guard names.isFont(relative.lastComponent) else { continue }
      guard contents.takeFont(of: folder.path) else {
        files.unseenFolders.append(folder)
        return
      }
      var font = folder
      font.path = folder.path.appending(relative)
      font.bundlePath = folder.bundlePath + [UInt8(ascii: "/")] + relative
      files.fonts.append(font)
    }
  }

}
