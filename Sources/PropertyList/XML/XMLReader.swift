internal import CExpat

/// Reads a property list in XML.
///
/// expat tells tags and text apart; it is stopped at the first thing that is no property list. No
/// entity can be declared, so none can grow, and nothing outside the file is looked at.
@safe
final class XMLReader {
  private let parser: XML_Parser
  private let text: DecodedText
  /// Where expat starts: Apple's readers take white space before the declaration, expat does not.
  private let start: Int
  private var lines: LineCounter
  private var grammar: XMLGrammar
  private var failure: PropertyListError?

  /// Where something that is no XML follows the end of the list.
  private(set) var textAfterEnd: PropertyListPosition?

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - text: The whole file in UTF-8.
  ///   - limits: How much to take.
  /// - Throws: `PropertyListError` when there is no memory for a parser.
  init(text: DecodedText, limits: PropertyListLimits) throws(PropertyListError) {
    // The text is UTF-8 by now, whatever its declaration says.
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      throw PropertyListError("no memory for an XML parser", at: nil)
    }
    unsafe self.parser = parser
    self.text = text
    start =
      text.utf8[text.start...].firstIndex { !isASCIISpace($0) } ?? text.utf8.endIndex
    lines = LineCounter(text: text.utf8, firstByte: text.start)
    grammar = XMLGrammar(limits: limits)
  }

  deinit {
    unsafe XML_ParserFree(parser)
  }

  /// The values that were read.
  var builder: TreeBuilder { grammar.builder }
}

extension XMLReader {
  /// Reads the whole text; can be called once.
  ///
  /// - Throws: `PropertyListError` with the place of the first fault.
  func read() throws(PropertyListError) {
    setHandlers()
    // One call for the whole text: expat then neither copies it nor scans a token twice.
    let status = unsafe text.utf8.withUnsafeBytes { bytes in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
      let count = Int32(clamping: rest.count)
      return unsafe XML_Parse(
        parser,
        rest.baseAddress?.assumingMemoryBound(to: CChar.self),
        count,
        1
      )
    }
    if let failure { throw failure }
    guard status != XML_STATUS_OK else { return }
    let words = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    guard !grammar.isComplete else {
      textAfterEnd = position
      return
    }
    // Of one fault expat says the same as the words before it.
    let fault = words == "not well-formed (invalid token)" ? "invalid token" : words
    var reason = "not well-formed XML: \(fault ?? "unknown reason")"
    if let open = grammar.openTag { reason += "; '<\(open.name)>' of \(open.position) is open" }
    throw PropertyListError(reason, at: position)
  }

  /// Where the event starts that expat is at.
  private var position: PropertyListPosition { position(offset: 0) }

  private func position(offset: Int) -> PropertyListPosition {
    lines.position(at: start + Int(clamping: unsafe XML_GetCurrentByteIndex(parser)) + offset)
  }

  /// Lets the grammar take an event; stops expat when the grammar refuses it.
  private func take(
    _ event: (inout XMLGrammar, PropertyListPosition) throws(PropertyListError) -> Void
  ) {
    // expat may call once more after it was stopped, for the end of an empty tag.
    guard failure == nil else { return }
    let position = position
    do throws(PropertyListError) {
      try event(&grammar, position)
    } catch {
      stop(error)
    }
  }

  private func stop(_ error: PropertyListError) {
    failure = error
    unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}

extension XMLReader {
  private func setHandlers() {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, _ in
        guard let reader = unsafe XMLReader.behind(data), let name = unsafe name else { return }
        let tag = unsafe String(cString: name)
        reader.take { grammar, position throws(PropertyListError) in
          try grammar.start(tag: tag, at: position)
        }
      },
      { data, _ in
        guard let reader = unsafe XMLReader.behind(data) else { return }
        reader.take { grammar, position throws(PropertyListError) in
          try grammar.end(at: position)
        }
      }
    )
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let reader = unsafe XMLReader.behind(data), let characters = unsafe characters else {
        return
      }
      let bytes = unsafe UnsafeBufferPointer(start: characters, count: Int(count))
      unsafe bytes.withMemoryRebound(to: UInt8.self) { reader.takeText(unsafe $0.span) }
    }
    setDeclarationHandlers()
  }

  /// Refuses what a document type can use to make little input cost much.
  ///
  /// Apple's own document type is never in the file, and its readers know no other entities.
  private func setDeclarationHandlers() {
    unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      unsafe XMLReader.behind(data)?.refuse(
        "an entity is declared, which property lists do not use"
      )
    }
    unsafe XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in
      unsafe XMLReader.behind(data)?.refuse(
        "attributes are declared, which property lists do not use"
      )
    }
    // Because the document type names an external subset, which is not read, expat would pass
    // over unknown entities without a word, and their text would be missing.
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let reader = unsafe XMLReader.behind(data), let name = unsafe name else { return }
      reader.refuse("unknown entity \(quoted(unsafe String(cString: name).utf8))")
    }
  }

  private func refuse(_ reason: String) {
    guard failure == nil else { return }
    stop(PropertyListError(reason, at: position))
  }

  private func takeText(_ text: Span<UInt8>) {
    guard failure == nil else { return }
    guard !grammar.takesText else { return grammar.append(text) }
    guard let first = text.indices.first(where: { !isASCIISpace(text[$0]) }) else { return }
    let bytes = (first..<text.count).map { text[$0] }
    stop(grammar.strayText(bytes, at: position(offset: first)))
  }

  private static func behind(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe data.map { data in unsafe Unmanaged.fromOpaque(data).takeUnretainedValue() }
  }
}
