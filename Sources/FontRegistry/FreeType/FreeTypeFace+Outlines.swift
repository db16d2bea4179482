internal import CFreeType

extension FreeTypeFace {
  /// How many units make an em, or `nil` for a font of bitmaps.
  var unitsPerEm: Int? {
    guard isScalable else { return nil }
    let units = unsafe Int(handle.pointee.units_per_EM)
    return units > 0 ? units : nil
  }

  /// Whether there is a way from Unicode to the glyphs.
  var hasUnicodeMap: Bool {
    guard let map = unsafe handle.pointee.charmap else { return false }
    return unsafe map.pointee.encoding == FT_ENCODING_UNICODE
  }

  /// The glyph of a character, or `nil` when the face has none; see `FT_Get_Char_Index`.
  func glyph(for character: Unicode.Scalar) -> Int? {
    let glyph = unsafe FT_Get_Char_Index(handle, FT_ULong(character.value))
    return glyph == 0 ? nil : Int(glyph)
  }

  /// Moves a variable face along its axes.
  ///
  /// - Parameter coordinates: A position for each axis, in the order of `fvar`.
  /// - Throws: ``FreeTypeError`` when FreeType sees other axes in the file, or none.
  func move(to coordinates: [Double]) throws(FreeTypeError) {
    // 16.16; positions come from files in steps of it.
    var fixed = coordinates.map { FT_Fixed(($0.clamped * 65536).rounded()) }
    unsafe try check(
      FT_Set_Var_Design_Coordinates(handle, FT_UInt(clamping: fixed.count), &fixed)
    )
  }

  /// The outline of a glyph; of one that is made of layers in colours what these ink together.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's index.
  ///   - budget: What is left of what outlines of the file may take.
  /// - Returns: The outline, in design units.
  /// - Throws: ``GlyphError`` when FreeType cannot load it, or it is too much.
  func outline(
    of glyph: Int,
    budget: inout OutlineBudget
  ) throws(GlyphError) -> GlyphOutline {
    let layers = try layers(of: glyph)
    guard layers.isEmpty else {
      var outline = GlyphOutline(contours: [], advance: 0)
      for layer in layers {
        outline.contours += try plainOutline(of: layer, budget: &budget).contours
      }
      outline.advance = try plainOutline(of: glyph, budget: &budget).advance
      return outline
    }
    return try plainOutline(of: glyph, budget: &budget)
  }

  /// The outline of a glyph as it is without colours.
  private func plainOutline(
    of glyph: Int,
    budget: inout OutlineBudget
  ) throws(GlyphError) -> GlyphOutline {
    try load(glyph, budget: &budget)
    let slot = unsafe handle.pointee.glyph
    guard let slot = unsafe slot else { throw .freeType(.invalidArgument) }
    guard unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { throw .noOutline }
    try budget.spend(points: loadedPoints)
    var collector = OutlineCollector()
    do throws(FreeTypeError) {
      try unsafe collector.collect(&slot.pointee.outline)
    } catch {
      throw .freeType(error)
    }
    return GlyphOutline(
      contours: collector.contours,
      advance: unsafe Double(slot.pointee.metrics.horiAdvance)
    )
  }

  /// How far a glyph moves the next one, in design units; see `FT_Get_Advance`.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's index.
  ///   - isMoved: Whether the face was moved along its axes: where a font keeps the widths there in
  ///     its outlines alone, FreeType would load these as it likes.
  ///   - budget: What is left of what outlines of the file may take.
  /// - Returns: The advance width.
  /// - Throws: ``GlyphError`` when FreeType cannot load what tells it.
  func advance(
    of glyph: Int,
    isMoved: Bool,
    budget: inout OutlineBudget
  ) throws(GlyphError) -> Double {
    guard !isMoved else {
      try load(glyph, budget: &budget)
      try budget.spend(points: loadedPoints)
      guard let slot = unsafe handle.pointee.glyph else { throw .freeType(.invalidArgument) }
      return unsafe Double(slot.pointee.metrics.horiAdvance)
    }
    var advance: FT_Fixed = 0
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let code = try budget.timing { () throws(GlyphError) in
      unsafe FT_Get_Advance(handle, FT_UInt(clamping: glyph), flags, &advance)
    }
    guard code == FT_Err_Ok else { throw .freeType(FreeTypeError(rawValue: code)) }
    return Double(advance)
  }

