/// The endings of file names that a search of a folder takes for fonts.
public enum FontExtensions {
  /// The endings in lower case, without the dot.
  public static let all: Set<String> = [
    "bdf", "dfont", "eot", "otb", "otc", "otf", "pcf", "pfa", "pfb", "t1", "ttc", "ttf", "woff",
    "woff2",
  ]

  /// Whether a file is called like a font, without regard to letter case.
  ///
  /// - Parameter name: The last component of a path.
  /// - Returns: Whether its ending is one of ``all``.
  public static func contains(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex,
      name.endIndex - dot <= 6
    else { return false }
    let letters = name[(dot + 1)...].map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return all.contains(String(decoding: letters, as: UTF8.self))
  }
}
