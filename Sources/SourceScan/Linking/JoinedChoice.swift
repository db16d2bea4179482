/// A text that a part of a joined name may be.
struct JoinedChoice {
  /// The known parts of it, with `nil` for each unknown one.
  var parts: [String?]

  /// Whether it may never come here.
  var isDoubtful = false

  /// Whether a call hands it over.
  var isHandedOver = false

  /// The text with its place; `nil` where it has none of its own.
  var source: LinkedText?

  /// A part of which nothing is known.
  static let unknown = JoinedChoice(parts: [nil])

  /// The most calls that are kept of one text.
  private static let callLimit = 16

  /// Adds other calls that hand the same text over; of one that comes by itself as well no call matters.
  mutating func add(_ calls: [LinkedText.HandingCall]) {
    guard let known = source?.handingCalls, !known.isEmpty else { return }
    source?.handingCalls = calls.isEmpty || known.count >= Self.callLimit ? [] : known + calls
  }

  /// Whether it adds anything to a name.
  var isEmpty: Bool { parts.allSatisfy { $0?.isEmpty == true } }
}

extension LinkedText {
  /// Puts choices one behind the other.
  ///
  /// - Parameters:
  ///   - choices: One for each part, in order.
  ///   - file: The file of the expression that joins them.
  ///   - offset: The byte at which it starts.
  init(joining choices: [JoinedChoice], file: Int, offset: Int) {
    self.init(parts: LinkedText.joining(choices.flatMap(\.parts)), file: file, offset: offset)
    isDoubtful = choices.contains(where: \.isDoubtful)
    isHandedOver = choices.contains(where: \.isHandedOver)
    // Where all but one are empty, that one is what has to be changed: `"\\(name)"`.
    handingCalls = choices.lazy.compactMap(\.source?.handingCalls).first { !$0.isEmpty } ?? []
    isJoined = choices.contains { $0.source.map { $0.isJoined || !$0.isInPlace } ?? false }
    let spoken = choices.filter { !$0.isEmpty }
    if spoken.count == 1, let source = spoken[0].source {
      self.file = source.file
      self.offset = source.offset
      isInPlace = source.isInPlace
      isJoined = source.isJoined
    }
    let origins = choices.compactMap { $0.source?.origin }
    if origins.count == 1 { origin = origins[0] }
  }
}
