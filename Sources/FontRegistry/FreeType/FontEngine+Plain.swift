internal import FileAccess
internal import OpenType

extension FontEngine {
  /// Reads a Type 1 or an X11 bitmap font.
  func unpackPlain(
    _ file: borrowing OpenFile,
    _ signature: FontSignature,
    _ wishes: UnpackingWishes,
    into font: inout UnpackedFont
  ) throws(FontProblem) {
    let (bytes, kind) = try plainBytes(file, signature)
    font.container = FontContainer(plain: kind)
    do throws(FreeTypeError) {
      let face = try FreeTypeFace(FreeTypeSource(bytes: bytes), library: library())
      font.faces.append(.plain(PlainFace(face, coverage: wishes.coverage)))
    } catch {
      throw problem(error, "open it", file.path)
    }
  }

  /// Reads a file without tables, unpacking what gzip packed.
  ///
  /// FreeType would unpack it by itself, and again from its start for each step back.
  ///
  /// - Returns: The font, and what its first bytes promise.
  func plainBytes(
    _ file: borrowing OpenFile,
    _ signature: FontSignature
  ) throws(FontProblem) -> ([UInt8], FontSignature) {
    let bytes = try file.wholeFont(limit: FreeTypeLimits.wholeFile)
    guard signature == .gzip else { return (bytes, signature) }
    // The last four bytes are the size of what was packed, the lowest byte first.
    let end = try? bytes.span.bigEndian(UInt32.self, at: bytes.count - 4).byteSwapped
    let size = Int(end ?? 0)
    guard size <= FreeTypeLimits.wholeFile else {
      throw file.unpacksToTooMuch(size, limit: FreeTypeLimits.wholeFile)
    }
    let unpacked: [UInt8]
    do throws(FreeTypeError) {
      unpacked = try library().inflate(bytes, room: size)
    } catch {
      throw FontProblem(
        file: file.path,
        reason: error == .unimplemented
          ? "it is packed by gzip, and this FreeType was built without zlib"
          : "it is packed by gzip and cannot be unpacked: \(error)",
        kind: error == .unimplemented ? .unsupported : .damaged
      )
    }
    let inner = FontSignature(
      unpacked.span.extracting(first: FontSignature.byteCount),
      fileSize: unpacked.count
    )
    guard inner == .pcf || inner == .bdf else {
      throw FontProblem(
        file: file.path,
        reason: "it is packed by gzip and holds no X11 font",
        kind: .unknown
      )
    }
    return (unpacked, inner)
  }
}

extension FontContainer {
  /// What holds a font without tables.
  fileprivate init(plain signature: FontSignature) {
    switch signature {
    case .type1Binary: self = .pfb
    case .type1Text: self = .pfa
    case .pcf: self = .pcf
    case .bdf: self = .bdf
    default: self = .other
    }
  }
}

extension PlainFace {
  /// Takes what the open face says about itself.
  fileprivate init(_ face: borrowing FreeTypeFace, coverage: Bool) {
    let info = face.type1Info
    self.init(
      index: 0,
      format: face.isScalable ? .type1 : .bitmap,
      postScriptName: info == nil ? nil : face.postScriptName,
      family: info == nil ? face.x11Property("FAMILY_NAME") : info?.familyName,
      fullName: info == nil ? face.x11Property("FULL_NAME") : info?.fullName,
      weightWord: info == nil ? face.x11Property("WEIGHT_NAME") : info?.weight,
      isItalic: info.map { $0.italicAngle != 0 } ?? face.isItalic,
      italicAngle: info.map { Double($0.italicAngle) },
      isMonospaced: info?.isFixedPitch ?? face.isFixedWidth,
      glyphCount: face.glyphCount,
      version: info == nil ? face.x11Property("FONT_VERSION") : info?.version,
      coverage: coverage ? face.characters : nil
    )
  }
}
