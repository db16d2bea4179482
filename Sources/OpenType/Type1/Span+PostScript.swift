extension Span<UInt8> {
  /// Whether these bytes of the whole, and no more of them, are this ASCII text.
  func equals(_ text: String, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count else { return false }
    var index = range.lowerBound
    for wanted in text.utf8 {
      guard self[index] == wanted else { return false }
      index += 1
    }
    return true
  }

  /// The text of a string or a name.
  ///
  /// - Returns: The text, or `nil` when it is empty or no UTF-8.
  /// - Throws: When the token is something else, or has escapes: engines differ on what they mean.
  func text(of token: PostScriptToken) throws(TableError) -> String? {
    guard token.kind == .string || token.kind == .name else {
      throw TableError(offset: token.range.lowerBound, .malformed("it is no text"))
    }
    var text: [UInt8] = []
    text.reserveCapacity(token.range.count)
    for index in token.range {
      guard self[index] != 0, self[index] != UInt8(ascii: "\\") else {
        throw TableError(offset: index, .malformed("the text has an escape or a NUL in it"))
      }
      text.append(self[index])
    }
    return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
  }

  /// The part of a decimal number before its point, of five digits at most.
  ///
  /// - Throws: When the token is something else.
  func wholePart(of token: PostScriptToken) throws(TableError) -> Int {
    let error = TableError(offset: token.range.lowerBound, .malformed("it is no decimal number"))
    guard token.kind == .word else { throw error }
    let isNegative = self[token.range.lowerBound] == UInt8(ascii: "-")
    var value = 0
    var wholeDigits = 0
    var isInFraction = false
    for index in token.range.dropFirst(isNegative ? 1 : 0) {
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where isInFraction: break
      case UInt8(ascii: "0")...UInt8(ascii: "9") where wholeDigits < 5:
        value = 10 * value + Int(byte - UInt8(ascii: "0"))
        wholeDigits += 1
      case UInt8(ascii: ".") where wholeDigits > 0 && !isInFraction: isInFraction = true
      default: throw error
      }
    }
    guard wholeDigits > 0 else { throw error }
    return isNegative ? -value : value
  }

  /// The meaning of `true` or `false`.
  ///
  /// - Throws: When the token is something else.
  func truth(of token: PostScriptToken) throws(TableError) -> Bool {
    if token.kind == .word, equals("true", in: token.range) { return true }
    if token.kind == .word, equals("false", in: token.range) { return false }
    throw TableError(offset: token.range.lowerBound, .malformed("it is neither true nor false"))
  }
}
