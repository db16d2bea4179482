internal import CFreeType
internal import FileAccess

/// The bytes that FreeType reads a face from.
///
/// FreeType's own way to open a path maps the file, and a mapped file that somebody shortens ends
/// the process. Here a large file is read part by part as FreeType asks for it, and other bytes are
/// kept in memory. Neither moves while a face is open.
@safe
final class FreeTypeSource {
  /// How many bytes there are.
  let size: Int

  /// How many bytes there are once the font is unpacked.
  var unpackedSize: Int

  /// How many more bytes FreeType may read from the file.
  ///
  /// Opening a face takes less than the face has; structures that refer to one another again and
  /// again can make it far more.
  private var bytesLeft: Int

  /// The file to read from, or `nil` when the bytes are in memory.
  private let file: OpenFile?

  /// Where the font starts in the file.
  private let start: Int

  /// The bytes in memory, or `nil` when they are read from the file.
  private let memory: UnsafeMutablePointer<UInt8>?

  /// What FreeType knows the file by, or `nil` when the bytes are in memory.
  private let stream: FT_Stream?

  /// Keeps bytes in memory.
  ///
  /// - Parameter bytes: The font file, or the part of it that is a font.
  init(bytes: [UInt8]) {
    size = bytes.count
    unpackedSize = bytes.count
    bytesLeft = 0
    file = nil
    start = 0
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    unsafe memory.initialize(from: bytes, count: bytes.count)
    unsafe stream = nil
    unsafe self.memory = unsafe memory
  }

  /// Reads from a file whenever FreeType wants something.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - range: The bytes of the file that are the font; should lie in it.
  init(_ file: consuming OpenFile, range: Range<Int>) {
    size = range.count
    unpackedSize = range.count
    bytesLeft = 8 * range.count
    start = range.lowerBound
    self.file = consume file
    unsafe memory = nil
    let stream = FT_Stream.allocate(capacity: 1)
    unsafe stream.initialize(to: FT_StreamRec())
    unsafe stream.pointee.size = UInt(range.count)
    unsafe stream.pointee.read = FreeTypeSource.read
    unsafe self.stream = unsafe stream
    // The stream is freed with this object, so it never refers to one that is gone.
    unsafe stream.pointee.descriptor.pointer = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    unsafe memory?.deallocate()
    unsafe stream?.deallocate()
  }

  /// Tells FreeType where the bytes are.
  ///
  /// Bytes in memory are handed over as such and not as a stream: from a stream of ours FreeType
  /// 2.12 unpacks a WOFF2 file with PostScript outlines into one of its own, and never frees that.
  func describe(in arguments: inout FT_Open_Args) {
    if let memory = unsafe memory {
      unsafe arguments.flags = FT_UInt(FT_OPEN_MEMORY)
      unsafe arguments.memory_base = UnsafePointer(memory)
      unsafe arguments.memory_size = FT_Long(size)
    } else {
      unsafe arguments.flags = FT_UInt(FT_OPEN_STREAM)
      unsafe arguments.stream = unsafe stream
    }
  }

  /// What FreeType calls to read, or with no bytes to ask whether a place exists (0: it does).
  private static let read: FT_Stream_IoFunc = { stream, offset, bytes, count in
    guard let place = unsafe stream?.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
    let source = unsafe Unmanaged<FreeTypeSource>.fromOpaque(place).takeUnretainedValue()
    guard count > 0 else { return offset > UInt(source.size) ? 1 : 0 }
    guard let bytes = unsafe bytes else { return 0 }
    return unsafe source.read(offset: offset, into: bytes, count: count)
  }

  private func read(
    offset: UInt,
    into bytes: UnsafeMutablePointer<UInt8>,
    count: UInt
  ) -> UInt {
    guard offset < UInt(size) else { return 0 }
    let available = min(Int(clamping: count), size - Int(offset))
    guard available <= bytesLeft else { return 0 }
    bytesLeft -= available
    // FreeType takes less than it asked for as an error; it has no place for the reason.
    guard let read = try? file?.read(at: start + Int(offset), count: available) else { return 0 }
    unsafe bytes.update(from: read, count: read.count)
    return UInt(read.count)
  }
}
