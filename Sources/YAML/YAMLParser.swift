internal import CYAML

/// Takes a text apart into events with the help of libyaml.
@safe
final class YAMLParser {
  // libyaml keeps a pointer to the parser inside it, and one to the text: neither may move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let text: YAMLText

  /// Prepares to read.
  ///
  /// - Parameter text: The whole file.
  /// - Throws: `YAMLError` when there is no memory for a parser.
  init(_ text: YAMLText) throws(YAMLError) {
    self.text = text
    unsafe parser = .allocate(capacity: 1)
    unsafe bytes = .allocate(capacity: text.utf8.count)
    _ = unsafe bytes.initialize(from: text.utf8)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) != 0 else {
      // What that leaves behind may be deleted.
      throw YAMLError("no memory for a YAML parser", at: nil)
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe bytes.deallocate()
  }

  /// The next step; not to be asked after an error or the end.
  ///
  /// - Throws: `YAMLError` with the place where the text is no YAML.
  func next() throws(YAMLError) -> YAMLEvent {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw error }
      defer { unsafe yaml_event_delete(&event) }
      let position = text.position(ofCharacter: Int(clamping: unsafe event.start_mark.index))
      if let event = unsafe YAMLEvent(event, at: position) { return event }
    }
  }

  /// What the parser says about its failure.
  private var error: YAMLError {
    let state = unsafe parser.pointee
    let problem =
      unsafe state.problem.map { unsafe String(cString: $0) } ?? "there is no memory to read it"
    switch unsafe state.error {
    case YAML_READER_ERROR:
      return unsafe YAMLError(
        problem,
        at: text.position(ofByte: Int(clamping: state.problem_offset))
      )
    case YAML_MEMORY_ERROR:
      return YAMLError("there is no memory to read it", at: nil)
    default:
      var reason = problem
      if let context = unsafe state.context.map({ unsafe String(cString: $0) }) {
        let start = text.position(
          ofCharacter: Int(clamping: unsafe state.context_mark.index)
        )
        reason += " (\(context) of \(start))"
      }
      let place = Int(clamping: unsafe state.problem_mark.index)
      return YAMLError(reason, at: text.position(ofCharacter: place))
    }
  }
}

extension YAMLEvent {
  /// Copies what libyaml lends; `nil` for the start of the stream.
  fileprivate init?(_ event: yaml_event_t, at position: YAMLPosition) {
    self.position = position
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_START_EVENT: return nil
    case YAML_ALIAS_EVENT:
      kind = .alias(unsafe Self.name(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      anchor = unsafe Self.name(scalar.anchor)
      let characters = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        YAMLScalar(
          text: unsafe String(decoding: characters, as: UTF8.self),
          // A tag says what it is: `!!str 400` is text.
          isPlain: unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.tag == nil
        )
      )
    case YAML_SEQUENCE_START_EVENT:
      anchor = unsafe Self.name(event.data.sequence_start.anchor)
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      anchor = unsafe Self.name(event.data.mapping_start.anchor)
      kind = .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
    default: kind = .streamEnd
    }
  }

  private static func name(_ characters: UnsafePointer<UInt8>?) -> String? {
    unsafe characters.map { characters in unsafe String(cString: characters) }
  }
}
