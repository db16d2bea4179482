/// The parts of a BCP 47 language tag that say how a language is written.
///
/// See <https://www.rfc-editor.org/rfc/rfc5646#section-2.1>.
struct LanguageTag: Hashable {
  /// The language, in lower case.
  var language: String

  /// The script with a capital, such as `Latn`, or `nil`.
  var script: String?

  /// The region in upper case, such as `BR` or `419`, or `nil`.
  var region: String?

  /// The variants, such as `polyton`, in lower case.
  var variants: [String] = []

  /// Reads a tag; extensions and private parts are checked and left out.
  ///
  /// - Parameter text: The tag, in any letter case; `nil` when it does not follow the grammar.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count), first.isLetters,
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.isLettersAndDigits })
    else { return nil }
    language = String(first)
    var rest = parts.dropFirst()
    if let part = rest.first, part.utf8.count == 4, part.isLetters {
      script = part.prefix(1).uppercased() + part.dropFirst()
      rest = rest.dropFirst()
    }
    if let part = rest.first, part.isRegion {
      region = part.uppercased()
      rest = rest.dropFirst()
    }
    while let part = rest.first, part.isVariant {
      variants.append(String(part))
      rest = rest.dropFirst()
    }
    // What follows starts with a single letter: an extension.
    if let part = rest.first {
      guard part.utf8.count == 1, rest.count > 1 else { return nil }
    }
  }
}

extension Substring {
  fileprivate var isLetters: Bool {
    utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  fileprivate var isDigits: Bool {
    utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  fileprivate var isLettersAndDigits: Bool {
    utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }

  fileprivate var isRegion: Bool {
    utf8.count == 2 && isLetters || utf8.count == 3 && isDigits
  }

  fileprivate var isVariant: Bool {
    utf8.count >= 5 || utf8.count == 4 && prefix(1).isDigits
  }
}
