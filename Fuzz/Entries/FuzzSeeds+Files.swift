internal import FileAccess
internal import OpenType

extension FuzzSeeds {
  /// The inputs themselves.
  ///
  /// - Parameters:
  ///   - fixtures: The folder of the fixtures; files that cannot be read are left out.
  ///   - byteLimit: The most bytes of an input; longer tables are cut, longer files left out.
  /// - Returns: Each input once.
  package func inputs(from fixtures: String, byteLimit: Int) -> [[UInt8]] {
    let all = untrimmed(from: fixtures)
    guard case .tables = self else { return all.filter { $0.count <= byteLimit } }
    return Self.unique(all.map { Array($0.prefix(byteLimit)) })
  }

  private func untrimmed(from fixtures: String) -> [[UInt8]] {
    switch self {
    case .texts(let texts): texts.map { Array($0.utf8) }
    case .bytes(let bytes): bytes
    case .fonts(let endings): Self.files(below: fixtures + "/fonts", endings)
    case .files(let endings):
      ["/apps", "/products", "/projects"].flatMap { Self.files(below: fixtures + $0, endings) }
    case .starts(let count):
      Self.unique(Self.allFonts(below: fixtures).map { Array($0.prefix(count)) })
    case .tables(let tags):
      Self.allFonts(below: fixtures).flatMap { Self.tables(tags, of: $0) }
    }
  }

  private static func allFonts(below fixtures: String) -> [[UInt8]] {
    files(below: fixtures + "/fonts", ["ttf", "otf", "ttc"])
  }

  private static func files(below folder: String, _ endings: [String]) -> [[UInt8]] {
    let walk = FolderWalk(FilePath(folder)) { _ in true }
    let files = walk.files.filter { $0.lowercaseExtension.map(endings.contains) ?? false }
    return unique(files.compactMap { try? OpenFile($0).readAll(limit: 1 << 20) })
  }

  /// Tables of the face at a file's start.
  private static func tables(_ tags: [Tag], of font: [UInt8]) -> [[UInt8]] {
    guard let directory = try? TableDirectory(parsing: font.span) else { return [] }
    return tags.compactMap { tag in
      guard let entry = directory.first(tag), entry.fits(fileSize: font.count) else { return nil }
      return Array(font[Int(entry.offset)...].prefix(Int(entry.length)))
    }
  }

  private static func unique(_ inputs: [[UInt8]]) -> [[UInt8]] {
    var seen: Set<[UInt8]> = []
    return inputs.filter { seen.insert($0).inserted }
  }
}
