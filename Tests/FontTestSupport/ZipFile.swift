/// A ZIP archive that is put together for a test, faults included.
///
/// See section 4 of https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT.
package struct ZipFile {
  /// One entry.
  package struct Entry {
    /// The name, as bytes.
    package var name: [UInt8]
    /// The content.
    package var bytes: [UInt8]
    /// How it is packed: 0 stored, 8 deflated.
    package var method: UInt16 = 0
    /// The packed bytes, when they are not the content.
    package var packed: [UInt8]?
    /// The general purpose bits: 1 encrypted, 0x800 the name is UTF-8.
    package var flags: UInt16 = 0
    /// The kind and the permissions of the file, as Unix has them.
    package var mode: UInt32 = 0o100_644
    /// What the archive says is the checksum, when it is not that of the content.
    package var checksum: UInt32?
    /// What the archive says is the size, when it is not that of the content.
    package var size: UInt32?

    /// Describes a stored file.
    package init(_ name: String, _ bytes: some Sequence<UInt8>) {
      self.name = Array(name.utf8)
      self.bytes = Array(bytes)
    }

    /// The same entry, changed.
    package func with(_ change: (inout Entry) -> Void) -> Entry {
      var copy = self
      change(&copy)
      return copy
    }

    /// The same entry packed as a deflate stream of stored blocks (RFC 1951, 3.2.4).
    package var deflated: Entry {
      var packed: [UInt8] = []
      var rest = bytes[...]
      repeat {
        let block = rest.prefix(0xFFFF)
        rest = rest.dropFirst(block.count)
        packed.append(rest.isEmpty ? 1 : 0)
        packed += littleEndian(UInt16(block.count)) + littleEndian(~UInt16(block.count))
        packed += block
      } while !rest.isEmpty
      return with {
        $0.method = 8
        $0.packed = packed
      }
    }

    /// An entry of zeros, packed to 1/158 as runs of 258 bytes (RFC 1951, 3.2.6).
    package static func zeros(_ name: String, runs: Int) -> Entry {
      var bits = BitWriter()
      bits.write(0b011, count: 3)  // the last block, fixed codes
      bits.writeCode(0b0011_0000, count: 8)  // the byte 0
      for _ in 0..<runs {
        bits.writeCode(0b1100_0101, count: 8)  // a run of 258
        bits.writeCode(0, count: 5)  // of the byte before
      }
      bits.writeCode(0, count: 7)  // the end
      let bytes = [UInt8](repeating: 0, count: 1 + 258 * runs)
      return Entry(name, bytes).with {
        $0.method = 8
        $0.packed = bits.bytes
      }
    }
  }

  /// The entries.
  package var entries: [Entry]

  /// Gathers entries.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The whole archive.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let packed = entry.packed ?? entry.bytes
      let start = UInt32(bytes.count)
      var common = littleEndian(20 as UInt16) + littleEndian(entry.flags)
      common +=
        littleEndian(entry.method) + littleEndian(0 as UInt16) + littleEndian(0x21 as UInt16)
      common += littleEndian(entry.checksum ?? checksum(entry.bytes))
      common += littleEndian(UInt32(packed.count))
      common += littleEndian(entry.size ?? UInt32(entry.bytes.count))
      common += littleEndian(UInt16(entry.name.count)) + littleEndian(0 as UInt16)
      bytes += [0x50, 0x4B, 3, 4] + common + entry.name + packed
      // Made on Unix, so that the upper half of the attributes is the mode.
      directory += [0x50, 0x4B, 1, 2, 20, 3] + common + [UInt8](repeating: 0, count: 6)
      directory += littleEndian(entry.mode << 16) + littleEndian(start) + entry.name
    }
    let count = littleEndian(UInt16(truncatingIfNeeded: entries.count))
    let start = UInt32(bytes.count)
    bytes += directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count
    return bytes + littleEndian(UInt32(directory.count)) + littleEndian(start) + [0, 0]
  }
}

private func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
  stride(from: 0, to: number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// CRC-32 as ZIP has it.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  var checksum: UInt32 = ~0
  for byte in bytes {
    checksum ^= UInt32(byte)
    for _ in 0..<8 {
      let isOdd = checksum & 1 == 1
      checksum >>= 1
      if isOdd { checksum ^= 0xEDB8_8320 }
    }
  }
  return ~checksum
}

/// Bits from the lowest of each byte up.
private struct BitWriter {
  var bytes: [UInt8] = []
  private var free = 0

  mutating func write(_ value: UInt32, count: Int) {
    for bit in 0..<count {
      if free == 0 {
        bytes.append(0)
        free = 8
      }
      bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << (8 - free)
      free -= 1
    }
  }

  /// Writes a code, which goes from its highest bit.
  mutating func writeCode(_ code: UInt32, count: Int) {
    for bit in (0..<count).reversed() { write(code >> bit, count: 1) }
  }
}
