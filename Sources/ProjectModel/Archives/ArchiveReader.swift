internal import CArchive
internal import FileAccess

/// Reads a ZIP archive entry by entry with libarchive.
@safe
struct ArchiveReader: ~Copyable {
  private let library: ArchiveLibrary
  private let handle: OpaquePointer
  /// What libarchive reads from; it has to stay open as long as the handle.
  private let file: OpenFile

  /// Opens an archive.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``ProjectProblem`` when it cannot be opened, or there is no libarchive.
  init(_ path: FilePath) throws(ProjectProblem) {
    guard let library = ArchiveLibrary.shared else {
      throw ProjectProblem(
        path: path,
        reason: "archives are read with libarchive 3, which is not installed"
      )
    }
    let file: OpenFile
    do throws(FileError) {
      file = try OpenFile(path)
    } catch {
      throw ProjectProblem(path: path, reason: error.reason)
    }
    var functions = library.functions
    var status = ARCHIVE_OK
    let opened = unsafe file.withDescriptor { descriptor in
      unsafe fontscan_archive_open(&functions, descriptor, &status)
    }
    guard let handle = unsafe opened ?? nil else {
      throw ProjectProblem(path: path, reason: "it lies in an archive itself, or memory ran out")
    }
    guard status == ARCHIVE_OK else {
      let reason = unsafe Self.words(library, handle)
      unsafe fontscan_archive_close(&functions, handle)
      throw ProjectProblem(path: path, reason: reason)
    }
    self.library = library
    self.file = file
    unsafe self.handle = handle
  }

  deinit {
    var functions = library.functions
    unsafe fontscan_archive_close(&functions, handle)
  }
}

/// Why an entry, or the rest of an archive, cannot be read.
struct ArchiveFault: Error {
  /// The reason in words.
  var reason: String

  /// Whether nothing after it can be read either.
  var isLast = false
}

extension ArchiveReader {
  /// Goes to the next entry.
  ///
  /// - Returns: The entry; `nil` at the end.
  /// - Throws: ``ArchiveFault`` when the table of contents is damaged.
  func next() throws(ArchiveFault) -> ArchiveEntry? {
    var functions = library.functions
    var entry: OpaquePointer?
    let status = unsafe fontscan_archive_next(&functions, handle, &entry)
    guard status != ARCHIVE_EOF else { return nil }
    guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry = unsafe entry else {
      throw ArchiveFault(reason: words, isLast: status == ARCHIVE_FATAL)
    }
    var length = 0
    let name = unsafe fontscan_archive_pathname(&functions, entry, &length).map { name in
      unsafe [UInt8](UnsafeRawBufferPointer(start: name, count: length))
    }
    let target = unsafe fontscan_archive_target(&functions, entry, &length).map { target in
      unsafe [UInt8](UnsafeRawBufferPointer(start: target, count: length))
    }
    let size = unsafe fontscan_archive_size(&functions, entry)
    var kind = ArchiveEntry.Kind.other
    if unsafe fontscan_archive_is_file(&functions, entry) != 0 { kind = .file }
    if unsafe fontscan_archive_is_folder(&functions, entry) != 0 { kind = .folder }
    if unsafe fontscan_archive_is_link(&functions, entry) != 0 { kind = .link }
    return ArchiveEntry(
      name: name,
      kind: kind,
      target: target,
      size: size < 0 ? nil : Int(clamping: size),
      isEncrypted: unsafe fontscan_archive_is_encrypted(&functions, entry) != 0
    )
  }

  /// Unpacks the entry that ``next()`` went to.
  ///
  /// - Parameters:
  ///   - limits: How much to take.
  ///   - room: How many bytes there is room for besides.
  /// - Returns: The whole content.
  /// - Throws: ``ArchiveFault`` when it is damaged, or goes over a limit.
  func read(_ limits: ArchiveLimits, room: Int) throws(ArchiveFault) -> [UInt8] {
    var functions = library.functions
    let start = unsafe fontscan_archive_position(&functions, handle)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe fontscan_archive_read(&functions, handle, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { throw ArchiveFault(reason: words) }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(Int(clamping: count))
      guard bytes.count <= limits.fileBytes else {
        throw ArchiveFault(reason: "it unpacks to more than \(limits.fileBytes >> 20) MiB")
      }
      guard bytes.count <= room else {
        throw ArchiveFault(
          reason: "the fonts of the archive unpack to more than \(limits.allBytes >> 20) MiB"
        )
      }
      let packed = max(1, unsafe fontscan_archive_position(&functions, handle) - start)
      guard bytes.count <= limits.plainBytes || bytes.count / limits.ratio <= Int(packed) else {
        throw ArchiveFault(reason: "it unpacks to more than \(limits.ratio) times its size")
      }
    }
  }

  /// What libarchive says about its last failure.
  private var words: String { unsafe Self.words(library, handle) }

  private static func words(_ library: ArchiveLibrary, _ handle: OpaquePointer) -> String {
    var functions = library.functions
    guard let text = unsafe fontscan_archive_error(&functions, handle) else {
      return "it cannot be read as a ZIP archive"
    }
    return "it cannot be read as a ZIP archive: \(unsafe String(cString: text))"
  }
}
