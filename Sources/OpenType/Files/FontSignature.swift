/// What kind of file the first bytes promise.
package enum FontSignature: Hashable, Sendable {
  /// No bytes at all.
  case empty
  /// One face with version 1.0, as TrueType outlines have it.
  case trueType
  /// One face with version `true`, as older Apple fonts have it.
  case appleTrueType
  /// One face with version `OTTO`, as CFF outlines have it.
  case openTypeCFF
  /// One face with version `typ1`: a Type 1 font inside Apple's tables.
  case appleType1
  /// Several faces, `ttcf`.
  case collection
  /// Compressed tables for the web, first edition.
  case woff
  /// Compressed tables for the web, second edition.
  case woff2
  /// A Type 1 font in segments (PFB).
  case type1Binary
  /// A Type 1 font as text (PFA).
  case type1Text
  /// A Macintosh resource fork in a file of its own.
  case dfont
  /// Internet Explorer's wrapped font.
  case embeddedOpenType
  /// A compiled X11 bitmap font.
  case pcf
  /// An X11 bitmap font as text.
  case bdf
  /// Something compressed with gzip.
  case gzip
  /// The text that Git leaves where a large file was not fetched.
  case gitLFSPointer
  /// A web page, such as a server's error.
  case html
  /// Some other text.
  case text
  /// None of these.
  case unknown

  /// How many bytes from the file's start are enough to tell.
  package static let byteCount = 512
}

extension FontSignature {
  /// Looks at a file's first bytes.
  ///
  /// - Parameters:
  ///   - start: The first `byteCount` bytes, or the whole file when it is shorter.
  ///   - fileSize: The size of the whole file, which makes some answers surer.
  package init(_ start: Span<UInt8>, fileSize: Int) {
    guard start.count > 0 else {
      self = .empty
      return
    }
    self = Self.byVersion(start) ?? Self.byContent(start, fileSize: fileSize)
  }

  /// Whether the file has a table directory at its start.
  package var isSingleFace: Bool {
    switch self {
    case .trueType, .appleTrueType, .openTypeCFF, .appleType1: true
    default: false
    }
  }

  /// The common kinds, by their first four bytes.
  private static func byVersion(_ start: Span<UInt8>) -> FontSignature? {
    guard let version = try? start.bigEndian(UInt32.self, at: 0) else { return nil }
    return switch version {
    case 0x0001_0000: .trueType
    case 0x4F54_544F: .openTypeCFF
    case 0x7472_7565: .appleTrueType
    case 0x7479_7031: .appleType1
    case 0x7474_6366: .collection
    case 0x774F_4646: .woff
    case 0x774F_4632: .woff2
    case 0x0166_6370: .pcf
    default: nil
    }
  }

  private static func byContent(_ start: Span<UInt8>, fileSize: Int) -> FontSignature {
    if start.hasPrefix("STARTFONT") { return .bdf }
    if start.hasPrefix("%!PS-AdobeFont") || start.hasPrefix("%!FontType1") { return .type1Text }
    if start.hasPrefix("version https://git-lfs.github.com/spec/") { return .gitLFSPointer }
    if start.count >= 2, start[0] == 0x80, start[1] == 0x01 { return .type1Binary }
    if start.count >= 2, start[0] == 0x1F, start[1] == 0x8B { return .gzip }
    if isEmbeddedOpenType(start) { return .embeddedOpenType }
    if isResourceFork(start, fileSize: fileSize) { return .dfont }
    if start.looksLikeHTML { return .html }
    return start.looksLikeText ? .text : .unknown
  }

  /// Knows EOT by its magic number and version, which are little-endian.
  ///
  /// See <https://www.w3.org/submissions/EOT/#Version20001>.
  private static func isEmbeddedOpenType(_ start: Span<UInt8>) -> Bool {
    guard let magic = try? start.bigEndian(UInt16.self, at: 34), magic == 0x4C50,
      let version = try? start.bigEndian(UInt32.self, at: 8).byteSwapped
    else { return false }
    return version == 0x0001_0000 || version == 0x0002_0001 || version == 0x0002_0002
  }

  /// Knows a resource fork by the four numbers of its header, which must fit each other.
  ///
  /// See Inside Macintosh: More Macintosh Toolbox, "Resource File Format".
  private static func isResourceFork(_ start: Span<UInt8>, fileSize: Int) -> Bool {
    guard let data = try? start.bigEndian(UInt32.self, at: 0),
      let map = try? start.bigEndian(UInt32.self, at: 4),
      let dataLength = try? start.bigEndian(UInt32.self, at: 8),
      let mapLength = try? start.bigEndian(UInt32.self, at: 12)
    else { return false }
    // A map has at least a 28-byte header and the count of its types.
    return data >= 16 && dataLength > 0 && mapLength >= 30
      && Int(map) >= Int(data) + Int(dataLength)
      && Int(map) + Int(mapLength) <= fileSize
  }
}
