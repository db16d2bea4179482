internal import CFreeType

/// One open face of a font file.
///
/// The face closes when it goes out of scope. It cannot be copied, so it cannot be closed twice or
/// be used after it was closed.
@safe
struct FreeTypeFace: ~Copyable {
  let handle: FT_Face

  /// The owner of the face, kept alive until the face is closed.
  private let library: FreeTypeLibrary

  /// The face's bytes, kept alive until the face is closed.
  private let source: FreeTypeSource

  /// Opens a face.
  ///
  /// Bytes that are nobody's own have to keep to ``FreeTypeLimits``; ``FontEngine`` sees to that.
  ///
  /// - Parameters:
  ///   - source: The bytes; no other face of theirs may be open.
  ///   - index: Which face of a collection to open, from 0.
  ///   - instance: Which named instance of a variable face, from 1; 0 is the default position.
  ///   - library: The instance of FreeType that the face will belong to.
  /// - Throws: ``FreeTypeError`` when the bytes cannot be understood.
  init(
    _ source: FreeTypeSource,
    index: Int = 0,
    instance: Int = 0,
    library: FreeTypeLibrary
  ) throws(FreeTypeError) {
    // FreeType packs both numbers into one.
    guard 0...0xFFFF ~= index, 0...0x7FFF ~= instance else { throw .invalidArgument }
    library.allowMemory(forFontOf: source.unpackedSize)
    var arguments = unsafe FT_Open_Args()
    unsafe source.describe(in: &arguments)
    var handle: FT_Face?
    unsafe try check(
      FT_Open_Face(library.handle, &arguments, FT_Long(index | instance << 16), &handle)
    )
    guard let handle = unsafe handle else { throw .invalidArgument }
    unsafe self.handle = handle
    self.library = library
    self.source = source
  }

  deinit {
    unsafe FT_Done_Face(handle)
  }
}
