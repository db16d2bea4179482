internal import Foundation

/// Makes a symbolic link.
func link(_ path: String, to destination: String) throws {
  try FileManager.default.createSymbolicLink(
    atPath: path,
    withDestinationPath: destination
  )
}
