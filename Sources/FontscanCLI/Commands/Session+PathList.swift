internal import FileAccess

extension Session {
  /// Reads a list of paths, and complains when that cannot be done.
  ///
  /// - Parameters:
  ///   - place: Where the list is.
  ///   - endsWithNUL: Whether a NUL byte ends each path, and not the end of a line.
  /// - Returns: The paths that are not empty, in their order; `nil` when the list cannot be read.
  func paths(from place: StreamOrFile, endsWithNUL: Bool) -> [FilePath]? {
    let bytes: [UInt8]
    switch place {
    case .stream:
      do throws(SourceError) {
        bytes = try console.input.readAll(limit: Session.pathListLimit)
      } catch {
        complain("standard input: \(error.reason)")
        return nil
      }
    case .file(let path):
      do throws(FileError) {
        bytes = try OpenFile(path).readAll(limit: Session.pathListLimit)
      } catch {
        complain("\(error)")
        return nil
      }
    }
    return bytes.split(separator: endsWithNUL ? 0 : UInt8(ascii: "\n"))
      .map { FilePath(bytes: Array($0)) }
  }

  /// A million paths of 256 bytes.
  private static let pathListLimit = 1 << 28
}
