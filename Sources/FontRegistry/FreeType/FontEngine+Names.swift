internal import FileAccess

/// What the two libraries call a face, each in its own way.
public struct EngineNames: Hashable, Sendable {
  /// FreeType's name for the face or instance, which repairs what PostScript forbids and makes up
  /// names of instances; `FT_Get_Postscript_Name`.
  public var freeType: String?

  /// fontconfig's names, or `nil` when it does not understand the face.
  public var fontconfig: FontconfigNames?
}

extension FontEngine {
  /// More names than any font that is made has: fontconfig compares each with each.
  private static let nameLimit = 2000

  /// Asks both libraries what they call a face.
  ///
  /// - Parameters:
  ///   - path: The font file.
  ///   - index: The face's place in a collection, from 0.
  ///   - instance: The place of the named instance in `fvar`, from 1; 0 is the face itself.
  /// - Returns: The names; none when FreeType is not trusted with the face.
  func names(_ path: FilePath, index: Int = 0, instance: Int = 0) -> EngineNames {
    guard let font = try? trusted(path, index: index), let library = try? library(),
      let face = try? FreeTypeFace(
        font.source,
        index: font.index,
        instance: instance,
        library: library
      )
    else { return EngineNames() }
    return EngineNames(
      freeType: face.postScriptName,
      fontconfig: font.isAsInFile && face.nameCount <= Self.nameLimit
        ? FontconfigNames(asking: path, index: index, instance: instance)
        : nil
    )
  }
}
