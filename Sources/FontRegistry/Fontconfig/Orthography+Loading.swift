internal import CFontconfig

extension Orthography {
  /// Copies all of them out of fontconfig, which keeps them in its own constant memory.
  static func loadAll() -> [Orthography] {
    guard let tags = unsafe FcGetLangs() else { return [] }
    defer { unsafe FcStrSetDestroy(tags) }
    guard let list = unsafe FcStrListCreate(tags) else { return [] }
    defer { unsafe FcStrListDone(list) }
    var orthographies: [Orthography] = []
    while let tag = unsafe FcStrListNext(list) {
      guard let characters = unsafe FcLangGetCharSet(tag) else { continue }
      let pages = unsafe pages(in: characters)
      orthographies.append(
        Orthography(
          tag: String(decoding: unsafe FontconfigDatabase.bytes(of: tag), as: UTF8.self),
          characterCount: pages.reduce(0) { $0 + $1.count },
          pages: pages
        )
      )
    }
    return orthographies.sorted { $0.tag.precedesByBytes($1.tag) }
  }

  private static func pages(in characters: OpaquePointer) -> [OrthographyPage] {
    var pages: [OrthographyPage] = []
    var map = [FcChar32](repeating: 0, count: Int(FC_CHARSET_MAP_SIZE))
    var next: FcChar32 = 0
    var start = unsafe FcCharSetFirstPage(characters, &map, &next)
    // The end is marked by the largest number.
    while start != FcChar32.max {
      var bits = SIMD8<UInt32>.zero
      for index in bits.indices { bits[index] = map[index] }
      pages.append(OrthographyPage(start: start, bits: bits))
      start = unsafe FcCharSetNextPage(characters, &map, &next)
    }
    return pages
  }
}
