internal import Foundation

/// Makes a symbolic link.
func link(_ path: String, to destination: String) throws {
  try FileManager.default.createSymbolicLink(
    atPath: path,
    withDestinationPath: destination
  )
}

/// Makes a named pipe.
func pipe(_ path: String) throws {
  guard unsafe mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
}
