internal import FileAccess
internal import FontscanCLI

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes the documents that are made from declarations; `make documents` calls it.
///
/// The one word that it takes is the top of the repository.
@main
enum DocumentMaker {
  static func main() {
    let top = CommandLine.arguments.dropFirst().first ?? "."
    for document in MadeDocument.all {
      do throws(FileError) {
        makeFolders(of: document, below: top)
        let file = try NewFile(FilePath("\(top)/\(document.path)"))
        try file.write(Array(document.text.utf8))
        try file.commit()
      } catch {
        print("fontscan-documents: \(error.path): \(error.reason)")
        exit(EX_CANTCREAT)
      }
    }
  }

  /// Makes the folders that lead to a document, where they are missing.
  private static func makeFolders(of document: MadeDocument, below top: String) {
    var folder = top
    for part in document.path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      // What cannot be made is reported when the file is written.
      _ = unsafe mkdir(folder, 0o777)
    }
  }
}
