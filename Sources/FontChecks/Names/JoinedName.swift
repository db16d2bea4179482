/// A font name that only exists while the app runs, of which some parts are known.
struct JoinedName: Sendable {
  private let parts: [[UInt8]?]

  /// - Parameter parts: The parts, with `nil` for those that are not known.
  init(_ parts: [String?]) {
    self.parts = parts.map { $0.map { Array($0.utf8) } }
  }
}

extension JoinedName {
  /// Whether anything is known of it.
  var isKnownInPart: Bool { parts.contains { $0?.isEmpty == false } }

  /// Whether it starts with a dot for certain.
  var startsWithDot: Bool { (parts.first ?? nil)?.first == UInt8(ascii: ".") }

  /// The name with `...` for what is not known.
  var text: String {
    parts.map { part in part.map { String(decoding: $0, as: UTF8.self) } ?? "..." }.joined()
  }

  /// Whether a name can be what the parts come to.
  func fits(_ name: String) -> Bool {
    let letters = Array(name.utf8)
    var rest = letters[...]
    var parts = parts[...]
    // What is known at either end has to be there; what lies between is looked for from the left.
    while let part = parts.first, let known = part {
      guard rest.starts(with: known) else { return false }
      rest = rest.dropFirst(known.count)
      parts = parts.dropFirst()
    }
    guard !parts.isEmpty else { return rest.isEmpty }
    while let part = parts.last, let known = part {
      guard rest.count >= known.count, rest.suffix(known.count).elementsEqual(known) else {
        return false
      }
      rest = rest.dropLast(known.count)
      parts = parts.dropLast()
    }
    for case let known? in parts where !known.isEmpty {
      guard let end = Self.end(of: known, in: rest) else { return false }
      rest = rest[end...]
    }
    return true
  }

  private static func end(of word: [UInt8], in letters: ArraySlice<UInt8>) -> Int? {
    guard letters.count >= word.count else { return nil }
    return (letters.startIndex...(letters.endIndex - word.count)).first { start in
      letters[start...].starts(with: word)
    }.map { $0 + word.count }
  }
}
