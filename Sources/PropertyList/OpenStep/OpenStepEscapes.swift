/// A quoted string with escapes while it is put together.
struct OpenStepEscapes {
  private var utf8: [UInt8] = []
  /// The first half of a surrogate pair; `\U` writes UTF-16.
  private var highSurrogate: UInt16?
  private var isBroken = false

  /// The string so far, or `nil` when its bytes or surrogates make none.
  var string: String? {
    isBroken || highSurrogate != nil ? nil : String(validating: utf8, as: UTF8.self)
  }

  /// Appends bytes that hold no escape.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    if highSurrogate != nil { isBroken = true }
    utf8 += bytes
  }

  /// Appends what an escape stands for.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - index: The backslash; afterwards the byte behind the escape.
  /// - Returns: `false` when the escape stands for nothing; `index` is then as it was.
  mutating func appendEscape(in text: [UInt8], at index: inout Int) -> Bool {
    let start = index
    index += 1
    guard index < text.count else {
      // The string has no end, which the caller says.
      return true
    }
    let byte = text[index]
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      guard let scalar = NextStepLatin.scalar(Self.octal(in: text, at: &index)) else {
        index = start
        return false
      }
      append(scalar)
      return true
    }
    index += 1
    switch byte {
    case UInt8(ascii: "U"):
      appendUTF16(Self.hexadecimal(in: text, at: &index))
    case UInt8(ascii: "a"): append("\u{07}")
    case UInt8(ascii: "b"): append("\u{08}")
    case UInt8(ascii: "f"): append("\u{0C}")
    case UInt8(ascii: "n"): append("\n")
    case UInt8(ascii: "r"): append("\r")
    case UInt8(ascii: "t"): append("\t")
    case UInt8(ascii: "v"): append("\u{0B}")
    default: append([byte][...])
    }
    return true
  }
}

extension OpenStepEscapes {
  /// Up to three octal digits; as in Core Foundation only the low eight bits count.
  private static func octal(in text: [UInt8], at index: inout Int) -> UInt8 {
    var value: UInt8 = 0
    let end = min(index + 3, text.count)
    while index < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[index]) {
      value = value << 3 | (text[index] - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }

  /// Up to four hexadecimal digits.
  private static func hexadecimal(in text: [UInt8], at index: inout Int) -> UInt16 {
    var value: UInt16 = 0
    let end = min(index + 4, text.count)
    while index < end, let digit = hexDigit(text[index]) {
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if highSurrogate != nil { isBroken = true }
    utf8.append(contentsOf: String(scalar).utf8)
  }

  private mutating func appendUTF16(_ unit: UInt16) {
    if UTF16.isTrailSurrogate(unit) {
      guard let high = highSurrogate else {
        isBroken = true
        return
      }
      highSurrogate = nil
      append(UTF16.decode(UTF16.EncodedScalar([high, unit])))
    } else if UTF16.isLeadSurrogate(unit) {
      if highSurrogate != nil { isBroken = true }
      highSurrogate = unit
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar)
    }
  }
}
