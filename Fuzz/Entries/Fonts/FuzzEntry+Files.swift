internal import DynamicType
internal import FontRegistry
internal import OpenType

extension FuzzEntry {
  /// WOFF: its directory, and all that a registry says of the font in it.
  static let woff = FuzzEntry("woff", seeds: .fonts(["woff"]), byteLimit: 1 << 14) { input in
    if let directory = try? WOFFDirectory(parsing: input.span) {
      _ = directory.unpackedSize
      for index in directory.packedLengths.indices {
        _ = directory.problem(ofTable: index, fileSize: input.count)
      }
    }
    readFile(input)
  }

  /// WOFF2: its directory, and all that a registry says of the font in it.
  static let woff2 = FuzzEntry("woff2", seeds: .fonts(["woff2"]), byteLimit: 1 << 14) { input in
    if let directory = try? WOFF2Directory(parsing: input.span) {
      expect(directory.dataOffset <= input.count, "the data starts behind the end")
      _ = (directory.storedSize, directory.unpackedSize)
    }
    readFile(input)
  }

  /// A resource fork, and all that a registry says of the fonts in it.
  static let resourceFork = FuzzEntry(
    "dfont",
    seeds: .fonts(["dfont"]),
    byteLimit: 1 << 14,
    words: ["sfnt", "FOND"]
  ) { input in
    let bytes = input.span
    if let place = try? ResourceFork.map(bytes, fileSize: bytes.count) {
      expect(place.upperBound <= bytes.count, "the map lies behind the end")
      _ = try? ResourceFork(header: bytes, map: bytes.extracting(place))
    }
    readFile(input)
  }

  /// All that a registry says of a font file of any kind, FreeType's part included.
  static let face = FuzzEntry(
    "face",
    seeds: .fonts(["ttf", "otf", "ttc", "otc", "pfb", "pfa", "pcf", "bdf", "eot", "dfont"]),
    byteLimit: 1 << 14,
    words: ["glyf", "name", "OS/2", "cmap", "fvar", "head", "STARTFONT 2.1\n"],
    read: readFile
  )

  /// The outlines of a few letters in every face.
  static let outlines = FuzzEntry(
    "outlines",
    seeds: .fonts(["ttf", "otf", "ttc", "otc", "pfb", "woff", "woff2"]),
    byteLimit: 1 << 14
  ) { input in
    let file = ScratchFile(input)
    for face in Registry(paths: [file.path], jobs: 1).faces.prefix(4) {
      guard let reader = try? OutlineReader(face) else { continue }
      for letter in "HOno&.\u{FFFD}".unicodeScalars {
        guard let outline = try? reader.outline(of: letter) else { continue }
        expect(outline.advance.isFinite, "an advance is no number")
        if let bounds = outline.bounds {
          expect(bounds.width >= 0 && bounds.height >= 0, "a shape has no size")
        }
      }
    }
  }

  /// Asks everything about a file, and what its faces mean for Bold Text and for text sizes.
  @Sendable private static func readFile(_ input: [UInt8]) {
    let file = ScratchFile(input)
    let registry = Registry(paths: [file.path], questions: .everything, jobs: 1)
    expect(registry.files.count == 1, "one file was asked for")
    let faces = registry.faces
    expect(!faces.isEmpty || !registry.problems.isEmpty, "there is neither a face nor a reason")
    for name in registry.familyNames { _ = registry.fontNames(forFamilyName: name) }
    for face in faces.prefix(16) {
      _ = face.boldPartner(among: faces)
      expect(face.coordinates.count == face.axes.count, "a face has a place on each axis")
      if let scaler = try? FaceScaler(face) { _ = try? scaler.metrics(at: 17) }
      guard let axis = face.axes.first else { continue }
      _ = try? registry.files[0].face(at: [axis.tag: axis.maximum], from: face)
    }
  }
}
