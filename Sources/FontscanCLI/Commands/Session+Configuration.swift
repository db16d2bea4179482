internal import FileAccess
internal import ProjectModel

extension Session {
  /// Reads the configuration of a run.
  ///
  /// - Parameters:
  ///   - place: What the command line names; `nil` when it names none.
  ///   - path: What is judged, from where a configuration is looked for then.
  /// - Returns: The configuration; `nil` when there is none.
  /// - Throws: ``ConfigurationError`` when it cannot be read, or something in it makes no sense.
  func configuration(
    _ place: StreamOrFile?,
    judging path: FilePath?
  ) throws(ConfigurationError) -> Configuration? {
    switch place {
    case .stream: return try standardConfiguration()
    case .file(let file): return try Configuration(reading: file)
    case nil:
      guard let file = path.flatMap({ Configuration.file(for: $0) }) else { return nil }
      return try Configuration(reading: file)
    }
  }

  private func standardConfiguration() throws(ConfigurationError) -> Configuration {
    let name = FilePath("-")
    let bytes: [UInt8]
    do throws(SourceError) {
      bytes = try console.input.readAll(limit: Configuration.sizeLimit)
    } catch {
      throw ConfigurationError(path: name, faults: [.init(error.reason, at: nil)])
    }
    return try Configuration(parsing: bytes, path: name)
  }
}
