package import FileAccess

extension Project {
  /// Counts more fonts among those of every bundle of sources.
  ///
  /// For fonts that a project keeps where no search from its Info.plist comes by.
  ///
  /// - Parameter paths: Font files, and folders whose fonts are meant.
  /// - Returns: Whether there is a bundle that they were added to; what a built bundle holds is
  ///   known.
  /// - Throws: ``ProjectProblem`` when one of the paths cannot be opened.
  package mutating func add(fontsAt paths: [FilePath]) throws(ProjectProblem) -> Bool {
    var fonts: [BundledFont] = []
    for path in paths { fonts += try Project.fonts(at: path) }
    let added = Set(fonts.map(\.path))
    var isAdded = false
    for index in bundles.indices where bundles[index].layout == .sources {
      isAdded = true
      bundles[index].fontsLeftOut.removeAll { added.contains($0) }
      var known = Set(bundles[index].fonts.map(\.path))
      for font in fonts where known.insert(font.path).inserted {
        bundles[index].fonts.append(font)
      }
      bundles[index].fonts.sort { $0.path < $1.path }
    }
    return isAdded
  }

  private static func fonts(at path: FilePath) throws(ProjectProblem) -> [BundledFont] {
    do throws(FileError) {
      guard try FileKind(of: path) == .folder else {
        let name = FilePath(bytes: Array(path.lastComponent))
        return [BundledFont(path: path, bundlePath: name)]
      }
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    let inventory = FolderInventory(path, leavesOut: BundleName.isLeftOut)
    if let error = inventory.errors.first {
      throw ProjectProblem(path: error.path, reason: error.reason)
    }
    return inventory.files
      .filter { $0.bundles.isEmpty && !BundleName.isInfoPlist($0.relative.lastComponent) }
      .map { BundledFont(path: $0.path, bundlePath: FilePath(bytes: Array($0.relative))) }
  }
}
