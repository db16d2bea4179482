extension Unicode.Scalar {
  /// Whether the scalar stays in an identifier: a letter, a mark or a digit that Swift takes there.
  ///
  /// See <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Identifiers>.
  /// Swift takes more, such as symbols and marks that nobody sees; they separate words here.
  var staysInIdentifier: Bool {
    if isASCII { return isASCIILetter || isASCIIDigit }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      return !properties.isDefaultIgnorableCodePoint
        && IdentifierRanges.all.contains { $0.contains(value) }
    default:
      return false
    }
  }

  /// Whether an identifier may start with the scalar, which stays in one.
  var startsIdentifier: Bool {
    !isASCIIDigit && !IdentifierRanges.marks.contains { $0.contains(value) }
  }

  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  private var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

/// The scalars beyond ASCII that the grammar of Swift has in identifiers.
private enum IdentifierRanges {
  /// Those that may not come first.
  static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  static let all: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
    0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD, 0x4_0000...0xE_FFFD,
  ]
}
