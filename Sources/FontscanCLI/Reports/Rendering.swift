/// How a result becomes a report: the writer that it needs, and what to do with it.
enum Rendering {
  /// Text for people.
  case text((inout TextWriter) -> Void)

  /// One or several JSON documents.
  case json((inout JSONWriter) -> Void)

  /// Rows of cells.
  case csv((inout CSVWriter) -> Void)

  /// Headings, paragraphs and tables.
  case markdown((inout MarkdownWriter) -> Void)

  /// Elements.
  case xml((inout XMLWriter) -> Void)

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - sink: Where it goes.
  ///   - style: How text is painted.
  /// - Throws: ``SinkError`` when not all of it could be written.
  func write(to sink: any ByteSink, style: TextPaint) throws(SinkError) {
    switch self {
    case .text(let render):
      var writer = TextWriter(ByteWriter(sink), style: style)
      render(&writer)
      try writer.finish()
    case .json(let render):
      var writer = JSONWriter(ByteWriter(sink))
      render(&writer)
      try writer.finish()
    case .csv(let render):
      var writer = CSVWriter(ByteWriter(sink))
      render(&writer)
      try writer.finish()
    case .markdown(let render):
      var writer = MarkdownWriter(ByteWriter(sink))
      render(&writer)
      try writer.finish()
    case .xml(let render):
      var writer = XMLWriter(ByteWriter(sink))
      render(&writer)
      try writer.finish()
    }
  }
}
