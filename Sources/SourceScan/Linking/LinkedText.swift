/// A text with the place in the sources where it stands.
struct LinkedText: Hashable {
  /// The known parts in order, with `nil` for each unknown one; neighbours that are known are one.
  var parts: [String?]

  /// The file.
  var file: Int

  /// The byte at which the literal starts, or the expression that puts it together.
  var offset: Int

  /// Whether it stands in the expression itself, not behind a name.
  var isInPlace = true

  /// Whether it is the name of a file rather than that of a font.
  var isFile = false

  /// Whether it may never come here: what handed it over may be another function of that name.
  var isDoubtful = false

  /// Whether it is the raw value of any case of an enumeration, of which perhaps none comes here.
  var isOfAnyCase = false

  /// Whether the cases that do come here are there besides.
  var isCovered = false

  /// Whether it was handed over by a call.
  var isHandedOver = false

  /// The calls that handed it over last.
  var handingCalls: [HandingCall] = []

  /// Whether parts of it stand elsewhere, or a function puts it together, so that at its place nothing
  /// can be written instead of it.
  var isJoined = false

  /// The list in which it stands, as a number that no other list of the module has; 0 for none.
  var list = 0

  /// The case of an enumeration whose raw value it is.
  var origin: DefinitionRef?

  /// The whole text; `nil` when parts of it are unknown.
  var whole: String? {
    guard parts.count == 1, let only = parts.first else { return nil }
    return only
  }

  /// Whether a letter or digit of it is known.
  var saysSomething: Bool {
    parts.contains { part in
      part?.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
        ?? false
    }
  }

  /// A call that hands something over to a function of the module.
  struct HandingCall: Hashable {
    var call: Evaluator.CallRef
    var function: DefinitionRef
  }

  /// The most bytes that a name which is put together has; joins of joins could fill any memory.
  private static let joinedLimit = 1024

  /// Puts parts one behind the other.
  ///
  /// - Returns: The parts, neighbours that are known as one; one that is unknown when there are more
  ///   of them, or more text, than names have.
  static func joining(_ parts: [String?]) -> [String?] {
    var joined: [String?] = []
    var length = 0
    for part in parts {
      length += part?.utf8.count ?? 0
      guard length <= joinedLimit, joined.count <= Expression.partLimit else { return [nil] }
      if let part, let last = joined.last, last != nil {
        joined[joined.count - 1]?.append(part)
      } else if part != nil || joined.last != .some(nil) || joined.isEmpty {
        joined.append(part)
      }
    }
    return joined
  }
}
