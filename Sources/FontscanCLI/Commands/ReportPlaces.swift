internal import FileAccess

/// Keeps reports from replacing what they are about.
enum ReportPlaces {
  /// Refuses a report in the place of an input, a font or a property list.
  ///
  /// - Parameters:
  ///   - reports: The reports that were asked for.
  ///   - inputs: The words of the command line that may be files to read.
  ///   - base: What makes paths absolute, so that each place has one spelling.
  ///   - mindsSources: Whether a source is refused too, and not by the command itself.
  /// - Throws: ``UsageError/conflict(_:)`` with the place.
  static func check(
    _ reports: [ReportRequest],
    inputs: [Word],
    base: ReportBase,
    mindsSources: Bool = true
  ) throws(UsageError) {
    let inputs = Set(inputs.map { base.place(of: FilePath(bytes: $0.bytes)) })
    var places: Set<FilePath> = []
    for report in reports {
      guard case .file(let path) = report.destination else { continue }
      guard places.insert(base.place(of: path)).inserted else {
        throw .conflict("two reports cannot both go to '\(path)'")
      }
      guard (try? FileKind(of: path)) == .file else { continue }
      guard !inputs.contains(base.place(of: path)) else {
        throw .conflict("a report in '\(path)' would replace what is to be read")
      }
      switch FileSignature(of: path) {
      case .font: throw .conflict("a report in '\(path)' would replace a font")
      case .propertyList: throw .conflict("a report in '\(path)' would replace a property list")
      case .source where mindsSources:
        throw .conflict("a report in '\(path)' would replace a source")
      case .source, nil: break
      }
    }
  }
}

extension Session {
  /// Whether a report goes to a file, however both are spelled.
  func hasReport(at path: FilePath) -> Bool {
    let base = surroundings.reportBase
    return common.reports.contains { report in
      guard case .file(let other) = report.destination else { return false }
      return base.place(of: other) == base.place(of: path)
    }
  }
}

extension ReportBase {
  /// The one spelling of a place, behind all links of it or of the folder that it will be in.
  fileprivate func place(of path: FilePath) -> FilePath {
    if let real = try? path.resolvingLinks() { return real }
    let whole = absolute(path)
    guard let folder = try? whole.parent.resolvingLinks() else { return whole }
    return folder.appending(whole.lastComponent)
  }
}
