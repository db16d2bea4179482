internal import FileAccess
internal import OpenType

extension FontEngine {
  /// Whether FreeType can load a face: a second opinion on a font whose tables could be read.
  ///
  /// - Parameters:
  ///   - path: The font file.
  ///   - index: The face's place in a collection, from 0.
  /// - Returns: Why the face cannot be loaded, or `nil` when it can.
  func loadProblem(_ path: FilePath, index: Int = 0) -> FontProblem? {
    do throws(FontProblem) {
      let font = try trusted(path, index: index)
      return loadProblem(font, path, index: font.isOneOfMany ? index : nil)
    } catch {
      return error
    }
  }

  private func loadProblem(
    _ font: TrustedFont,
    _ path: FilePath,
    index: Int?
  ) -> FontProblem? {
    do throws(FreeTypeError) {
      let face = try FreeTypeFace(font.source, index: font.index, library: library())
      guard face.isScalable || face.hasFixedSizes else {
        return FontProblem(
          file: path,
          index: index,
          reason: "FreeType finds neither outlines nor bitmaps in it",
          kind: .damaged
        )
      }
      try face.loadFirstGlyph()
      return nil
    } catch {
      return problem(error, "load it", path, index: index)
    }
  }
}
