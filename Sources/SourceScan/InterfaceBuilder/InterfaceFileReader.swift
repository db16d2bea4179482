package import FileAccess

/// Takes down what a storyboard or xib asks for.
package enum InterfaceFileReader: WholeFileReader {
  /// Takes down what a file asks for; see ``FileReader``.
  package static func facts(of bytes: [UInt8], in file: FilePath) -> FileFacts {
    let document = InterfaceDocument(parsing: bytes, path: file)
    var facts = FileFacts(file: file)
    facts.ready = document.requests
    facts.interface = document.isForOtherSystem ? nil : document
    facts.suppressions = document.suppressions
    facts.problems = document.problem.map { [$0] } ?? []
    facts.isLeftAlone = document.isForOtherSystem
    return facts
  }
}
