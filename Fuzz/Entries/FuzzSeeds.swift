package import OpenType

/// What the fuzzer starts from, taken out of the fixtures.
package enum FuzzSeeds: Sendable {
  /// One table of each face.
  case tables([Tag])

  /// The first bytes of each font.
  case starts(Int)

  /// Whole fonts with one of some endings.
  case fonts([String])

  /// Whole files with one of some endings, outside the fonts.
  case files([String])

  /// Inputs that are written down here.
  case texts([String])

  /// Inputs that are written down here byte by byte.
  case bytes([[UInt8]])
}
