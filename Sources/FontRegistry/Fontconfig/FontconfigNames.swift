internal import CFontconfig
internal import FileAccess

/// What fontconfig calls a face of a file: to be shown beside the file's own names, never trusted.
///
/// fontconfig repairs names, makes up those of instances, and has a scale of weights of its own.
public struct FontconfigNames: Hashable, Sendable {
  /// `FC_POSTSCRIPT_NAME`.
  public var postScriptName: String?

  /// The first `FC_FAMILY`.
  public var family: String?

  /// The first `FC_STYLE`.
  public var style: String?

  /// `FC_WEIGHT`: 80 is regular, 200 is bold; `nil` where it is a range.
  public var weight: Double?
}

extension FontconfigNames {
  /// Asks fontconfig about a file, whether it is installed or not; `nil` when fontconfig does not
  /// understand the face.
  ///
  /// fontconfig opens the file with a FreeType that knows no limits; ``FontEngine`` asks only for
  /// what it trusts FreeType with.
  ///
  /// - Parameters:
  ///   - path: The font file.
  ///   - index: The face's place in a collection, from 0.
  ///   - instance: The place of the named instance in `fvar`, from 1; 0 is the face itself.
  init?(asking path: FilePath, index: Int, instance: Int) {
    guard 0...0xFFFF ~= index, 0...0x7FFF ~= instance, !path.bytes.contains(0) else { return nil }
    var count: Int32 = 0
    let pattern = unsafe FcFreeTypeQuery(
      path.bytes + [0],
      UInt32(index | instance << 16),
      nil,
      &count
    )
    guard let pattern = unsafe pattern else { return nil }
    defer { unsafe FcPatternDestroy(pattern) }
    postScriptName = unsafe FontconfigNames.text(FC_POSTSCRIPT_NAME, of: pattern)
    family = unsafe FontconfigNames.text(FC_FAMILY, of: pattern)
    style = unsafe FontconfigNames.text(FC_STYLE, of: pattern)
    var weight = 0.0
    if unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch {
      self.weight = weight
    }
  }

  private static func text(_ object: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, object, 0, &text) == FcResultMatch,
      let text = unsafe text
    else { return nil }
    return String(decoding: unsafe FontconfigDatabase.bytes(of: text), as: UTF8.self)
  }
}
