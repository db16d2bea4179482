internal import CArchive

/// libarchive, as it was found on this machine.
struct ArchiveLibrary: Sendable {
  /// Its functions, which never change once they were found.
  let functions: fontscan_archive_library

  /// The one that every archive is read with; `nil` when the machine has none.
  static let shared = ArchiveLibrary()

  private init?() {
    var functions = fontscan_archive_library()
    guard unsafe fontscan_archive_load(&functions) != 0 else { return nil }
    self.functions = functions
  }
}
