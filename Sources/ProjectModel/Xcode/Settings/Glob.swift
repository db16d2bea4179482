/// Patterns with `*` and `?`, as build settings and configurations have them.
package enum Glob {
  /// Whether a pattern matches the whole of a text; `*` stands for any characters.
  package static func matches(_ pattern: String, _ text: String) -> Bool {
    matches(Array(pattern.utf8)[...], Array(text.utf8)[...])
  }

  /// Whether a pattern matches all of some bytes.
  ///
  /// On a mismatch only the last star takes one byte more, so that the time is bounded by the
  /// product of both lengths.
  static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == UInt8(ascii: "?") || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        p = last.pattern
        t = last.text + 1
        star = (p, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
