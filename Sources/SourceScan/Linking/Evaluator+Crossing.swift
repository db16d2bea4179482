/// Several expressions of which one is taken, whichever that is.
struct Alternative {
  var expression: Expression
  var place: Evaluator.Place

  /// Whether it is only taken under a condition.
  var isConditional = true
}

extension Evaluator {
  /// More alternatives than this are data.
  private static let alternativeLimit = 64

  /// The places of the alternatives that make different names of one value which differs from call to
  /// call: `bold ? name + "-Bold" : name`.
  ///
  /// Which values come to which of them is not known, so that no name is asked for with certainty.
  mutating func crossing(_ alternatives: [Alternative]) -> Set<Int> {
    guard (2...Self.alternativeLimit).contains(alternatives.count) else { return [] }
    var shapes: [ExpressionShape] = []
    for alternative in alternatives {
      work -= 8
      shapes.append(
        ExpressionShape(of: alternative.expression, in: index.files[alternative.place.file])
      )
    }
    var users: [String: [Int]] = [:]
    for (place, shape) in shapes.enumerated() {
      for root in shape.roots.keys { users[root, default: []].append(place) }
    }
    var found: Set<Int> = []
    for (root, places) in users.sorted(by: { $0.key < $1.key }) where places.count > 1 {
      guard places.contains(where: { alternatives[$0].isConditional }),
        Set(places.map { shapes[$0].spelled }).count > 1
      else { continue }
      let isBare = places.contains { shapes[$0].isBare }
      let varying = places.filter { place in
        guard let expression = shapes[place].roots[root] else { return false }
        return varies(expression, at: alternatives[place].place, isBare: isBare)
      }
      if varying.count > 1 { found.formUnion(varying) }
    }
    return found
  }

  /// Whether a value is one at one time and another at another, or may not come by each way.
  private mutating func varies(_ root: Expression, at place: Place, isBare: Bool) -> Bool {
    let value = value(of: root, at: place)
    let texts = Set(value.texts.map(\.parts))
    if texts.count > 1 || value.cases.count > 1 { return true }
    return isBare && value.texts.contains(where: \.isHandedOver)
  }

  /// What several expressions may be of which one is taken.
  mutating func value(ofAny alternatives: [Alternative], expected: TypeID?) -> LinkedValue {
    let doubtful = crossing(alternatives)
    var value = LinkedValue()
    for (place, alternative) in alternatives.enumerated() {
      let one = self.value(of: alternative.expression, at: alternative.place, expected: expected)
      value.add(doubtful.contains(place) ? one.asDoubtful() : one)
    }
    return value
  }
}

/// How an expression is spelled, with the names in it that stand for values.
private struct ExpressionShape {
  /// The spelling.
  private(set) var spelled = ""

  /// The paths of names in it.
  private(set) var roots: [String: Expression] = [:]

  /// Whether it is nothing but such a path.
  private(set) var isBare = false

  init(of expression: Expression, in facts: FileFacts) {
    if case .word? = facts.node(expression) { isBare = true }
    if case .member? = facts.node(expression) { isBare = true }
    var open = [expression]
    for _ in 0..<Expression.partLimit {
      guard let next = open.popLast() else { return }
      switch facts.node(next) {
      case .text(let word, _)?: spelled += "\"" + facts.words[Int(word)] + "\""
      case .joined(let children, _)?, .either(let children)?:
        spelled += "("
        open += facts.parts(children).reversed()
      case .list?, .dictionary?: spelled += "[]"
      case .element(let base, _)?:
        // What a key says is no part of the name.
        spelled += "[]"
        open.append(base)
      case .orKey(let key)?:
        spelled += "|"
        open.append(key)
      case .word?, .member?: take(next, in: facts)
      case .implicitMember(let word)?: spelled += "." + facts.words[Int(word)]
      case .call(let id)?:
        let call = facts.calls[Int(id)]
        spelled += call.name + "()"
        if case .expression(let receiver) = call.receiver { open.append(receiver) }
        open += call.arguments.map(\.value)
      case nil: spelled += "?"
      }
    }
  }

  private mutating func take(_ path: Expression, in facts: FileFacts) {
    var names: [String] = []
    var expression = path
    for _ in 0..<8 {
      switch facts.node(expression) {
      case .word(let word, _)?:
        names.append(facts.words[Int(word)])
        let root = SourceBranch.subject(of: names.reversed()) ?? ""
        spelled += root + "+"
        roots[root] = path
        return
      case .member(let base, let word)?:
        names.append(facts.words[Int(word)])
        expression = base
      default:
        spelled += "." + names.reversed().joined(separator: ".")
        return
      }
    }
  }
}
