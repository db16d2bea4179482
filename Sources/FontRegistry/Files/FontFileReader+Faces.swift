internal import FileAccess
internal import OpenType

extension FontFileReader {
  /// More faces than any file that is made holds, instances included.
  private static let faceLimit = 16_384

  /// Reads the faces that a collection's header points to.
  mutating func readCollection(
    _ file: borrowing OpenFile,
    into result: inout FontFile
  ) throws(FileError) {
    let place = try load(file, at: 0, byteCount: CollectionHeader.byteCount)
    let header: CollectionHeader
    do throws(TableError) {
      header = try CollectionHeader(parsing: buffer.bytes.span.extracting(place))
    } catch {
      result.problems.append(FontProblem(error, file: file.path, index: nil))
      return
    }
    if let damage = header.damage {
      result.problems.append(FontProblem(damage, file: file.path, index: nil))
    } else if header.offsets.isEmpty {
      result.problems.append(
        FontProblem(file: file.path, offset: 8, reason: "it holds no faces", kind: .damaged)
      )
    }
    // Faces may share tables, and each face reads its own again: bounded, so that a thousand faces
    // on one large table cost no more than the file's size warrants.
    let budget = 4 * file.size + (1 << 20)
    var seen: Set<UInt32> = []
    for (index, offset) in header.offsets.enumerated() {
      // One face more than once would look like a collision of names.
      guard seen.insert(offset).inserted else { continue }
      guard buffer.total <= budget, result.faces.count < Self.faceLimit else {
        result.problems.append(
          FontProblem(
            file: file.path,
            index: index,
            reason: "reading stops before this face: the ones before it refer to more than four "
              + "times the file's bytes or have more than \(Self.faceLimit) instances",
            kind: .damaged
          )
        )
        return
      }
      buffer.keep(startCount)
      try readFace(file, at: Int(offset), index: index, into: &result)
    }
  }

  /// Reads the face whose directory starts at a byte of the file.
  ///
  /// - Parameters:
  ///   - file: The file; its start is in the buffer.
  ///   - offset: Where the directory starts.
  ///   - index: The place in a collection, from 0.
  ///   - result: Receives the faces and the problems.
  /// - Throws: When the system refuses to read.
  mutating func readFace(
    _ file: borrowing OpenFile,
    at offset: Int,
    index: Int,
    into result: inout FontFile
  ) throws(FileError) {
    let collectionIndex = result.container == .collection ? index : nil
    guard offset < file.size else {
      result.problems.append(
        FontProblem(
          file: file.path,
          index: collectionIndex,
          offset: offset,
          reason: "it starts at offset \(offset), past the end of the file at byte \(file.size)",
          kind: .damaged
        )
      )
      return
    }
    let place = try load(file, at: offset, byteCount: TableDirectory.byteCount)
    let directory: TableDirectory
    do throws(TableError) {
      directory = try TableDirectory(parsing: buffer.bytes.span.extracting(place))
    } catch {
      result.problems.append(
        FontProblem(error.shifted(by: offset), file: file.path, index: collectionIndex)
      )
      return
    }
    for error in directory.problems(fileSize: file.size, start: offset) {
      result.problems.append(FontProblem(error, file: file.path, index: collectionIndex))
    }
    let tables = try LoadedTables(
      questions.wantedTables,
      directory: directory,
      file: file,
      start: startCount,
      buffer: &buffer
    )
    var builder = FaceBuilder(
      file: file.path,
      index: index,
      container: result.container ?? .sfnt,
      isOneOfMany: collectionIndex != nil,
      questions: questions,
      directory: directory,
      tables: tables
    )
    result.faces += builder.faces(in: buffer.bytes.span)
    result.problems += builder.problems
  }

  /// Puts a header and the records that follow it into the buffer, unless they are there.
  ///
  /// - Parameters:
  ///   - file: The file; its start is in the buffer.
  ///   - offset: Where the header starts.
  ///   - byteCount: Tells from the header how many bytes there are in all.
  /// - Returns: The place in the buffer; shorter than wanted when the file ends before.
  /// - Throws: When the system refuses to read.
  private mutating func load(
    _ file: borrowing OpenFile,
    at offset: Int,
    byteCount: (Span<UInt8>) throws(TableError) -> Int
  ) throws(FileError) -> Range<Int> {
    var place = offset..<max(offset, startCount)
    if offset + 12 > startCount {
      // A directory of sixty tables; more are read in a second go.
      let count = max(0, min(1024, file.size - offset))
      place = try buffer.append(from: file, at: offset, count: count)
    }
    guard let wanted = try? byteCount(buffer.bytes.span.extracting(place)), wanted > place.count,
      place.count < file.size - offset
    else { return place }
    return try buffer.append(from: file, at: offset, count: min(wanted, file.size - offset))
  }
}
