package import FileAccess

/// Looks in source files for code that registers fonts.
///
/// It sees that a file speaks of registering, not which font it means: enough to keep us from saying
/// that nothing makes a font known.
package struct RegistrationSearch {
  /// The largest file that is looked at.
  private static let fileLimit = 1 << 20

  /// What only code that registers fonts says: Core Text's functions, and the names that libraries and
  /// generators give to theirs.
  private static let signs = ["CTFontManagerRegister", "registerFont", "registerAllCustomFonts"]
    .map { Array($0.utf8) }

  /// How many bytes may still be read for all targets.
  private var room = 64 << 20

  private var known: [FilePath: Bool] = [:]

  /// What lies outside it is not read, whatever a project or a link says.
  private let checkout: Checkout

  /// Starts a search of the files of several targets, each of which is read once.
  ///
  /// - Parameter path: The folder, project or property list that was given. Nothing outside the folder,
  ///   or the folder around the project or list, is read.
  package init(below path: FilePath) {
    let name = path.name
    let isPart = name.elementsEqual("project.pbxproj".utf8)
    let isPackage =
      name.suffix(10).elementsEqual(".xcodeproj".utf8)
      || name.suffix(12).elementsEqual(".xcworkspace".utf8)
    let isFolder = (try? FileKind(of: path)) == .folder
    checkout = Checkout(around: path, steps: isPart ? 2 : isFolder && !isPackage ? 0 : 1)
  }

  /// The first of some files that registers fonts; `nil` when none does.
  package mutating func first(of files: [FilePath]) -> FilePath? {
    files.first { registers($0) }
  }

  private mutating func registers(_ file: FilePath) -> Bool {
    if let known = known[file] { return known }
    var answer = false
    if room > 0, checkout.holds(file), (try? FileKind(of: file)) == .file,
      let bytes = try? OpenFile(file).readAll(limit: Self.fileLimit)
    {
      room -= bytes.count
      answer = Self.speaks(bytes)
    }
    known[file] = answer
    return answer
  }

  /// Whether a text holds one of the signs.
  static func speaks(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { start in
      signs.contains { sign in
        bytes[start] == sign[0] && bytes[start...].starts(with: sign)
      }
    }
  }
}
