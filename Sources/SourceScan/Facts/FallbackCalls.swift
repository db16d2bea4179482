/// Two calls of which the second is made where the first gives nothing: `bold("A") ?? bold("B")`.
struct FallbackCalls: Sendable {
  /// The bytes of the first.
  var first: Range<Int>

  /// The bytes of the second, and of what follows it in the same way.
  var second: Range<Int>
}
