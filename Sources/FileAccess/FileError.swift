#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a file or folder could not be opened or read.
public struct FileError: Error, Hashable, Sendable {
  /// The file or folder, as the caller spelled it.
  public let path: FilePath

  /// The system's number for the reason, as in `errno`; 0 when the reason is our own.
  public let code: Int32

  /// The reason in words that follow a colon.
  public let reason: String

  /// Describes a failure that the system did not report.
  public init(path: FilePath, reason: String) {
    self.path = path
    code = 0
    self.reason = reason
  }

  /// Takes the reason from a number that a system call left in `errno`.
  package init(path: FilePath, code: Int32) {
    self.path = path
    self.code = code
    reason = FileError.words(for: code)
  }

  /// Describes a failure of ours that the system has a number for.
  init(path: FilePath, code: Int32, reason: String) {
    self.path = path
    self.code = code
    self.reason = reason
  }

  /// Whether it is a folder that was to be opened as a file.
  package var isFolder: Bool { code == EISDIR }

  /// Whether there is nothing of that name.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the path goes through something that is no folder, such as an archive.
  var leadsThroughFile: Bool { code == ENOTDIR }

  /// Whether there is a pipe whose reader has gone.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// `strerror` in lower case; the buffer form, since the plain one shares a static buffer.
  package static func words(for code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    // Glibc's header gives Swift the POSIX form, which fills the buffer.
    guard unsafe strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension FileError: CustomStringConvertible {
  /// `path: reason`.
  public var description: String { "\(path): \(reason)" }
}
