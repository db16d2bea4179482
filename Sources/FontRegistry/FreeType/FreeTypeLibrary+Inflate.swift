internal import CFreeType

extension FreeTypeLibrary {
  /// Unpacks what zlib or gzip packed.
  ///
  /// See `FT_Gzip_Uncompress`.
  ///
  /// - Parameters:
  ///   - bytes: The packed bytes.
  ///   - room: The most bytes that may come out, already bounded by the caller.
  /// - Returns: The bytes.
  /// - Throws: ``FreeTypeError/tooLarge`` when more would come out;
  ///   ``FreeTypeError/unimplemented`` when this FreeType was built without zlib; another one when
  ///   the bytes are damaged.
  func inflate(_ bytes: [UInt8], room: Int) throws(FreeTypeError) -> [UInt8] {
    allowMemory(forFontOf: 0)
    var count = FT_ULong(max(room, 0))
    var output = [UInt8](repeating: 0, count: max(room, 1))
    unsafe try check(
      FT_Gzip_Uncompress(memoryCallbacks, &output, &count, bytes, FT_ULong(bytes.count))
    )
    output.removeLast(output.count - min(Int(clamping: count), output.count))
    return output
  }
}
