/// A part of a name that is put together.
enum JoinedPart {
  /// Text that stands for itself.
  case text(String)

  /// What an expression says; nothing when it is unknown.
  case expression(Expression)
}

extension Evaluator {
  /// The names of what puts the elements of a list together, in Swift and in Objective-C.
  private static let joiners: Set<String> = ["joined", "componentsJoinedByString"]

  /// What functions of the system put together: `String(format:)`, `joined(separator:)`,
  /// `appending(_:)`.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - place: Where it stands.
  /// - Returns: What it makes; `nil` when it is a call of something else.
  mutating func composed(by call: SourceCall, at place: Place) -> LinkedValue? {
    let arguments = call.arguments
    switch call.receiver {
    case .none where call.name == "String" || call.name == "NSString":
      guard let format = arguments.first, format.label == "format" else { return nil }
      let parts = formatted(format.value, Array(arguments.dropFirst()), at: place)
      return parts.map { joined($0, at: place, offset: call.offset).asJoined() } ?? .unknown
    case .expression(let receiver) where Self.joiners.contains(call.name):
      guard arguments.count < 2, case .list(let list)? = index.files[place.file].node(receiver)
      else { return nil }
      let parts = list.count > Expression.partLimit / 2 ? [] : index.files[place.file].parts(list)
      let separator = arguments.first.map { onlyText(of: $0.value, at: place) } ?? ""
      let all = parts.flatMap { part in
        [separator.map(JoinedPart.text) ?? .expression(.unknown), .expression(part)]
      }
      let offset = start(of: receiver, in: place.file) ?? call.offset
      return joined(Array(all.dropFirst()), at: place, offset: offset)
    case .expression(let receiver) where call.name == "appending":
      guard arguments.count == 1, let end = arguments.first, end.label.isEmpty,
        // A path behind that of a folder.
        onlyText(of: end.value, at: place)?.hasPrefix("/") != true
      else { return nil }
      return joined(
        [.expression(receiver), .expression(end.value)],
        at: place,
        offset: start(of: receiver, in: place.file) ?? call.offset
      )
    default: return nil
    }
  }

  /// The parts that a format makes of its arguments; of all but `%@` nothing is known.
  ///
  /// - Returns: `nil` when the format itself is not known.
  private mutating func formatted(
    _ format: Expression,
    _ arguments: [SourceCall.Argument],
    at place: Place
  ) -> [JoinedPart]? {
    guard arguments.allSatisfy({ $0.label.isEmpty }), let text = onlyText(of: format, at: place)
    else { return nil }
    let pieces = FormatPiece.pieces(of: text)
    guard pieces.count <= Expression.partLimit else { return nil }
    var next = 0
    return pieces.map { piece in
      let argument: Int
      let isKnown: Bool
      switch piece {
      case .text(let text): return .text(text)
      case .argument(let isObject):
        (argument, isKnown) = (next, isObject)
        next += 1
      case .placedArgument(let place, let isObject):
        (argument, isKnown) = (place, isObject)
      }
      return .expression(
        isKnown && arguments.indices.contains(argument) ? arguments[argument].value : .unknown
      )
    }
  }

  /// The text of an expression that can be no other.
  private mutating func onlyText(of expression: Expression, at place: Place) -> String? {
    let value = value(of: expression, at: place)
    guard value.texts.count == 1, !value.isOpen, value.types.isEmpty, value.cases.isEmpty else {
      return nil
    }
    return value.texts.first?.whole
  }

  /// The byte at which an expression starts, as far as that is known.
  private func start(of expression: Expression, in file: Int) -> Int? {
    let facts = index.files[file]
    var expression = expression
    for _ in 0..<Expression.partLimit {
      switch facts.node(expression) {
      case .text(_, let offset)?, .joined(_, let offset)?, .word(_, let offset)?:
        return Int(offset)
      case .member(let base, _)?, .element(let base, _)?, .orKey(let base)?: expression = base
      case .either(let children)?, .list(let children)?, .dictionary(let children)?:
        guard let first = facts.parts(children).first else { return nil }
        expression = first
      case .call(let id)?:
        let call = facts.calls[Int(id)]
        guard case .expression(let receiver) = call.receiver else { return call.offset }
        expression = receiver
      case .implicitMember?, nil: return nil
      }
    }
    return nil
  }
}
