extension SwiftTextReader {
  /// A font that is given to something.
  mutating func takeFont(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    if sign("=", token + 1) {
      takeAssignment(mark)
    } else if sign("(", token + 1) {
      takeModifier(mark)
    } else if sign(".", token - 1),
      sign(":", token + 1) || sign(",", token + 1) && says("value", token + 2)
    {
      takeAttribute(mark)
    }
  }

  /// `label.font = …`.
  private mutating func takeAssignment(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard let path = path(before: token) else {
      return takeNamelessAssignment(mark)
    }
    guard startsStatement(path.start) else { return }
    let subject = subject(path.names, in: mark.scope)
    takeBoldSetting(mark, subject, from: path.start)
    guard
      subject.kind != .unknown
        || subject.isNameless && !path.names.isEmpty
          && subject.names.first?.hasPrefix("$") == true
    else {
      if subject.variable == nil, let name = subject.names.last { facts.fontNames.insert(name) }
      return
    }
    let value = (token + 2)..<valueEnd(from: token + 2)
    let owner =
      subject.kind == .attributes && imports.contains("SwiftUI") && !imports.contains("UIKit")
      ? "Font" : "UIFont"
    let font = expressions.font(value, place(mark), 0, owner: owner)
    if let name = subject.names.last, !name.hasPrefix("$") { facts.fontNames.insert(name) }
    guard !followsCategory(mark.scope) else {
      facts.growing.insert(subject.key)
      return
    }
    add(font, subject, at: path.start, in: mark.scope)
  }

  /// `(label as? UILabel)?.font = …`, `labels[0].font = …`: of these the name is not known.
  private mutating func takeNamelessAssignment(_ mark: SwiftOutline.Mark) {
    var last = mark.token - 2
    if sign("?", last) || sign("!", last) { last -= 1 }
    guard sign(")", last), let open = opening(last), sign("(", open), startsStatement(open),
      isWord(last - 1), ["UILabel", "UITextField", "UITextView"].contains(source[last - 1])
    else { return }
    var subject = TextSubject(kind: .likely, key: "cast \(open)", names: [])
    subject.isNameless = true
    let value = (mark.token + 2)..<valueEnd(from: mark.token + 2)
    add(expressions.font(value, place(mark), 0), subject, at: open, in: mark.scope)
  }

  static func mayGrow(_ font: FontValue) -> Bool {
    switch font {
    case .unknown, .reference: true
    case .font(let font): font.scales != false
    }
  }

  mutating func add(_ font: FontValue, _ subject: TextSubject, at start: Int, in scope: Int) {
    var setting = FontSetting(font: font, adjusting: .unknown, offset: offset(start))
    setting.control = subject.control
    setting.key = subject.key
    setting.name = subject.names.first ?? ""
    if let type = outline.type(around: scope) {
      setting.type = outline.scopes[type].name
      setting.ancestors = outline.scopes[type].inherits
    }
    facts.settings.append(setting)
    candidates.append((facts.settings.count - 1, subject))
    guard Self.mayGrow(font), subject.kind == .text || subject.kind == .title else {
      if subject.kind == .attributes {
        facts.settings[facts.settings.count - 1].adjusting = .adjusts
      }
      return
    }
    facts.settings[facts.settings.count - 1].adjusting =
      isHandled(in: scope) ? .adjusts : .missing
  }

  /// A key of attributes: `[.font: …]`, `addAttribute(.font, value: …)`.
  private mutating func takeAttribute(_ mark: SwiftOutline.Mark) {
    guard let function = outline.function(around: mark.scope) else { return }
    let body = outline.functions[function].body
    guard body.count < 2000, !followsCategory(mark.scope) else { return }
    let isShown = showing[function] ?? shows(attributedTextIn: body)
    showing[function] = isShown
    guard isShown else { return }
    let start = sign(":", mark.token + 1) ? mark.token + 2 : mark.token + 4
    let value = start..<valueEnd(from: start)
    let font = expressions.font(value, place(mark), 0)
    var subject = TextSubject(kind: .attributes, key: "attribute \(mark.token)", names: [])
    subject.isNameless = true
    subject.control = "an attributed text"
    add(font, subject, at: mark.token, in: mark.scope)
  }

  /// Whether what a body puts together is shown as it is, and not drawn or measured.
  private func shows(attributedTextIn body: Range<Int>) -> Bool {
    var isShown = false
    for token in body where isWord(token) {
      let range = tokens[token].range
      switch range.count {
      case 14 where source.text.says("attributedText", at: range),
        18 where source.text.says("setAttributedTitle", at: range),
        21 where source.text.says("attributedPlaceholder", at: range):
        isShown = true
      case 4 where source.text.says("draw", at: range),
        4 where source.text.says("size", at: range) && says("withAttributes", token + 2),
        12 where source.text.says("boundingRect", at: range),
        19 where source.text.says("titleTextAttributes", at: range),
        22 where source.text.says("setTitleTextAttributes", at: range),
        24 where source.text.says("largeTitleTextAttributes", at: range):
        return false
      case 10..<40 where source.text.bytes[range].starts(with: "UIGraphics".utf8): return false
      default: continue
      }
    }
    return isShown
  }

  /// Whether the body around a place asks for the text size that a person chose.
  func followsCategory(_ scope: Int) -> Bool {
    guard let function = outline.function(around: scope) else { return false }
    return outline.askingBodies.contains(outline.functions[function].bodyScope)
  }
}
