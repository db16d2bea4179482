internal import FileAccess
internal import Synchronization

/// Gives the content of an archive's files: of fonts what was unpacked at once, of others what is
/// asked for.
final class Unpacking: Sendable {
  private struct State {
    /// How many bytes may still be unpacked.
    var room: Int

    /// What was unpacked after the archive was opened, by the place among the files.
    var later: [Int: Result<[UInt8], ArchiveFault>] = [:]

    /// How often the archive was gone through.
    var passes = 1
  }

  private let path: FilePath
  private let files: [ArchiveContents.File]
  private let limits: ArchiveLimits
  private let state: Mutex<State>

  /// Starts with what was unpacked at once.
  init(_ path: FilePath, files: [ArchiveContents.File], room: Int, limits: ArchiveLimits) {
    self.path = path
    self.files = files
    self.limits = limits
    state = Mutex(State(room: room))
  }

  /// How often the archive was gone through from its start.
  var passes: Int { state.withLock { $0.passes } }

  /// The content of a file.
  ///
  /// - Parameter index: Its place among the files.
  /// - Returns: Its bytes.
  /// - Throws: ``FileError`` when it cannot be unpacked.
  func bytes(ofFile index: Int) throws(FileError) -> [UInt8] {
    let file = files[index]
    let content: Result<[UInt8], ArchiveFault>
    if let kept = file.content {
      content = kept
    } else {
      content = state.withLock { state in
        if let known = state.later[index] { return known }
        unpack([index], &state)
        return state.later[index]
          ?? .failure(ArchiveFault(reason: "the archive has changed"))
      }
    }
    switch content {
    case .success(let bytes): return bytes
    case .failure(let fault): throw FileError(path: file.path, reason: fault.reason)
    }
  }

  /// Unpacks files in one pass.
  ///
  /// - Parameters:
  ///   - paths: The files, by paths that go through the archive.
  ///   - folder: The archive as a folder.
  func unpack(_ paths: Set<FilePath>, below folder: FilePath) {
    let wanted = files.indices.filter { index in
      files[index].content == nil && paths.contains(folder.appending(files[index].path.bytes))
    }
    guard !wanted.isEmpty else { return }
    state.withLock { unpack(wanted, &$0) }
  }

  /// Goes through the archive, from its start to the last of some files.
  private func unpack(_ indices: [Int], _ state: inout State) {
    state.passes += 1
    var wanted = Dictionary(indices.map { (files[$0].place, $0) }) { first, _ in first }
    do throws(ProjectProblem) {
      let reader = try ArchiveReader(path)
      for place in 0...(wanted.keys.max() ?? 0) {
        do throws(ArchiveFault) {
          guard let entry = try reader.next() else { break }
          guard let index = wanted.removeValue(forKey: place) else { continue }
          let content = ArchiveContents.content(of: entry, from: reader, limits, room: state.room)
          if case .success(let bytes) = content { state.room -= bytes.count }
          state.later[index] = content
        } catch {
          if let index = wanted.removeValue(forKey: place) { state.later[index] = .failure(error) }
          if error.isLast { break }
        }
      }
    } catch {
      for index in wanted.values {
        state.later[index] = .failure(ArchiveFault(reason: error.reason))
      }
    }
  }
}
