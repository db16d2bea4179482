internal import FileAccess
internal import OpenType

extension FontFileReader {
  /// No header that is made comes near to it; one of more bytes is left to FreeType.
  private static let type1HeaderLimit = 64 * 1024

  /// The most segments of a PFB file that are followed.
  private static let segmentLimit = 64

  /// Reads the clear text of a Type 1 font, which says all that most questions need: FreeType would
  /// decrypt every glyph first.
  ///
  /// - Parameters:
  ///   - file: The file; its start is in the buffer.
  ///   - signature: Which kind of Type 1 font it is.
  /// - Returns: The face, as FreeType would tell it; or `nil` when more is asked, or when there is
  ///   any doubt about the file.
  /// - Throws: When the system refuses to read.
  mutating func type1Face(
    _ file: borrowing OpenFile,
    _ signature: FontSignature
  ) throws(FileError) -> Face? {
    guard questions.isDisjoint(with: .everything), file.size <= FreeTypeLimits.wholeFile else {
      return nil
    }
    let isBinary = signature == .type1Binary
    guard let header = try isBinary ? segmentedHeader(file) : plainHeader(file) else { return nil }
    return Face(
      PlainFace(header),
      file: file.path,
      container: isBinary ? .pfb : .pfa,
      questions: questions
    )
  }

  /// Reads the header of a PFB file whose segments are all there.
  private mutating func segmentedHeader(
    _ file: borrowing OpenFile
  ) throws(FileError) -> Type1Header? {
    let start = PFBSegment.headerByteCount
    guard let text = try? PFBSegment(parsing: buffer.bytes.span.extracting(0..<buffer.used)),
      text.kind == .text, text.byteCount <= Self.type1HeaderLimit,
      start + text.byteCount <= file.size
    else { return nil }
    let end = start + text.byteCount
    try fill(from: file, upTo: end)
    guard buffer.used >= end,
      let header = try? Type1Header(parsing: buffer.bytes.span.extracting(start..<end)),
      try hasSegments(file, from: end)
    else { return nil }
    return header
  }

  /// Whether from a byte on there are segments up to the file's end, the first of them encrypted.
  private mutating func hasSegments(
    _ file: borrowing OpenFile,
    from start: Int
  ) throws(FileError) -> Bool {
    var offset = start
    for place in 0..<Self.segmentLimit {
      // The sizes of segments are 32 bits each: what is added up here cannot overflow.
      guard offset < file.size else { return false }
      let count = min(PFBSegment.headerByteCount, file.size - offset)
      let range = try buffer.append(from: file, at: offset, count: count)
      guard let segment = try? PFBSegment(parsing: buffer.bytes.span.extracting(range)) else {
        return false
      }
      if place == 0, segment.kind != .binary || segment.byteCount < 4 { return false }
      if segment.kind == .end { return true }
      offset += PFBSegment.headerByteCount + segment.byteCount
    }
    return false
  }

  /// Reads the header of a font that is not cut into segments, and that has its last lines.
  private mutating func plainHeader(
    _ file: borrowing OpenFile
  ) throws(FileError) -> Type1Header? {
    var header = try? Type1Header(parsing: buffer.bytes.span.extracting(0..<buffer.used))
    if header == nil {
      try fill(from: file, upTo: min(Self.type1HeaderLimit, file.size))
      header = try? Type1Header(parsing: buffer.bytes.span.extracting(0..<buffer.used))
    }
    guard let header else { return nil }
    let count = min(Self.trailerByteCount, file.size)
    let range = try buffer.append(from: file, at: file.size - count, count: count)
    return Type1Header.isEnd(buffer.bytes.span.extracting(range)) ? header : nil
  }

  /// Room for the word that ends a font, and spaces or line ends after it.
  private static let trailerByteCount = 64

  /// Reads on from what the buffer has of the file's start.
  private mutating func fill(
    from file: borrowing OpenFile,
    upTo end: Int
  ) throws(FileError) {
    guard buffer.used < end else { return }
    _ = try buffer.append(from: file, at: buffer.used, count: end - buffer.used)
  }
}

extension PlainFace {
  /// Takes what the header says.
  fileprivate init(_ header: Type1Header) {
    self.init(
      index: 0,
      format: .type1,
      postScriptName: header.fontName,
      family: header.familyName,
      fullName: header.fullName,
      weightWord: header.weight,
      isItalic: header.italicAngle != 0,
      italicAngle: Double(header.italicAngle),
      isMonospaced: header.isFixedPitch,
      glyphCount: nil,
      version: header.version,
      coverage: nil
    )
  }
}
