internal import CFreeType

/// The FreeType instance that a group of faces belongs to.
///
/// An instance may be used by one thread at a time, so this class is not `Sendable`: every thread
/// that opens faces makes its own, and keeps it for the next file.
@safe
final class FreeTypeLibrary {
  /// For FreeType's own calls; used by the face and the stream alone.
  let handle: FT_Library

  /// How many bytes the faces that are open may take together.
  private(set) var memoryAllowance = FreeTypeLibrary.ordinaryLimit

  /// What FreeType takes its memory from; it has to outlive ``handle``.
  private let memory: UnsafeMutablePointer<fontscan_ft_memory>

  /// Starts FreeType.
  ///
  /// - Throws: ``FreeTypeError`` when there is not even the memory for that.
  init() throws(FreeTypeError) {
    let memory = UnsafeMutablePointer<fontscan_ft_memory>.allocate(capacity: 1)
    unsafe memory.initialize(to: fontscan_ft_memory())
    var handle: FT_Library?
    let code = unsafe fontscan_ft_start(memory, FreeTypeLibrary.ordinaryLimit, &handle)
    guard code == FT_Err_Ok, let handle = unsafe handle else {
      unsafe fontscan_ft_end(memory, handle)
      unsafe memory.deallocate()
      throw code == FT_Err_Ok ? .outOfMemory : FreeTypeError(rawValue: code)
    }
    unsafe self.memory = memory
    unsafe self.handle = handle
  }

  deinit {
    unsafe fontscan_ft_end(memory, handle)
    unsafe memory.deallocate()
  }
}

extension FreeTypeLibrary {
  /// How many bytes FreeType may hold for a font of no great size.
  static let ordinaryLimit = 64 << 20

  /// Sets how much memory the faces that are open may take, counted together.
  ///
  /// - Parameter size: The bytes of the font file, or what it says that it unpacks to.
  func allowMemory(forFontOf size: Int) {
    // Tables that FreeType keeps, the font unpacked beside them, and a copy while it grows.
    let (scaled, overflow) = size.multipliedReportingOverflow(by: 4)
    memoryAllowance = Self.ordinaryLimit + (overflow ? 1 << 30 : min(max(scaled, 0), 1 << 30))
    // What FreeType holds already is its own, or forgotten.
    unsafe memory.pointee.limit = unsafe memory.pointee.used + memoryAllowance
    unsafe memory.pointee.refused = 0
  }

  /// Whether FreeType was refused memory since ``allowMemory(forFontOf:)`` was last called.
  var refusedMemory: Bool { unsafe memory.pointee.refused != 0 }

  /// What FreeType's own functions take their memory from.
  var memoryCallbacks: FT_Memory {
    unsafe UnsafeMutableRawPointer(memory).assumingMemoryBound(to: FT_MemoryRec_.self)
  }

  /// The version of FreeType that is running, which need not be the one that was built against.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
