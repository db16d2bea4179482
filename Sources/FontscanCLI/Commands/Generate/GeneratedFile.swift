internal import FileAccess
internal import SwiftGeneration

/// The place of a generated file.
struct GeneratedFile {
  private let path: FilePath

  /// More than any generated file has.
  private static let sizeLimit = 64 << 20

  /// Names a place.
  init(_ path: FilePath) {
    self.path = path
  }

  /// Writes the file, unless somebody else's is there or it is as it should be.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - isForced: Whether a file that nobody generated may be replaced.
  ///   - session: Where complaints go.
  /// - Returns: What the process tells its caller.
  func write(_ bytes: [UInt8], isForced: Bool, _ session: Session) -> ExitStatus {
    do throws(FileError) {
      if let old = try content() {
        if GeneratedFile.lines(of: old[...]) == bytes {
          session.detail("\(path) is as it should be")
          return .success
        }
        guard isForced || GeneratedFile.isOurs(old) else {
          session.complain(
            "\(path): 'fontscan generate' did not write this file; '--force' replaces it"
          )
          return .failure
        }
      }
      let file = try NewFile(path)
      try file.write(bytes)
      try file.commit()
      session.detail("\(path) is written")
      return .success
    } catch {
      guard !error.isBrokenPipe else { return .success }
      session.complain("\(error)")
      return .failure
    }
  }

  /// Compares the file with what it should be, whatever the command in its first line is: from another
  /// folder the same paths are spelled differently.
  ///
  /// - Parameters:
  ///   - bytes: The whole file as it should be.
  ///   - session: Where the answer goes.
  /// - Returns: ``ExitStatus/findings`` when it is another, or is not there.
  func check(_ bytes: [UInt8], _ session: Session) -> ExitStatus {
    do throws(FileError) {
      guard let old = try content() else {
        session.complain("\(path): is not there; run 'fontscan generate' without '--check'")
        return .findings
      }
      guard GeneratedFile.isOurs(old) else {
        session.complain("\(path): 'fontscan generate' did not write this file")
        return .findings
      }
      guard !GeneratedFile.code(in: old).elementsEqual(GeneratedFile.code(in: bytes)) else {
        return .success
      }
      let equal = zip(GeneratedFile.code(in: old), GeneratedFile.code(in: bytes))
        .prefix { $0 == $1 }
      let line = equal.count { $0.0 == UInt8(ascii: "\n") } + 2
      session.complain(
        "\(path):\(line): is stale from here on; run 'fontscan generate' without '--check'"
      )
      return .findings
    } catch {
      session.complain("\(error)")
      return .failure
    }
  }

  /// The bytes of the file; `nil` where there is none, or what is there keeps none.
  private func content() throws(FileError) -> [UInt8]? {
    let kind: FileKind
    do throws(FileError) {
      kind = try FileKind(of: path)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    switch kind {
    case .file: return try OpenFile(path).readAll(limit: GeneratedFile.sizeLimit)
    case .folder: throw FileError(path: path, reason: "it is a folder")
    case .other: return nil
    }
  }

  /// What follows the first line.
  private static func code(in bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// The bytes with lines that end in LF alone, as they are written: Git may have checked them out with CR
  /// LF, and there is no other CR.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.filter { $0 != UInt8(ascii: "\r") }
  }

  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: GeneratedSource.mark.utf8) else { return false }
    let next = bytes.dropFirst(GeneratedSource.mark.utf8.count).first
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "`")
  }
}
