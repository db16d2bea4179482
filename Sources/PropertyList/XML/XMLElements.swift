internal import CExpat

/// Walks through an XML document of any kind, element by element.
///
/// expat does the reading, in one pass; nothing outside the document is looked at, and no entity can
/// be declared, so none can grow. Elements are nested 512 levels deep at most, as in a property list.
package enum XMLElements {
  /// A tag with its attributes.
  package struct Element {
    /// The tag's name.
    package let name: String

    /// The attributes.
    package let attributes: XMLAttributes

    /// Where the tag starts.
    package let position: PropertyListPosition
  }

  /// A comment, and the element that follows it.
  package struct Comment {
    /// What stands between its signs.
    package let text: String

    /// Where it starts.
    package let position: PropertyListPosition

    /// The lines of the next element in the same one, from its start to its end; `nil` when none comes.
    package let element: ClosedRange<Int>?
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - start: Takes the start of an element.
  ///   - end: Takes the end of the innermost element, with its name and the text directly in it.
  ///   - comment: Takes a comment once the element behind it has ended.
  /// - Throws: `PropertyListError` with the place of the first fault; what came before it was taken.
  package static func read(
    _ bytes: [UInt8],
    start: (Element) -> Void,
    end: (String, String) -> Void,
    comment: ((Comment) -> Void)? = nil
  ) throws(PropertyListError) {
    let text = try DecodedText(decoding: bytes)
    var comments: [Comment] = []
    defer { for each in comments { comment?(each) } }
    try withoutActuallyEscaping(start) { start throws(PropertyListError) in
      try withoutActuallyEscaping(end) { end throws(PropertyListError) in
        let walk = try XMLWalk(text: text, start: start, end: end, wantsComments: comment != nil)
        defer { comments = walk.allComments }
        try walk.read()
      }
    }
  }
}

/// One walk through a document.
@safe
private final class XMLWalk {
  private let parser: XML_Parser
  private let text: DecodedText
  private let first: Int
  private var lines: LineCounter
  private var failure: PropertyListError?

  /// The text directly in each open element, the outermost first, one behind the other.
  private var openText: [UInt8] = []

  /// Where the text of each open element starts in ``openText``.
  private var textStarts: [Int] = []

  private let wantsComments: Bool

  /// The comments behind which no element has begun.
  private var pending: [(text: String, position: PropertyListPosition)] = []

  /// The comments whose element is open, with how deep that is and the line that it began on.
  private var followed: [(comments: Range<Int>, depth: Int, line: Int)] = []
  private var comments: [XMLElements.Comment] = []

  private let start: (XMLElements.Element) -> Void
  private let end: (String, String) -> Void

  init(
    text: DecodedText,
    start: @escaping (XMLElements.Element) -> Void,
    end: @escaping (String, String) -> Void,
    wantsComments: Bool
  ) throws(PropertyListError) {
    self.wantsComments = wantsComments
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw PropertyListError("no memory for an XML parser", at: nil)
    }
    unsafe self.parser = parser
    self.text = text
    self.start = start
    self.end = end
    first = text.utf8[text.start...].firstIndex { !isASCIISpace($0) } ?? text.utf8.endIndex
    lines = LineCounter(text: text.utf8, firstByte: text.start)
  }

  deinit {
    unsafe XML_ParserFree(parser)
  }

  private var position: PropertyListPosition {
    lines.position(at: first + Int(clamping: unsafe XML_GetCurrentByteIndex(parser)))
  }

  func read() throws(PropertyListError) {
    setHandlers()
    let status = unsafe text.utf8.withUnsafeBytes { bytes in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[first...])
      return unsafe XML_Parse(
        parser,
        rest.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: rest.count),
        1
      )
    }
    if let failure { throw failure }
    guard status != XML_STATUS_OK else { return }
    let words = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    throw PropertyListError("not well-formed XML: \(words ?? "unknown reason")", at: position)
  }

  private func setHandlers() {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let walk = unsafe XMLWalk.behind(data), let name = unsafe name else { return }
        var values = XMLAttributes()
        var next = unsafe attributes
        while let key = unsafe next?.pointee, let value = unsafe next?.advanced(by: 1).pointee {
          values.append(unsafe String(cString: key), unsafe String(cString: value))
          unsafe next = next?.advanced(by: 2)
        }
        walk.begin(unsafe String(cString: name), values)
      },
      { data, name in
        guard let walk = unsafe XMLWalk.behind(data), let name = unsafe name else { return }
        walk.finish(unsafe String(cString: name))
      }
    )
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let walk = unsafe XMLWalk.behind(data), let characters = unsafe characters else {
        return
      }
      let bytes = unsafe UnsafeBufferPointer(start: characters, count: Int(count))
      unsafe bytes.withMemoryRebound(to: UInt8.self) { walk.take(unsafe $0.span) }
    }
    if wantsComments {
      unsafe XML_SetCommentHandler(parser) { data, text in
        guard let walk = unsafe XMLWalk.behind(data), let text = unsafe text else { return }
        walk.takeComment(unsafe String(cString: text))
      }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      unsafe XMLWalk.behind(data)?.refuse("an entity is declared")
    }
    // An attribute with a default costs nothing in the file and something at each element.
    unsafe XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in
      unsafe XMLWalk.behind(data)?.refuse("attributes are declared")
    }
  }

  private func begin(_ name: String, _ attributes: XMLAttributes) {
    guard failure == nil else { return }
    let limit = PropertyListLimits.standard.depth
    guard textStarts.count < limit else {
      return refuse("elements are nested deeper than \(limit) levels")
    }
    textStarts.append(openText.count)
    let position = position
    if !pending.isEmpty { follow(from: position.line ?? 1) }
    start(XMLElements.Element(name: name, attributes: attributes, position: position))
  }

  private func takeComment(_ text: String) {
    guard failure == nil else { return }
    pending.append((text, position))
  }

  /// The element that begins is the one behind the comments that wait for it.
  private func follow(from line: Int) {
    let first = comments.count
    comments += pending.map {
      XMLElements.Comment(text: $0.text, position: $0.position, element: line...line)
    }
    pending = []
    followed.append((first..<comments.count, textStarts.count, line))
  }

  /// The element behind some comments ends.
  private func endFollowed() {
    guard let last = followed.popLast() else { return }
    let end = max(last.line, position.line ?? last.line)
    for place in last.comments {
      let comment = comments[place]
      comments[place] = XMLElements.Comment(
        text: comment.text,
        position: comment.position,
        element: last.line...end
      )
    }
  }

  /// The comments at the end of an element have none behind them.
  private func drop() {
    comments += pending.map {
      XMLElements.Comment(text: $0.text, position: $0.position, element: nil)
    }
    pending = []
  }

  /// All comments; no element comes behind those at the end of their own.
  var allComments: [XMLElements.Comment] {
    comments
      + pending.map { XMLElements.Comment(text: $0.text, position: $0.position, element: nil) }
  }

  private func finish(_ name: String) {
    guard failure == nil else { return }
    if !pending.isEmpty { drop() }
    if let last = followed.last, last.depth == textStarts.count { endFollowed() }
    guard let start = textStarts.popLast() else { return }
    let text = String(decoding: openText[start...], as: UTF8.self)
    openText.removeSubrange(start...)
    end(name, text)
  }

  private func take(_ bytes: Span<UInt8>) {
    guard failure == nil, !textStarts.isEmpty else { return }
    for index in bytes.indices { openText.append(bytes[index]) }
  }

  private func refuse(_ reason: String) {
    guard failure == nil else { return }
    failure = PropertyListError(reason, at: position)
    unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private static func behind(_ data: UnsafeMutableRawPointer?) -> XMLWalk? {
    unsafe data.map { data in unsafe Unmanaged.fromOpaque(data).takeUnretainedValue() }
  }
}
