package import FileAccess

/// Takes down the font names in a file of styles.
package enum StyleFileReader: WholeFileReader {
  /// Takes down what a file names; see ``FileReader``.
  package static func facts(of bytes: [UInt8], in file: FilePath) -> FileFacts {
    var facts = FileFacts(file: file)
    let styles = StyleFile(parsing: bytes, path: file)
    facts.ready = styles.requests
    facts.plainNames = styles.plain
    return facts
  }
}
