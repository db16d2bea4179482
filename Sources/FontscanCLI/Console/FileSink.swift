internal import FileAccess

/// A report's file, which appears whole or not at all.
final class FileSink: ByteSink {
  private let path: FilePath
  private let file: NewFile

  let isTerminal = false

  /// Starts to write a file.
  ///
  /// - Parameter path: Where it will be once it is whole.
  /// - Throws: ``SinkError/refused(_:reason:)`` when nothing can be written there.
  init(_ path: FilePath) throws(SinkError) {
    self.path = path
    do throws(FileError) {
      file = try NewFile(path)
    } catch {
      throw .refused("\(path)", reason: error.reason)
    }
  }

  func write(_ bytes: [UInt8]) throws(SinkError) {
    do throws(FileError) {
      try file.write(bytes)
    } catch {
      throw error.isBrokenPipe ? .closed : .refused("\(path)", reason: error.reason)
    }
  }

  /// Puts the file in its place.
  ///
  /// - Throws: ``SinkError/refused(_:reason:)`` when the system refuses.
  func commit() throws(SinkError) {
    do throws(FileError) {
      try file.commit()
    } catch {
      throw .refused("\(path)", reason: error.reason)
    }
  }
}
