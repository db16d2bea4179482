internal import FileAccess
internal import PropertyList

/// Gathers a document from its elements.
struct InterfaceReader {
  private(set) var document = InterfaceDocument()

  /// The comments, each once the element behind it has ended.
  var comments: [XMLElements.Comment] = []

  private let path: FilePath

  /// The open elements, the outermost first.
  private var open: [OpenElement] = []

  /// The scene that is being read.
  private var scene: InterfaceScene?

  /// A value of a runtime attribute that stands in an element of its own, while that is open.
  private var runtimeAttribute: InterfaceTag?

  init(path: FilePath) {
    self.path = path
  }

  /// An element whose end has not come.
  private struct OpenElement {
    /// The nearest element around it, or itself, that has an identifier: a control, as a rule.
    var owner: InterfaceTag?

    /// Where the owner's text is in the document, once it has a font.
    var text: Int?

    /// Whether it is, or is in, a set of attributes such as that of an attributed string.
    var isInAttributes: Bool
  }

  mutating func begin(_ element: XMLElements.Element) {
    let tag = InterfaceTag(
      element,
      location: SourceLocation(
        file: path,
        line: element.position.line ?? 1,
        column: element.position.column ?? 1
      )
    )
    var here = open.last ?? OpenElement(owner: nil, text: nil, isInAttributes: false)
    if open.isEmpty { takeRoot(tag) }
    if tag["id"] != nil { here = OpenElement(owner: tag, text: nil, isInAttributes: false) }
    if Self.attributeSets.contains(tag.name) { here.isInAttributes = true }
    open.append(here)
    guard !document.isForOtherSystem else { return }
    takeSurroundings(tag)
    switch tag.name {
    case "fontDescription": take(tag, shape: tag.describedFont, api: "fontDescription")
    case "font": take(tag, shape: tag.attributeFont, api: "attributedString")
    case "userDefinedRuntimeAttribute": takeRuntimeAttribute(tag)
    default: break
    }
  }

  mutating func end(_ name: String, text: String) {
    let ended = open.popLast()
    if name == "scene", let scene {
      document.scenes.append(scene)
      self.scene = nil
    }
    if let index = ended?.text { hand(text: index, of: ended?.owner) }
    guard let tag = runtimeAttribute else { return }
    switch name {
    case "userDefinedRuntimeAttribute": runtimeAttribute = nil
    case "string", "mutableString": mention(text, in: tag)
    default: return
    }
  }

  mutating func stop(_ error: PropertyListError) {
    let location = error.position.map { position in
      SourceLocation(file: path, line: position.line ?? 1, column: position.column ?? 1)
    }
    document.problem = SourceProblem(file: path, location: location, reason: error.reason)
  }
}

extension InterfaceReader {
  /// Elements whose fonts are attributes of a text, not a control's own.
  private static let attributeSets: Set<String> = [
    "attributedString", "textAttributes", "buttonConfiguration",
  ]

  /// Looks for whom the document is: `type` is `com.apple.InterfaceBuilder3.CocoaTouch.XIB` for iOS.
  private mutating func takeRoot(_ tag: InterfaceTag) {
    if tag.name == "archive" {
      document.problem = SourceProblem(
        file: path,
        location: tag.location,
        reason: "the file has the form that Interface Builder wrote before Xcode 5"
      )
    }
    let words = "\(tag["type"] ?? "") \(tag["targetRuntime"] ?? "")".split { " .".contains($0) }
    // `CocoaTouch`, `iOS.CocoaTouch` and `AppleTV` against `Cocoa`, `MacOSX.Cocoa` and `WatchKit`.
    document.isForOtherSystem = words.contains { word in
      ["Cocoa", "MacOSX", "WatchKit", "watchKit"].contains(word)
    }
  }

  private mutating func take(_ tag: InterfaceTag, shape: InterfaceFont.Shape?, api: String) {
    guard let shape, let here = open.last else { return }
    let font = InterfaceFont(
      shape: shape,
      pointSize: (tag["pointSize"] ?? tag["size"]).flatMap { Double($0) },
      isAttribute: here.isInAttributes,
      location: tag.location
    )
    if case .custom(let name, let family) = shape {
      var request = FontRequest(
        name: .known(name),
        role: .face,
        api: api,
        location: tag.location
      )
      request.family = family.map { .known($0) }
      document.requests.append(request)
    }
    keep(font)
  }

