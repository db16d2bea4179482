/// The eight-bit encoding of NeXT, which octal escapes are written in.
///
/// See <https://www.unicode.org/Public/MAPPINGS/VENDORS/NEXT/NEXTSTEP.TXT>.
enum NextStepLatin {
  /// The characters from 0x80 to 0xFD; below is ASCII, and the last two numbers have none.
  private static let upper: [Unicode.Scalar] = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ
    """.unicodeScalars
  )

  /// The character of a byte, or `nil` for 0xFE and 0xFF.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    let index = Int(byte) - 0x80
    return index < upper.count ? upper[index] : nil
  }
}
