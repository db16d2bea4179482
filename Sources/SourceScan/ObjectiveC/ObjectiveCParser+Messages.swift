/// A message of Objective-C with what can say names.
struct ObjectiveCMessage {
  /// The receiver.
  var receiver: Expression

  /// The receiver when it is one word, such as the name of a class; else empty.
  var receiverWord: String

  /// The selector: `fontWithName:size:`.
  var selector = ""

  /// The parts of the selector, without colons.
  var labels: [String] = []

  /// The first argument of each part, and those behind further commas with the last part.
  var arguments: [Expression] = []

  /// The last word of each argument, which tells keys of dictionaries.
  var lastWords: [Int] = []

  /// The requests in its receiver, by their places in the list of the file.
  var requests = 0..<0

  /// The token that opens it.
  var start: Int

  /// An argument; unknown when there is none.
  func argument(_ index: Int) -> Expression {
    arguments.indices.contains(index) ? arguments[index] : .unknown
  }
}

extension ObjectiveCParser {
  /// A message, at its bracket; what is nested too deep is passed over.
  mutating func parseMessage() -> Expression {
    guard let closing = closing(index) else {
      index += 1
      return .unknown
    }
    // A receiver is no expression of its own, so that its depth is counted here.
    guard room > 0 else {
      index = closing + 1
      return .unknown
    }
    room -= 1
    defer { room += 1 }
    let start = index
    index += 1
    let count = facts.requests.count
    let receiver = parseOperand()
    var message = ObjectiveCMessage(
      receiver: receiver,
      receiverWord: index == start + 2 && source.tokens[start + 1].kind == .word
        ? source[start + 1] : "",
      start: start
    )
    message.requests = count..<max(count, facts.requests.count)
    if isWord(), index + 1 == closing {
      message.labels = [source[index]]
      message.selector = source[index]
      index += 1
    }
    while index < closing, isSign(":") || isWord() && isSign(":", ahead: 1) {
      takePart(of: &message, before: closing)
    }
    finish(closing)
    takeTraits(of: message, before: closing)
    return value(of: message)
  }

  private mutating func takePart(of message: inout ObjectiveCMessage, before closing: Int) {
    let label = isWord() ? source[index] : ""
    index += label.isEmpty ? 1 : 2
    message.labels.append(label)
    message.selector += label + ":"
    repeat {
      if isSign(",") { index += 1 }
      let start = index
      message.arguments.append(parseExpression())
      message.lastWords.append(index - 1)
      if index == start { return }
    } while index < closing && isSign(",")
  }

  /// What a message answers, as far as it can be a name; requests in it are taken down.
  private mutating func value(of message: ObjectiveCMessage) -> Expression {
    if takeRequest(message) { return .unknown }
    takeHelper(message)
    takeChange(message)
    let first = message.argument(0)
    switch message.selector {
    case "stringWithFormat:", "initWithFormat:", "localizedStringWithFormat:":
      return formatted(first, Array(message.arguments.dropFirst()))
    case "stringByAppendingString:":
      return facts.joined([message.receiver, first], at: offset(of: message.start))
    case "stringByAppendingFormat:":
      let end = formatted(first, Array(message.arguments.dropFirst()))
      return facts.joined([message.receiver, end], at: offset(of: message.start))
    case "stringWithString:", "initWithString:", "stringWithUTF8String:", "fileURLWithPath:",
      "initFileURLWithPath:", "dataWithContentsOfFile:", "dataWithContentsOfURL:",
      "initWithContentsOfFile:", "initWithContentsOfURL:":
      return first
    case "copy", "mutableCopy":
      return message.receiver
    case "URLForResource:withExtension:", "pathForResource:ofType:",
      "URLForResource:withExtension:subdirectory:", "pathForResource:ofType:inDirectory:":
      return resource(first, ending: message.argument(1), at: message.start)
    case "arrayWithObjects:", "initWithObjects:":
      return facts.list(message.arguments)
    default:
      return call(message)
    }
  }

  /// Takes down a message of which only its name says that it registers fonts.
  private mutating func takeHelper(_ message: ObjectiveCMessage) {
    guard let name = message.labels.first, Self.isHelper(name) else { return }
    var registration = SourceRegistration(
      fileName: .unknown,
      offset: offset(of: message.start),
      scope: scope
    )
    registration.helper = name
    facts.registrations.append(registration)
  }

  /// Whether libraries and generators give a name to what registers fonts.
  static func isHelper(_ name: String) -> Bool {
    name.hasPrefix("registerFont") || name.hasPrefix("registerAllCustomFonts")
  }

  /// The file of a resource, as the methods of a bundle answer it.
  private mutating func resource(
    _ name: Expression,
    ending: Expression,
    at start: Int
  ) -> Expression {
    // Swift's labels for the same methods; what follows names knows these.
    if let (text, _) = literal(name) { facts.loadedFiles.insert(text) }
    var arguments = [SourceCall.Argument(label: "forResource", value: name)]
    if !ending.isUnknown {
      arguments.append(SourceCall.Argument(label: "withExtension", value: ending))
    }
    return facts.call(
      SourceCall(name: "url", arguments: arguments, offset: offset(of: start), scope: scope)
    )
  }

  /// The call that a message is; one of which nothing is known is none.
  ///
  /// A message without arguments reads a property, or calls a method that is as good as one.
  private mutating func call(_ message: ObjectiveCMessage) -> Expression {
    guard !message.arguments.isEmpty else {
      return facts.member(message.labels.first ?? "", of: message.receiver)
    }
    guard let name = message.labels.first, !name.isEmpty,
      !message.receiver.isUnknown || message.arguments.contains(where: { !$0.isUnknown })
    else { return .unknown }
    // Behind the last part there may be more arguments, which no parameter of a name takes.
    let arguments = zip(message.labels, message.arguments).enumerated().map { place, pair in
      SourceCall.Argument(label: place == 0 ? "" : pair.0, value: pair.1)
    }
    return facts.call(
      SourceCall(
        receiver: .expression(message.receiver),
        name: name,
        arguments: arguments,
        offset: offset(of: message.start),
        scope: scope
      )
    )
  }
}
