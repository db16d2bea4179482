internal import FileAccess
internal import OpenType

/// A font that keeps to ``FreeTypeLimits``, so that FreeType may open it.
struct TrustedFont {
  /// The font.
  var source: FreeTypeSource
  /// Which face of the source is meant.
  var index: Int
  /// Whether the file has several faces.
  var isOneOfMany: Bool
  /// Whether the bytes are those of the file; else they were unpacked on the way.
  var isAsInFile = true
}

extension FontEngine {
  /// Looks at a font file before FreeType does.
  ///
  /// - Parameters:
  ///   - path: The font file.
  ///   - index: The face's place in a collection, from 0.
  /// - Returns: The font, for one face at a time.
  /// - Throws: When the file cannot be read, is no font, or is beyond what FreeType is trusted with.
  func trusted(_ path: FilePath, index: Int) throws(FontProblem) -> TrustedFont {
    let file: OpenFile
    do throws(FileError) { file = try OpenFile(path) } catch { throw FontProblem(error) }
    let start = try file.fontBytes(0..<FontSignature.byteCount)
    let signature = FontSignature(start.span, fileSize: file.size)
    switch signature {
    case .trueType, .appleTrueType, .openTypeCFF, .appleType1:
      let place = 0..<file.size
      try trustTables(file, place)
      return TrustedFont(source: try source(file, place), index: index, isOneOfMany: false)
    case .collection:
      try trustTables(file, try collectionPlace(file, index: index), index: index)
      let place = 0..<file.size
      return TrustedFont(source: try source(file, place), index: index, isOneOfMany: true)
    case .dfont:
      let starts = try resourceFork(file).fonts
      guard starts.indices.contains(index) else { throw file.hasNoFace(index) }
      let resource = try dfontResource(file, starts[index], index: index)
      try trustTables(file, resource, base: resource.lowerBound, index: index)
      return TrustedFont(source: try source(file, resource), index: 0, isOneOfMany: true)
    case .woff, .woff2:
      return try trustedWebFont(file, signature, index: index)
    case .type1Binary, .type1Text, .pcf, .bdf, .gzip:
      let bytes = try plainBytes(file, signature).0
      return TrustedFont(
        source: FreeTypeSource(bytes: bytes),
        index: index,
        isOneOfMany: false,
        isAsInFile: signature != .gzip
      )
    case .embeddedOpenType, .empty, .gitLFSPointer, .html, .text, .unknown:
      throw FontProblem(file: path, reason: "it is no font that FreeType opens", kind: .unknown)
    }
  }

  private func trustedWebFont(
    _ file: borrowing OpenFile,
    _ signature: FontSignature,
    index: Int
  ) throws(FontProblem) -> TrustedFont {
    var font = UnpackedFont()
    let wishes = UnpackingWishes(tables: [(.cmap, FreeTypeLimits.cmapLength)])
    var (unpackedSize, faceCount) = (0, 1)
    if signature == .woff {
      unpackedSize = try woffDirectory(file).unpackedSize
      try unpackWOFF(file, wishes, into: &font)
    } else {
      let directory = try woff2(file).directory
      (unpackedSize, faceCount) = (directory.unpackedSize, directory.faceCount)
      try unpackWOFF2(file, wishes, into: &font)
    }
    for case .tables(let face) in font.faces where face.index == index {
      if let objection = FreeTypeLimits.objection(to: face.directory, cmap: face.bytes) {
        throw FontProblem(file: file.path, reason: objection, kind: .unsupported)
      }
      let source = FreeTypeSource(bytes: try file.wholeFont(limit: FreeTypeLimits.woff2File))
      source.unpackedSize = unpackedSize
      return TrustedFont(source: source, index: index, isOneOfMany: faceCount > 1)
    }
    throw font.problems.first ?? file.hasNoFace(index)
  }

  /// Looks at the tables that make FreeType slow.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - place: The bytes of the file that start with the face's directory, up to where the font
  ///     ends.
  ///   - base: The byte of the file that the directory's own offsets count from.
  ///   - index: The place among the file's faces, or `nil`.
  /// - Throws: When the directory cannot be read, or FreeType should not see it.
  private func trustTables(
    _ file: borrowing OpenFile,
    _ place: Range<Int>,
    base: Int = 0,
    index: Int? = nil
  ) throws(FontProblem) {
    let directory = try directory(file, place, base: base, index: index)
    var cmap: [UInt8] = []
    if let entry = directory.first(.cmap) {
      let count = min(Int(entry.length), FreeTypeLimits.cmapLength)
      cmap = try file.fontBytes(Int(entry.offset)..<Int(entry.offset) + count)
    }
    if let objection = FreeTypeLimits.objection(to: directory, cmap: cmap) {
      throw FontProblem(file: file.path, index: index, reason: objection, kind: .unsupported)
    }
  }

  /// Finds the directory of a face in a collection.
  private func collectionPlace(
    _ file: borrowing OpenFile,
    index: Int
  ) throws(FontProblem) -> Range<Int> {
    let start = try file.fontBytes(0..<CollectionHeader.headerByteCount)
    let byteCount = try? CollectionHeader.byteCount(start.span)
    let bytes = try file.fontBytes(0..<(byteCount ?? 0))
    let header: CollectionHeader
    do throws(TableError) {
      header = try CollectionHeader(parsing: bytes.span)
    } catch {
      throw FontProblem(error, file: file.path, index: nil)
    }
    guard header.offsets.indices.contains(index), Int(header.offsets[index]) < file.size else {
      throw file.hasNoFace(index)
    }
    return Int(header.offsets[index])..<file.size
  }

  /// Hands bytes to FreeType: small fonts in memory, large ones part by part.
  private func source(
    _ file: consuming OpenFile,
    _ place: Range<Int>
  ) throws(FontProblem) -> FreeTypeSource {
    guard place.count > 1 << 20 else { return FreeTypeSource(bytes: try file.fontBytes(place)) }
    return FreeTypeSource(file, range: place)
  }
}

extension OpenFile {
  fileprivate borrowing func hasNoFace(_ index: Int) -> FontProblem {
    FontProblem(file: path, index: index, reason: "it has no face \(index)", kind: .damaged)
  }
}
