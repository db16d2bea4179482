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

  /// The name that FreeType gives a face or a named instance; not always the file's, see
  /// ``FreeTypeFace/postScriptName``.
  ///
  /// - Parameters:
  ///   - path: The font file.
  ///   - index: The face's place in a collection, from 0.
  ///   - instance: The place of the named instance in `fvar`, from 1; 0 is the face itself.
  /// - Returns: The name, or `nil` when FreeType has none or cannot open the face.
  func postScriptName(_ path: FilePath, index: Int = 0, instance: Int = 0) -> String? {
    guard let font = try? trusted(path, index: index), let library = try? library(),
      let face = try? FreeTypeFace(
        font.source,
        index: font.index,
        instance: instance,
        library: library
      )
    else { return nil }
    return face.postScriptName
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
