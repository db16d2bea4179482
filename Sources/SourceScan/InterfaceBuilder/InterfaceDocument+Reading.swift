package import FileAccess
internal import PropertyList

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in any encoding that XML names.
  ///   - path: The file, for places.
  package init(parsing bytes: [UInt8], path: FilePath) {
    var reader = InterfaceReader(path: path)
    do throws(PropertyListError) {
      try XMLElements.read(
        bytes,
        start: { reader.begin($0) },
        end: { name, text in reader.end(name, text: text) },
        comment: { reader.comments.append($0) }
      )
    } catch {
      reader.stop(error)
    }
    self = reader.document
    suppressions = reader.suppressions
  }
}
