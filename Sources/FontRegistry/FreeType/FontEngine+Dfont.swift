internal import FileAccess
internal import OpenType

extension FontEngine {
  /// Reads the wanted tables of the faces in a resource fork, where they lie as they are.
  func unpackDfont(
    _ file: borrowing OpenFile,
    _ wishes: UnpackingWishes,
    into font: inout UnpackedFont
  ) throws(FontProblem) {
    let fork = try resourceFork(file)
    guard !fork.fonts.isEmpty else {
      throw FontProblem(
        file: file.path,
        reason: "none of its resources is an 'sfnt', the kind that holds a face",
        kind: .unsupported
      )
    }
    var budget = FreeTypeLimits.readBytes(fileSize: file.size)
    for (index, start) in fork.fonts.enumerated() {
      guard budget > 0 else { throw file.stops(before: index) }
      do throws(FontProblem) {
        let resource = try dfontResource(file, start, index: index)
        let directory = try directory(
          file,
          resource,
          base: resource.lowerBound,
          index: index
        )
        for problem in directory.problems(
          fileSize: resource.upperBound,
          start: resource.lowerBound
        ) {
          font.problems.append(FontProblem(problem, file: file.path, index: index))
        }
        var face = UnpackedTables(
          index: index,
          directory: directory,
          tables: LoadedTables(),
          bytes: [],
          areBytesOfTheFile: true
        )
        for (tag, limit) in wishes.tables {
          guard let entry = directory.first(tag), Int(entry.offset) < resource.upperBound else {
            continue
          }
          // A table that its resource ends within is read as far as it goes.
          let start = Int(entry.offset)
          let count = min(Int(entry.length), limit, resource.upperBound - start, max(0, budget))
          let table = try file.fontBytes(start..<start + count)
          budget -= table.count
          face.add(tag, table, limit: limit, fileOffset: start)
        }
        budget -= 512
        font.faces.append(.tables(face))
      } catch {
        font.problems.append(error)
      }
    }
    if fork.announcedCount > fork.fonts.count { throw file.stops(before: fork.fonts.count) }
  }

  /// Finds the faces.
  func resourceFork(_ file: borrowing OpenFile) throws(FontProblem) -> ResourceFork {
    let header = try file.fontBytes(0..<ResourceFork.headerByteCount)
    let place: Range<Int>
    do throws(TableError) {
      place = try ResourceFork.map(header.span, fileSize: file.size)
    } catch {
      throw FontProblem(error, file: file.path, index: nil)
    }
    let map = try file.fontBytes(place)
    do throws(TableError) {
      return try ResourceFork(header: header.span, map: map.span)
    } catch {
      throw FontProblem(error.shifted(by: place.lowerBound), file: file.path, index: nil)
    }
  }

  /// Finds where a face starts and ends.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - start: Where the length of the face is.
  ///   - index: The place among the file's faces.
  /// - Returns: The bytes of the file that are the face.
  /// - Throws: When it does not lie in the file.
  func dfontResource(
    _ file: borrowing OpenFile,
    _ start: Int,
    index: Int
  ) throws(FontProblem) -> Range<Int> {
    let bytes = try file.fontBytes(start..<start + 4)
    do throws(TableError) {
      let length = Int(try bytes.span.bigEndian(UInt32.self, at: 0))
      guard start + 4 + length <= file.size else {
        throw TableError(offset: 4, .truncated(needed: length, end: file.size - start))
      }
      return start + 4..<start + 4 + length
    } catch {
      throw FontProblem(error.shifted(by: start), file: file.path, index: index)
    }
  }

  /// Reads the table directory of a face.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - place: The bytes of the file that start with the directory, up to where the font ends.
  ///   - base: The byte of the file that the directory's own offsets count from.
  ///   - index: The place among the file's faces, or `nil`.
  /// - Returns: The directory, with offsets that count from the start of the file.
  /// - Throws: When it is none of a face, or the system refuses.
  func directory(
    _ file: borrowing OpenFile,
    _ place: Range<Int>,
    base: Int,
    index: Int?
  ) throws(FontProblem) -> TableDirectory {
    let header = try file.fontBytes(place.prefix(TableDirectory.headerByteCount))
    let byteCount = try? TableDirectory.byteCount(header.span)
    let bytes = try file.fontBytes(place.prefix(byteCount ?? 0))
    do throws(TableError) {
      let inResource = try TableDirectory(parsing: bytes.span)
      return TableDirectory(
        version: inResource.version,
        entries: inResource.entries.map { entry in
          TableDirectory.Entry(
            tag: entry.tag,
            checksum: entry.checksum,
            offset: UInt32(clamping: Int(entry.offset) + base),
            length: entry.length
          )
        },
        damage: inResource.damage
      )
    } catch {
      throw FontProblem(error.shifted(by: place.lowerBound), file: file.path, index: index)
    }
  }
}

extension OpenFile {
  fileprivate borrowing func stops(before index: Int) -> FontProblem {
    FontProblem(
      file: path,
      index: index,
      reason: "reading stops before this face: the ones before it refer to more than four times "
        + "the file's bytes, or are more than \(ResourceFork.limit)",
      kind: .damaged
    )
  }
}
