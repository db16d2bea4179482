internal import CArchive

/// libarchive, as it was found on this machine.
@safe
// Addresses of functions never change once they were found.
struct ArchiveLibrary: @unchecked Sendable {
  let functions: fontscan_archive_library

  /// The one that every archive is read with; `nil` when the machine has none.
  static let shared = ArchiveLibrary()

  private init?() {
    var functions = unsafe fontscan_archive_library()
    guard unsafe fontscan_archive_load(&functions) != 0 else { return nil }
    unsafe self.functions = functions
  }
}
