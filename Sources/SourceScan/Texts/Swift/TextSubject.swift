/// What a font or flag is set of: `titleLabel`, `button.titleLabel`, `self`.
struct TextSubject {
  /// What a name is known to show text with.
  enum Kind {
    /// A label, text field or text view of UIKit, whose flag has to be set.
    case text

    /// The title of a button, which is a label.
    case title

    /// A configuration or attributed text, which follows the text size by itself when its font does.
    case attributes

    /// A name that speaks of a text.
    case likely

    /// Something else, or it is not known.
    case unknown
  }

  /// What it is.
  var kind: Kind

  /// What tells it from others of the file.
  var key: String

  /// The names of its path without `self`.
  var names: [String]

  /// The variable of the file at its root.
  var variable: Int?

  /// The class that shows the text, where it is known.
  var control: String?

  /// Whether the root is a parameter or stands for several.
  var isNameless = false
}

extension SwiftTextReader {
  /// The path of names before a token, such as `a.b?` of `a.b?.font`.
  ///
  /// - Returns: The tokens of the names and the first token; `nil` when something else is before it.
  func path(before member: Int) -> (names: [Int], start: Int)? {
    var names: [Int] = []
    var start = member
    while sign(".", start - 1) {
      var previous = start - 2
      if sign("?", previous) || sign("!", previous) { previous -= 1 }
      guard isWord(previous), names.count < 8 else { return nil }
      names.insert(previous, at: 0)
      start = previous
    }
    return (names, start)
  }

  /// What a path means at a place.
  func subject(_ path: [Int], in scope: Int) -> TextSubject {
    var names = path.map { source[$0] }
    let isMember = names.first == "self"
    if isMember { names.removeFirst() }
    guard let root = names.first, let token = path.last else { return ownSubject(in: scope) }
    if root.hasPrefix("$") || root == "super" {
      let closure = outline.body(around: scope)
      var subject = TextSubject(kind: .unknown, key: "closure \(closure)", names: names)
      subject.isNameless = true
      if let variable = variable(withValueAround: scope) { adopt(variable, names, &subject) }
      return subject
    }
    guard let id = outline.variable(root, from: scope, at: token, isMember: isMember) else {
      let parameter = outline.parameter(root, from: scope)
      let owner = outline.function(around: scope).map { "function \($0)" } ?? ""
      var subject = TextSubject(
        kind: Self.isLikely(names.last ?? "") ? .likely : .unknown,
        key: "\(owner) \(names.joined(separator: "."))",
        names: names
      )
      if names.count > 1, Self.attributeNames.contains(names[names.count - 1]) {
        subject.kind = .attributes
      }
      subject.isNameless = parameter != nil || names.count == 1
      return subject
    }
    var subject = TextSubject(kind: .unknown, key: "", names: names)
    adopt(representative(id), names, &subject)
    return subject
  }

  /// Says that a subject is a variable, or a part of one.
  private func adopt(_ id: Int, _ names: [String], _ subject: inout TextSubject) {
    let type = typeName(of: id)
    let rest = names.dropFirst()
    subject.variable = id
    subject.key = "variable \(id) \(rest.joined(separator: "."))"
    subject.control = type
    if rest.isEmpty {
      if let type, Self.textClasses.contains(type) {
        subject.kind = .text
      } else if let type, Self.attributeClasses.contains(type) {
        subject.kind = .attributes
      } else if type == nil, Self.isLikely(names.first ?? "") {
        subject.kind = .likely
      }
    } else if rest.count == 1, rest.first == "titleLabel", type == "UIButton" {
      subject.kind = .title
    } else if let last = rest.last, Self.attributeNames.contains(last) {
      subject.kind = .attributes
    } else if let last = rest.last, Self.isLikely(last) {
      subject.kind = .likely
      subject.control = nil
    }
  }

  /// `self` of a class that shows text.
  private func ownSubject(in scope: Int) -> TextSubject {
    var subject = TextSubject(kind: .unknown, key: "self", names: [])
    subject.isNameless = true
    guard let type = outline.type(around: scope) else { return subject }
    let scope = outline.scopes[type]
    subject.key = "self \(scope.name)"
    let classes = scope.isExtension ? [scope.name] : scope.inherits
    guard let control = classes.first(where: Self.textClasses.contains),
      outline.member("font", of: scope.name) == nil
    else { return subject }
    subject.kind = .text
    subject.control = control
    return subject
  }

  /// The variable that a local of the closure which makes it stands for.
  private func representative(_ id: Int) -> Int {
    for scope in outline.scopes(around: outline.variables[id].scope) {
      guard case .variable(let outer) = outline.scopes[scope].kind else {
        if outline.scopes[scope].kind == .statement { continue }
        return id
      }
      let isReturned = outline.variables[outer].returns.contains { value, _ in
        value.count == 1 && source[value.lowerBound] == outline.variables[id].name
      }
      return isReturned ? outer : id
    }
    return id
  }

  /// The variable whose value a closure is part of: `let label = UILabel().then { … }`.
  private func variable(withValueAround scope: Int) -> Int? {
    let range = outline.scopes[outline.body(around: scope)].range
    let home = outline.scopes[outline.body(around: scope)].parent
    // Declared before the closure, the nearest first.
    var low = 0
    var high = outline.variables.count
    while low < high {
      let middle = (low + high) / 2
      if outline.variables[middle].nameToken < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for id in outline.variables.indices[..<low].suffix(4).reversed() {
      let variable = outline.variables[id]
      guard variable.scope == home, let value = variable.value,
        value.contains(range.lowerBound), value.lowerBound + 8 > range.lowerBound - 8
      else { continue }
      return id
    }
    return nil
  }

  /// The class of a variable, as far as its declaration says.
  func typeName(of id: Int) -> String? {
    let variable = outline.variables[id]
    if !variable.type.isEmpty {
      let words = variable.type.filter { isWord($0) }
      if variable.type.contains(where: { sign("[", $0) || source.isSign("<", at: $0) }) {
        return ""
      }
      return words.last.map { source[$0] }
    }
    guard let value = variable.value, isWord(value.lowerBound) else { return nil }
    let name = source[value.lowerBound]
    guard name.first?.isUppercase == true else { return nil }
    // `UILabel()`, `UIButton(type: .system)`, also with something laid on: `UILabel().then { … }`.
    return sign("(", value.lowerBound + 1) ? name : nil
  }

  private static let textClasses: Set<String> = [
    "UILabel", "UITextField", "UITextView", "UISearchTextField",
  ]

  private static let attributeClasses: Set<String> = [
    "AttributedString", "AttributeContainer",
  ]

  private static let attributeNames: Set<String> = ["textProperties", "secondaryTextProperties"]

  private static func isLikely(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("label") || name.hasSuffix("textfield") || name.hasSuffix("textview")
  }
}