  /// Adds a font to the control that it is in.
  private mutating func keep(_ font: InterfaceFont) {
    guard let here = open.indices.last, let owner = open[here].owner else { return }
    let index = open[here].text ?? document.texts.count
    if index == document.texts.count {
      var text = InterfaceText(owner)
      for element in open.dropLast() {
        guard let tag = element.owner, let id = tag["id"], id != owner["id"] else { continue }
        if text.containers.last != id { text.containers.append(id) }
        if Self.bars.contains(tag.name) { text.isInBar = true }
      }
      text.isInBar = text.isInBar || Self.bars.contains(owner.name)
      document.texts.append(text)
    }
    document.texts[index].fonts.append(font)
    open[here].text = index
  }

  /// Tells the element around one that has ended of their control's text.
  private mutating func hand(text: Int, of owner: InterfaceTag?) {
    guard let outer = open.indices.last, open[outer].owner?.location == owner?.location else {
      return
    }
    open[outer].text = text
  }
}

extension InterfaceReader {
  private static let bars: Set<String> = [
    "navigationBar", "navigationItem", "tabBar", "tabBarItem", "barButtonItem", "toolbar",
  ]

  private static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView", "tableViewController",
    "collectionViewController", "wkWebView", "webView",
  ]

  /// Looks for scenes, outlets and constraints.
  private mutating func takeSurroundings(_ tag: InterfaceTag) {
    switch tag.name {
    case "scene": scene = InterfaceScene(location: tag.location)
    case "label": if tag["text"] != nil { scene?.texts += 1 }
    case "outlet":
      guard let property = tag["property"], let destination = tag["destination"] else { return }
      document.outlets[destination, default: []].append(property)
    case "constraint":
      // One of its own element: `firstItem` names another.
      guard tag["firstAttribute"] == "height", tag["secondItem"] == nil,
        tag["relation"] == nil || tag["relation"] == "equal",
        let constant = tag["constant"].flatMap({ Double($0) })
      else { return }
      let around = open.dropLast().last { $0.owner?["id"] != nil }
      guard let owner = tag["firstItem"] ?? around?.owner?["id"] else { return }
      document.heights[owner] = constant
    case let name where Self.scrolling.contains(name): scene?.scrolls = true
    default: return
    }
  }
}

extension InterfaceReader {
  /// What the comments say is not to be told; the next element is all of it, with what is in it.
  var suppressions: [SourceSuppression] {
    var reader = SuppressionReader()
    for comment in comments.sorted(by: { $0.position.byte < $1.position.byte }) {
      let text = Array(comment.text.utf8)
      guard let words = SuppressionComment(text[...]), let line = comment.position.line else {
        continue
      }
      reader.take(
        words,
        // `<!--` stands before the text.
        at: SourceLocation(file: path, line: line, column: (comment.position.column ?? 1) + 4),
        lastLine: line + text.count { $0 == UInt8(ascii: "\n") },
        next: comment.element
      )
    }
    return reader.suppressions
  }
}

extension InterfaceReader {
  private mutating func takeRuntimeAttribute(_ tag: InterfaceTag) {
    if tag["keyPath"]?.contains("argeContent") ?? false { document.speaksOfLargeContent = true }
    guard tag["type"] == "string", let key = tag["keyPath"], key.isFontKey else { return }
    if let value = tag["value"] {
      mention(value, in: tag)
    } else {
      runtimeAttribute = tag
    }
  }

  /// Keeps a value that may be a font's name: apps also set such keys to styles of their own.
  private mutating func mention(_ value: String, in tag: InterfaceTag) {
    guard !value.isEmpty else { return }
    document.requests.append(
      FontRequest(
        name: .known(value),
        role: .mention,
        api: "userDefinedRuntimeAttribute",
        location: tag.location
      )
    )
  }
}
