internal import FileAccess
internal import OpenType

extension FontEngine {
  /// Unpacks the tables of a WOFF2 file that are wanted.
  func unpackWOFF2(
    _ file: borrowing OpenFile,
    _ wishes: UnpackingWishes,
    into font: inout UnpackedFont
  ) throws(FontProblem) {
    let packed = try woff2(file)
    let (bytes, cmap) = packed.disguised
    let source = FreeTypeSource(bytes: bytes)
    source.unpackedSize = packed.directory.unpackedSize
    var budget = FreeTypeLimits.readBytes(fileSize: packed.directory.unpackedSize)
    for index in 0..<packed.directory.faceCount {
      let collectionIndex = packed.directory.faceCount > 1 ? index : nil
      do throws(FreeTypeError) {
        let face = try FreeTypeFace(source, index: index, library: library())
        var unpacked = UnpackedTables(
          index: index,
          directory: directory(of: face, cmap: cmap, in: packed.directory),
          tables: LoadedTables(),
          bytes: [],
          areBytesOfTheFile: false
        )
        for (tag, limit) in wishes.tables {
          let name = tag == .cmap ? cmap : tag
          guard let table = try face.table(name, limit: min(limit, max(0, budget))) else {
            continue
          }
          budget -= table.count
          unpacked.add(tag, table, limit: limit)
        }
        font.faces.append(.tables(unpacked))
      } catch {
        font.problems.append(woff2Problem(error, file.path, index: collectionIndex))
      }
    }
  }

  /// Reads a WOFF2 file that may be unpacked.
  func woff2(_ file: borrowing OpenFile) throws(FontProblem) -> WOFF2File {
    let bytes = try file.wholeFont(limit: FreeTypeLimits.woff2File)
    let packed: WOFF2File
    do throws(TableError) {
      packed = try WOFF2File(bytes: bytes)
    } catch {
      throw FontProblem(error, file: file.path, index: nil)
    }
    if let objection = packed.objection {
      throw FontProblem(file: file.path, reason: objection, kind: .unsupported)
    }
    return packed
  }

  /// Says why FreeType did not unpack a face.
  func woff2Problem(_ error: FreeTypeError, _ file: FilePath, index: Int?) -> FontProblem {
    if let library = try? library(), !library.readsWOFF2 {
      return FontProblem(
        file: file,
        reason: "it cannot be unpacked: this FreeType was built without brotli, which WOFF2 needs",
        kind: .unsupported
      )
    }
    return problem(error, "unpack it", file, index: index)
  }

  private func directory(
    of face: borrowing FreeTypeFace,
    cmap: Tag,
    in packed: WOFF2Directory
  ) -> TableDirectory {
    TableDirectory(
      version: packed.flavor,
      entries: face.tableLengths.map { tag, length in
        TableDirectory.Entry(
          tag: tag == cmap ? .cmap : tag,
          offset: UInt32(clamping: packed.dataOffset),
          length: UInt32(clamping: length)
        )
      }
    )
  }
}

extension FreeTypeLibrary {
  /// Whether this FreeType was built with brotli, so that it can unpack WOFF2.
  ///
  /// With it, FreeType finds fault with an empty WOFF2 file; without it, it does not know what that
  /// is.
  var readsWOFF2: Bool {
    let source = FreeTypeSource(bytes: Array("wOF2".utf8) + [UInt8](repeating: 0, count: 44))
    do throws(FreeTypeError) {
      _ = try FreeTypeFace(source, library: self)
      return true
    } catch {
      return error != .unknownFormat && error != .unimplemented
    }
  }
}
