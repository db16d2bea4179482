internal import FileAccess
internal import OpenType

extension FontEngine {
  /// Unpacks the tables of a WOFF file that are wanted, each by itself.
  func unpackWOFF(
    _ file: borrowing OpenFile,
    _ wishes: UnpackingWishes,
    into font: inout UnpackedFont
  ) throws(FontProblem) {
    let directory = try woffDirectory(file)
    if let damage = directory.tables.damage {
      font.problems.append(FontProblem(damage, file: file.path, index: nil))
    }
    for index in directory.tables.entries.indices {
      guard let problem = directory.problem(ofTable: index, fileSize: file.size) else { continue }
      font.problems.append(FontProblem(problem, file: file.path, index: nil))
    }
    var face = UnpackedTables(
      index: 0,
      directory: directory.tables,
      tables: LoadedTables(),
      bytes: [],
      areBytesOfTheFile: false
    )
    for (tag, limit) in wishes.tables {
      do throws(FontProblem) {
        guard let index = directory.tables.entries.firstIndex(where: { $0.tag == tag }),
          directory.problem(ofTable: index, fileSize: file.size) == nil
        else { continue }
        face.add(tag, try woffTable(index, directory, file), limit: limit)
      } catch {
        font.problems.append(error)
      }
    }
    font.faces.append(.tables(face))
  }

  /// Reads the directory of a WOFF file, and refuses what unpacks to far too much.
  func woffDirectory(_ file: borrowing OpenFile) throws(FontProblem) -> WOFFDirectory {
    let header = try file.fontBytes(0..<WOFFDirectory.headerByteCount)
    let byteCount = try? WOFFDirectory.byteCount(header.span)
    let start = try file.fontBytes(0..<(byteCount ?? 0))
    let directory: WOFFDirectory
    do throws(TableError) {
      directory = try WOFFDirectory(parsing: start.span)
    } catch {
      throw FontProblem(error, file: file.path, index: nil)
    }
    let limit = FreeTypeLimits.unpackedSize(fileSize: file.size)
    guard directory.unpackedSize <= limit else {
      throw file.unpacksToTooMuch(directory.unpackedSize, limit: limit)
    }
    return directory
  }

  /// Unpacks a table that lies in the file.
  ///
  /// - Returns: The whole table.
  func woffTable(
    _ index: Int,
    _ directory: WOFFDirectory,
    _ file: borrowing OpenFile
  ) throws(FontProblem) -> [UInt8] {
    let entry = directory.tables.entries[index]
    let packed = Int(directory.packedLengths[index])
    let bytes = try file.fontBytes(Int(entry.offset)..<Int(entry.offset) + packed)
    guard packed < Int(entry.length) else { return bytes }
    var problem = FontProblem(
      file: file.path,
      table: "\(entry.tag)",
      offset: Int(entry.offset),
      reason: "",
      kind: .damaged
    )
    do throws(FreeTypeError) {
      let table = try library().inflate(bytes, room: Int(entry.length))
      guard table.count < Int(entry.length) else { return table }
      problem.reason = "it unpacks to \(table.count) bytes instead of \(entry.length)"
    } catch {
      switch error {
      case .unimplemented:
        problem.reason = "it is packed, and this FreeType was built without zlib"
        problem.kind = .unsupported
      case .tooLarge:
        problem.reason = "it unpacks to more than the \(entry.length) bytes it announces"
      default:
        problem.reason = "it cannot be unpacked: \(error)"
      }
    }
    throw problem
  }
}
