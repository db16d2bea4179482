internal import PropertyList

extension PhaseReader {
  /// Reads the folders that are kept in step with the disk, those of the target and those of which
  /// it takes some files.
  mutating func readSynchronizedGroups() {
    let owned = project.strings("fileSystemSynchronizedGroups", of: target)
      .compactMap { project.object($0, "the folder of target '\(target.title ?? "")'") }
    let phases = project.strings("buildPhases", of: target).map(\.text)
    let sets = project.exceptions.sets(for: [target.id] + phases)
    let byId = Dictionary(
      sets.map { (project.synchronizedGroups[$0.key].id, $0.value) },
      uniquingKeysWith: +
    )
    let ids = Set(owned.map(\.id))
    let others = sets.keys.sorted().map { project.synchronizedGroups[$0] }
      .filter { !ids.contains($0.id) }
    for folder in owned where project.location(ofFolder: folder) == nil {
      // Where only a build knows there may be fonts.
      guard let path = project.unplacedLocation(of: folder) else { continue }
      files.unseenFolders.append(
        TargetFiles.Copied(
          path: path,
          bundlePath: [],
          origin: FontOrigin(kind: .synchronizedGroup, place: project.place(folder.position))
        )
      )
    }
    func group(_ object: XcodeObject, isOwned: Bool) -> SynchronizedGroup? {
      SynchronizedGroup(object, exceptions: byId[object.id] ?? [], in: project, isOwned: isOwned)
    }
    for group in owned.compactMap({ group($0, isOwned: true) }) { read(group) }
    for group in others.compactMap({ group($0, isOwned: false) }) { read(group) }
  }

  private mutating func read(_ group: SynchronizedGroup) {
    guard project.checkout.presence(of: group.path) == .present else {
      files.unseenFolders.append(
        TargetFiles.Copied(
          path: group.path,
          bundlePath: [],
          origin: origin(.synchronizedGroup, of: group, at: [])
        )
      )
      return
    }
    for relative in contents.linkedFolders(below: group.path) { noteLink(relative, of: group) }
    for relative in contents.files(below: group.path) {
      let filter = group.filter(of: relative)
      guard isBuilt(for: filter) else {
        let place = group.filterPosition(of: relative) ?? group.object.position
        holdBack(relative, of: group, .platforms(filter ?? []), at: place)
        continue
      }
      guard !FileNames.isCompiled(relative) else {
        if group.isOwned, FileNames.isInCatalog(relative) {
          holdBack(relative, of: group, .assetCatalog, at: group.object.position)
        }
        continue
      }
      if group.takes(relative) {
        take(relative, of: group, filter: filter ?? [])
      } else {
        takeException(relative, of: group, filter: filter ?? [])
      }
    }
  }

  /// Notes a link to a folder, whose fonts come along or not: that is nowhere described.
  private mutating func noteLink(_ relative: ArraySlice<UInt8>, of group: SynchronizedGroup) {
    guard isBuilt(for: group.filter(of: relative)), !FileNames.isCompiled(relative),
      !FileNames.isCompiledFolder(relative.lastComponent), !resourcesPhases.isEmpty,
      group.takes(relative)
    else { return }
    let explicit = group.explicitFolders.around(relative).map { folder in
      Array(relative[(folder.endIndex - folder.lastComponent.count)...])
    }
    files.unseenFolders.append(
      TargetFiles.Copied(
        path: group.path.appending(relative),
        bundlePath: explicit ?? [],
        origin: origin(
          explicit == nil ? .synchronizedGroup : .folderReference,
          of: group,
          at: relative
        )
      )
    )
  }

  /// Takes a file that goes to a phase of its own, or nowhere.
  private mutating func takeException(
    _ relative: ArraySlice<UInt8>,
    of group: SynchronizedGroup,
    filter: Set<Platform>
  ) {
    if group.isOwned, let place = group.exceptionPosition(of: relative) {
      holdBack(relative, of: group, .exception, at: place)
    }
    for phase in group.phases where phase.members.hold(relative) {
      if resourcesPhases.contains(phase.id) {
        takeResource(relative, of: group, filter: filter)
        continue
      }
      guard let place = destinations[phase.id] else { continue }
      if let folder = place.folder {
        take(font: relative, of: group, filter: filter, folder: folder)
      } else if let reason = HeldBackFont.Reason(copiedTo: place) {
        holdBack(relative, of: group, reason, at: phase.position)
      }
    }
  }

  /// Notes a file that the target would have and does not copy, when it is a font.
  private mutating func holdBack(
    _ relative: ArraySlice<UInt8>,
    of group: SynchronizedGroup,
    _ reason: HeldBackFont.Reason,
    at position: PropertyListPosition
  ) {
    guard names.isFont(relative.lastComponent), contents.takeFont(of: group.path) else { return }
    files.heldBack.append(
      TargetFiles.HeldBack(
        path: group.path.appending(relative),
        reason: reason,
        place: project.place(position)
      )
    )
  }

  private mutating func take(
    _ relative: ArraySlice<UInt8>,
    of group: SynchronizedGroup,
    filter: Set<Platform>
  ) {
    if FileNames.isSource(relative.lastComponent) {
      files.sources.append(group.path.appending(relative))
    } else if resourcesPhases.isEmpty {
      // Without the phase Xcode copies nothing, whatever is in the folder.
      holdBack(relative, of: group, .noResourcesPhase, at: target.position)
    } else {
      takeResource(relative, of: group, filter: filter)
    }
  }

  /// Takes a file that goes to the usual place.
  private mutating func takeResource(
    _ relative: ArraySlice<UInt8>,
    of group: SynchronizedGroup,
    filter: Set<Platform>
  ) {
    if FileNames.isInterface(relative.lastComponent) {
      files.interfaces.append(group.path.appending(relative))
    } else if FileNames.isData(relative.lastComponent) {
      files.dataFiles.append(group.path.appending(relative))
    }
    take(font: relative, of: group, filter: filter, folder: nil)
  }

  /// Takes a file when it is a font.
  ///
  /// - Parameters:
  ///   - relative: The path below the folder of the group.
  ///   - group: The group.
  ///   - filter: The systems that the file is for.
  ///   - folder: Where a phase copies to; `nil` for the usual place.
  private mutating func take(
    font relative: ArraySlice<UInt8>,
    of group: SynchronizedGroup,
    filter: Set<Platform>,
    folder: String?
  ) {
    guard names.isFont(relative.lastComponent), contents.takeFont(of: group.path) else { return }
    let path = group.path.appending(relative)
    let kind: FontOrigin.Kind
    let bundlePath: [UInt8]
    if let explicit = group.explicitFolders.around(relative) {
      kind = folder == nil ? .folderReference : .copyPhase
      bundlePath = Array(relative[(explicit.endIndex - explicit.lastComponent.count)...])
    } else if let start = FileNames.wrapperStart(in: relative) {
      kind = .synchronizedGroup
      bundlePath = Array(relative[start...])
    } else {
      kind = folder == nil ? .synchronizedGroup : .copyPhase
      bundlePath = Self.languageFolder(of: path) + relative.lastComponent
    }
    files.fonts.append(
      TargetFiles.Copied(
        path: path,
        bundlePath: Array((folder ?? "").utf8) + bundlePath,
        origin: origin(kind, of: group, at: relative),
        platforms: filter
      )
    )
  }

  private func origin(
    _ kind: FontOrigin.Kind,
    of group: SynchronizedGroup,
    at relative: ArraySlice<UInt8>
  ) -> FontOrigin {
    FontOrigin(kind: kind, place: project.place(group.position(of: relative)))
  }
}
