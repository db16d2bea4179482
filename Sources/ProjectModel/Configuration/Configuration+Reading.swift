package import FileAccess
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
      // Of a file that Git could not merge, that is what there is to say.
      if let conflict = MergeConflict(in: bytes) {
        let fault = ConfigurationError.Fault(MergeConflict.words, at: conflict.position)
        throw ConfigurationError(path: path, faults: [fault])
      }
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
      throw ConfigurationError(
        path: path,
        faults: reader.faults.sorted { ($0.position?.byte ?? 0) < ($1.position?.byte ?? 0) }
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
