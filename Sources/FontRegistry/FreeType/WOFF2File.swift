internal import OpenType

/// A WOFF2 file in memory.
struct WOFF2File {
  /// The whole file.
  let bytes: [UInt8]

  /// What it says that is in it.
  let directory: WOFF2Directory

  /// Reads the directory.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: When the directory makes no sense.
  init(bytes: [UInt8]) throws(TableError) {
    self.bytes = bytes
    directory = try WOFF2Directory(parsing: bytes.span)
  }
}

extension WOFF2File {
  /// Why the file should not be unpacked, or `nil`.
  ///
  /// FreeType unpacks the whole file again for each face.
  var objection: String? {
    let limit = FreeTypeLimits.unpackedSize(fileSize: bytes.count)
    let size = max(directory.storedSize, directory.unpackedSize)
    if size > limit {
      return "it announces \(size) bytes once unpacked; of its \(bytes.count) bytes no more than "
        + "\(limit) are taken"
    }
    let faces = directory.faceCount
    // What eight faces of all that is taken need, however small the file: 1 GiB at most.
    guard faces <= FreeTypeLimits.faces, faces * directory.storedSize <= 8 * limit else {
      return "it announces \(faces) faces; each takes \(directory.storedSize) bytes to unpack, "
        + "which is too much together"
    }
    return FreeTypeLimits.objection(toTableCount: directory.tables.count)
  }

  /// The file with its `cmap` under another name, and that name.
  ///
  /// FreeType validates every `cmap` as it opens a face, at any cost. Called otherwise, the table is
  /// unpacked and left alone.
  var disguised: (bytes: [UInt8], cmap: Tag) {
    // Tables of Apple's that FreeType has no use for; at least one of them is not in the font.
    let known = WOFF2Directory.knownTags
    let names: [Tag] = ["Zapf", "lcar", "fdsc", "hsty", "opbd", "prop", "trak", "acnt"]
    let free = names.first { name in !directory.tables.contains { $0.tag == name } } ?? names[0]
    var copy = bytes
    for table in directory.tables where table.tag == .cmap {
      if table.isSpelledOut {
        for (index, shift) in [24, 16, 8, 0].enumerated() {
          let byte = UInt8(truncatingIfNeeded: free.rawValue >> UInt32(shift))
          copy[table.flagsOffset + 1 + index] = byte
        }
      } else if let number = known.firstIndex(of: free) {
        copy[table.flagsOffset] &= ~WOFF2Directory.tagBits
        copy[table.flagsOffset] |= UInt8(number)
      }
    }
    return (copy, free)
  }
}
