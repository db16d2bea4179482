package import FileAccess

/// Which sources of a project may be read: files in the folder that was given, once each.
package struct SourceFiles {
  private let checkout: Checkout
  private var folders: [FilePath: Bool] = [:]
  private var known: [FilePath: Bool] = [:]

  /// Starts to look at the files of several targets.
  ///
  /// - Parameter path: The folder, project or property list that was given. Nothing outside the folder,
  ///   or the folder around the project or list, is read.
  package init(below path: FilePath) {
    checkout = Checkout(givenAs: path)
  }

  /// Those of some files that can be read.
  package mutating func readable(of files: [FilePath]) -> [FilePath] {
    known.reserveCapacity(known.count + files.count)
    return files.filter { isReadable($0) }
  }

  private mutating func isReadable(_ file: FilePath) -> Bool {
    if let known = known[file] { return known }
    // Of thousands of files few are links, and only these lie elsewhere than their folder does.
    let answer =
      lies(in: file.parent) && (try? FileKind(of: file)) == .file
      && (!file.isLink || checkout.holds(file))
    known[file] = answer
    return answer
  }

  /// Whether a folder lies in the one that was given.
  private mutating func lies(in folder: FilePath) -> Bool {
    if let known = folders[folder] { return known }
    let answer = checkout.holds(folder)
    folders[folder] = answer
    return answer
  }
}

extension Checkout {
  /// Takes what is read of a path that was given: the folder itself, or the one around a project, a
  /// workspace or a file.
  init(givenAs path: FilePath) {
    let name = path.name
    let isPart = name.elementsEqual("project.pbxproj".utf8)
    let isPackage =
      name.suffix(10).elementsEqual(".xcodeproj".utf8)
      || name.suffix(12).elementsEqual(".xcworkspace".utf8)
    let isFolder = (try? FileKind(of: path)) == .folder
    self.init(around: path, steps: isPart ? 2 : isFolder && !isPackage ? 0 : 1)
  }
}
