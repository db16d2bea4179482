/// What a comment says about findings that are not to be told.
struct SuppressionComment {
  /// What it stands for.
  enum Scope {
    /// The next line.
    case next

    /// Its own line.
    case this

    /// The line above.
    case previous

    /// All lines from here on.
    case start

    /// No line from here on.
    case end

    /// Nothing, since nobody knows what it means.
    case unknown(String)
  }

  /// What it stands for.
  let scope: Scope

  /// The rules and groups that it names, each with how many bytes of the comment stand before it.
  let rules: [(word: String, offset: Int)]

  /// What follows the rules.
  let reason: String?

  private static let sign = Array("fontscan:".utf8)

  /// Whether a comment may be one of these; most say nothing of the kind.
  static func mayBe(_ comment: some RandomAccessCollection<UInt8>) -> Bool {
    comment.count > sign.count && place(in: comment) != nil
  }

  private static func place<Comment: RandomAccessCollection<UInt8>>(
    in comment: Comment
  ) -> Comment.Index? {
    var rest = comment[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "f")) {
      rest = rest[start...]
      if rest.starts(with: sign) { return start }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Reads a comment, with or without its signs; `nil` for one that says nothing of the kind, such as a
  /// word about the tool.
  ///
  /// - Parameter comment: The bytes of the comment.
  init?(_ comment: ArraySlice<UInt8>) {
    guard let start = Self.place(in: comment) else { return nil }
    // The sign is the first thing in the comment; elsewhere it is spoken of.
    let isFirst = comment[..<start].allSatisfy { "/*! \t\r\n<-".utf8.contains($0) }
    guard isFirst else { return nil }
    let line = comment[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    var words: [(text: String, offset: Int)] = []
    for word in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
      let text = String(decoding: word, as: UTF8.self)
      // The end of a comment in one line.
      if text == "*/" || text == "-->" { break }
      words.append((text, word.startIndex - comment.startIndex))
    }
    guard let command = words.first?.text.dropFirst(Self.sign.count) else { return nil }
    switch command {
    case "disable:next": scope = .next
    case "disable:this": scope = .this
    case "disable:previous": scope = .previous
    case "disable": scope = .start
    case "enable": scope = .end
    default: scope = .unknown(String(command))
    }
    var rules: [(String, Int)] = []
    var rest = words.dropFirst()
    while let word = rest.first, rules.isEmpty || Self.isRule(word.text) {
      // Several rules stand side by side, with commas or without.
      var offset = word.offset
      for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
        if !part.isEmpty { rules.append((String(part), offset)) }
        offset += part.utf8.count + 1
      }
      rest = rest.dropFirst()
    }
    // What parts the reason from the rules is not part of it.
    if let first = rest.first, ["-", "--", "—", "–", ":"].contains(first.text) {
      rest = rest.dropFirst()
    }
    self.rules = rules
    let sentence = rest.map(\.text).joined(separator: " ")
    reason = sentence.isEmpty ? nil : sentence
  }

  /// What is wrong with it; `nil` for one that makes sense.
  var fault: String? {
    switch scope {
    case .unknown(let command):
      "'fontscan:\(command)' means nothing; there is fontscan:disable:next, :this and :previous, "
        + "fontscan:disable and fontscan:enable"
    case .end: nil
    default: rules.isEmpty ? "the comment names no rule" : nil
    }
  }

  /// Whether a word that follows a rule is another.
  ///
  /// That is `group/what`; a word of a reason has no slash between letters of a rule.
  private static func isRule(_ word: String) -> Bool {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ",")
        }
    }
  }
}
