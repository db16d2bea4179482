internal import FileAccess

/// Keeps reports from replacing what they are about.
enum ReportPlaces {
  /// Refuses a report in the place of an input, a font or a property list.
  ///
  /// - Parameters:
  ///   - reports: The reports that were asked for.
  ///   - inputs: The words of the command line that may be files to read.
  /// - Throws: ``UsageError/conflict(_:)`` with the place.
  static func check(_ reports: [ReportRequest], inputs: [Word]) throws(UsageError) {
    let inputs = Set(inputs.map { FilePath(bytes: $0.bytes).withoutDetours })
    for report in reports {
      guard case .file(let path) = report.destination, (try? FileKind(of: path)) == .file else {
        continue
      }
      guard !inputs.contains(path.withoutDetours) else {
        throw .conflict("a report in '\(path)' would replace what is to be read")
      }
      switch FileSignature(of: path) {
      case .font: throw .conflict("a report in '\(path)' would replace a font")
      case .propertyList: throw .conflict("a report in '\(path)' would replace a property list")
      case .source: throw .conflict("a report in '\(path)' would replace a source")
      case nil: break
      }
    }
  }
}
