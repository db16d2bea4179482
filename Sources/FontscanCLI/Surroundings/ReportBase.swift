internal import FileAccess

/// From where paths are counted in reports that other programs read.
///
/// Paths are compared as they are spelled, without following links: a report speaks of the places
/// that people see.
struct ReportBase: Sendable {
  /// The folder in which the process runs, an absolute path; `nil` when nobody said.
  private let workingFolder: FilePath?

  /// The folder that relative paths start from, such as that of the checkout.
  private let root: FilePath?

  /// Starts from a folder.
  ///
  /// - Parameters:
  ///   - workingFolder: The folder in which the process runs, an absolute path.
  ///   - root: The absolute path of the folder that paths start from; the working folder if `nil`.
  init(workingFolder: FilePath?, root: FilePath?) {
    self.workingFolder = workingFolder?.withoutParents
    self.root = (root ?? workingFolder)?.withoutParents
  }

  /// The path from the root of the file system, where that can be known.
  func absolute(_ path: FilePath) -> FilePath {
    guard path.bytes.first != UInt8(ascii: "/"), let workingFolder else {
      return path.withoutParents
    }
    return workingFolder.appending(path.bytes).withoutParents
  }

  /// The path below the folder that paths start from; `nil` for one that lies elsewhere.
  func relative(_ path: FilePath) -> FilePath? {
    let whole = absolute(path)
    guard let root else { return whole.bytes.first == UInt8(ascii: "/") ? nil : whole }
    return whole.below(root)
  }

  /// The path below the folder, or the whole of it for one that lies elsewhere.
  func shown(_ path: FilePath) -> FilePath { relative(path) ?? absolute(path) }

  /// The path as it is reached from a folder, with `..` where it lies beside it.
  func path(_ path: FilePath, from folder: FilePath) -> FilePath {
    let target = absolute(path).components
    let start = absolute(folder).components
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: ArraySlice("..".utf8), count: start.count - common)
    return FilePath(bytes: Array((up + target[common...]).joined(separator: [UInt8(ascii: "/")])))
  }
}

extension FilePath {
  /// The parts between slashes.
  var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// The path without `.`, empty components, and `..` where there is something for it to take back.
  var withoutParents: FilePath {
    var parts: [ArraySlice<UInt8>] = []
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    for part in components where !part.elementsEqual(".".utf8) {
      guard part.elementsEqual("..".utf8) else {
        parts.append(part)
        continue
      }
      if let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let slash = [UInt8(ascii: "/")]
    return FilePath(bytes: (isAbsolute ? slash : []) + Array(parts.joined(separator: slash)))
  }

  /// What follows a folder's path; `nil` for a path that does not lie below it.
  func below(_ folder: FilePath) -> FilePath? {
    let prefix = folder.appending([]).bytes
    guard bytes.count > prefix.count, bytes.starts(with: prefix) else { return nil }
    return FilePath(bytes: Array(bytes[prefix.count...]))
  }
}