  /// Loads a glyph into the face's slot, with its parts.
  ///
  /// FreeType follows the parts of composite glyphs without a limit on their depth or number: a
  /// chain of them takes all of the stack, and a few that name each other twice take forever. So
  /// glyphs of TrueType are looked at without their parts first.
  private func load(_ glyph: Int, budget: inout OutlineBudget) throws(GlyphError) {
    guard !hasUnnestedParts else {
      return try budget.timing { () throws(GlyphError) in try loadGlyph(glyph, FT_LOAD_NO_SCALE) }
    }
    let isComposite = try budget.timing { () throws(GlyphError) in try loadWithoutParts(glyph) }
    guard isComposite else { return }
    var open = [(glyph: glyph, depth: 0)]
    while let next = open.popLast() {
      guard try loadWithoutParts(next.glyph) else {
        try budget.spend(points: loadedPoints)
        continue
      }
      let parts = try parts()
      try budget.spend(parts: parts.count)
      guard next.depth < OutlineBudget.depth else { throw .tooDeep }
      open += parts.map { ($0, next.depth + 1) }
    }
    try budget.timing { () throws(GlyphError) in try loadGlyph(glyph, FT_LOAD_NO_SCALE) }
  }

  /// Whether the format allows parts of glyphs no parts of their own; FreeType sees to that.
  private var hasUnnestedParts: Bool {
    format.map(["CFF", "Type 1", "CID Type 1"].contains) ?? false
  }

  /// How many points the loaded glyph has.
  private var loadedPoints: Int {
    guard let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return 0 }
    return unsafe Int(slot.pointee.outline.n_points)
  }

  /// Loads a glyph alone.
  ///
  /// - Returns: Whether it is made of others.
  private func loadWithoutParts(_ glyph: Int) throws(GlyphError) -> Bool {
    try loadGlyph(glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_RECURSE)
    guard let slot = unsafe handle.pointee.glyph else { return false }
    return unsafe slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE
  }

  /// The glyphs that the loaded one is made of.
  private func parts() throws(GlyphError) -> [Int] {
    guard let slot = unsafe handle.pointee.glyph else { return [] }
    let count = unsafe Int(slot.pointee.num_subglyphs)
    guard count <= OutlineBudget.parts else { throw .tooManyParts }
    var glyphs: [Int] = []
    for place in 0..<FT_UInt(clamping: count) {
      var (glyph, flags): (FT_Int, FT_UInt) = (0, 0)
      var (first, second): (FT_Int, FT_Int) = (0, 0)
      var transform = FT_Matrix()
      let code = unsafe FT_Get_SubGlyph_Info(
        slot,
        place,
        &glyph,
        &flags,
        &first,
        &second,
        &transform
      )
      guard code == FT_Err_Ok else { throw .freeType(FreeTypeError(rawValue: code)) }
      glyphs.append(Int(glyph))
    }
    return glyphs
  }

  private func loadGlyph(_ glyph: Int, _ flags: Int) throws(GlyphError) {
    // Hints are programs, and move points.
    let flags = FT_Int32(flags | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let code = unsafe FT_Load_Glyph(handle, FT_UInt(clamping: glyph), flags)
    guard code == FT_Err_Ok else { throw .freeType(FreeTypeError(rawValue: code)) }
  }
}

extension Double {
  /// The number, or the nearest that 16.16 holds.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -32768), 32767) }
}
