/// One step of a document, as libyaml gives it.
struct YAMLEvent {
  /// The kinds of steps.
  enum Kind {
    /// The start of a document; the stream before it has no step of its own.
    case documentStart
    case documentEnd
    case scalar(YAMLScalar)
    case sequenceStart
    case mappingStart
    /// The end of the innermost list or mapping.
    case end
    case alias(String)
    /// Nothing follows.
    case streamEnd
  }

  /// What it is.
  var kind: Kind

  /// The name under which the node can be repeated.
  var anchor: String?

  /// Where it starts.
  var position: YAMLPosition
}
