/// A source file taken apart.
package struct SourceTokens: Sendable {
  /// The text that the tokens point into.
  package var text: SourceText

  /// The tokens in order, without comments.
  package var tokens: [SourceToken] = []

  /// The comments in order, with their signs: `// …` without the end of the line, `/* … */`.
  package var comments: [SourceToken] = []

  /// Starts without tokens.
  package init(text: SourceText) {
    self.text = text
  }
}

extension SourceTokens {
  /// Whether a token is a certain word; one in backticks never is a keyword, but may be a name.
  package func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].isWord else { return false }
    return text.says(word, at: tokens[index].range)
  }

  /// Whether a token is a certain sign, of one byte or several.
  package func isSign(_ sign: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .sign else { return false }
    return text.says(sign, at: tokens[index].range)
  }

  /// The text of a token.
  package subscript(index: Int) -> String {
    tokens.indices.contains(index) ? text[tokens[index].range] : ""
  }
}
