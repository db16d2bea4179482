package import FileAccess
internal import PropertyList
internal import YAML

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``ConfigurationError`` with everything that is wrong: it cannot be opened, is no YAML,
  ///   has a key that is not known or is there twice, or a value of the wrong kind.
  package init(reading path: FilePath) throws(ConfigurationError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    } catch {
      throw ConfigurationError(path: path, faults: [.init(error.reason, at: nil)])
    }
    try self.init(parsing: bytes, path: path)
  }

  /// Reads the bytes of a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file, for messages.
  /// - Throws: ``ConfigurationError``, as above.
  package init(parsing bytes: [UInt8], path: FilePath) throws(ConfigurationError) {
    let document: YAMLDocument
    do throws(YAMLError) {
      document = try YAMLDocument(parsing: bytes)
    } catch {
      if let conflict = Self.conflict(in: bytes, path: path) { throw conflict }
      let position = error.position.map { SourcePosition($0) }
      throw ConfigurationError(path: path, faults: [.init(error.reason, at: position)])
    }
    self.init(path: path)
    var reader = ConfigurationReader()
    for key in document.duplicateKeys {
      reader.fault(key.description, at: key.position)
    }
    reader.read(document.root, into: &self)
    guard reader.faults.isEmpty else {
      if let conflict = Self.conflict(in: bytes, path: path) { throw conflict }
      throw ConfigurationError(
        path: path,
        faults: reader.faults.sorted { ($0.position?.byte ?? 0) < ($1.position?.byte ?? 0) }
      )
    }
  }
}

extension Configuration {
  /// What there is to say of a file that Git could not merge; `nil` for any other.
  private static func conflict(in bytes: [UInt8], path: FilePath) -> ConfigurationError? {
    MergeConflict(in: bytes).map { conflict in
      ConfigurationError(
        path: path,
        faults: [.init(MergeConflict.words, at: SourcePosition(conflict.position))]
      )
    }
  }
}

extension SourcePosition {
  /// The same place in other words.
  init(_ position: YAMLPosition) {
    self.init(line: position.line, column: position.column, byte: position.byte)
  }
}
