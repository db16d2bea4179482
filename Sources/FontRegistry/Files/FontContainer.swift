/// What the faces of a font file are wrapped in.
public enum FontContainer: String, Sendable, CaseIterable {
  /// One face: `.ttf`, `.otf`.
  case sfnt
  /// Several faces that may share tables: `.ttc`, `.otc`.
  case collection
  /// A compressed web font, version 1.
  case woff
  /// A compressed web font, version 2.
  case woff2
  /// An Embedded OpenType web font.
  case eot
  /// Faces in the resource fork of old Mac files.
  case dfont
  /// Type 1, binary.
  case pfb
  /// Type 1, text.
  case pfa
  /// An X11 bitmap font, compiled.
  case pcf
  /// An X11 bitmap font, text.
  case bdf
  /// Something else that FreeType can open.
  case other
}

extension FontContainer {
  /// Whether faces in it are not made of tables, as those of TrueType and OpenType are.
  var lacksTables: Bool {
    switch self {
    case .pfb, .pfa, .pcf, .bdf: true
    case .sfnt, .collection, .woff, .woff2, .eot, .dfont, .other: false
    }
  }
}
