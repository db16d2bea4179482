internal import FileAccess

/// Reads `.xcconfig` files with what they include.
///
/// The format: <https://help.apple.com/xcode/mac/current/#/dev745c5c974>.
struct XCConfigReader {
  private let checkout: Checkout
  private let log: ProblemLog
  private var layer = SettingsLayer()

  /// The files that are being read, the outermost first: one that includes itself is not read again.
  private var open: [ProjectPath] = []

  private var filesRead = 0

  /// Enough for any project; a file that doubles itself by including is stopped.
  private static let limits = (bytes: 1 << 20, files: 200, depth: 32)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - place: Where it is asked for.
  ///   - checkout: The folder that was given.
  ///   - log: Where to put what cannot be understood.
  /// - Returns: The settings; a file that is not there is in ``SettingsLayer/missing``.
  static func layer(
    _ path: ProjectPath,
    askedForAt place: SourcePlace,
    in checkout: Checkout,
    log: ProblemLog
  ) -> SettingsLayer {
    var reader = XCConfigReader(checkout: checkout, log: log)
    reader.read(path, askedForAt: place, isOptional: false)
    return reader.layer
  }

  private init(checkout: Checkout, log: ProblemLog) {
    self.checkout = checkout
    self.log = log
  }

  private mutating func read(_ path: ProjectPath, askedForAt place: SourcePlace, isOptional: Bool) {
    guard !open.contains(path) else {
      return note(place, "'\(checkout.file(path))' includes itself")
    }
    guard open.count < Self.limits.depth, filesRead < Self.limits.files else {
      return note(place, "too many files include each other")
    }
    let file = checkout.file(path)
    guard checkout.presence(of: path) == .present else {
      if !isOptional { layer.missing.append(place) }
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try OpenFile(file).readAll(limit: Self.limits.bytes)
    } catch {
      log.add(ProjectProblem(path: file, reason: error.reason))
      layer.missing.append(place)
      return
    }
    filesRead += 1
    open.append(path)
    defer { open.removeLast() }
    var offset = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      let position = SourcePosition(line: number + 1, column: 1, byte: offset)
      offset += line.count + 1
      take(
        String(decoding: line, as: UTF8.self),
        at: SourcePlace(path: file, position: position),
        in: path.folder
      )
    }
  }

  private mutating func take(_ line: String, at place: SourcePlace, in folder: ProjectPath) {
    let text = line.withoutComment.trimmed
    if text.hasPrefix("#include") {
      var rest = text.dropFirst("#include".count)
      let isOptional = rest.first == "?"
      if isOptional { rest = rest.dropFirst() }
      let name = rest.trimmed
      guard name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") else {
        return note(place, "'#include' without a path in quotes")
      }
      let path = name.dropFirst().dropLast()
      let target =
        path.hasPrefix("/")
        ? checkout.projectPath(absolute: path.utf8) : folder.appending(path.utf8)
      read(target, askedForAt: place, isOptional: isOptional)
      return
    }
    guard let equals = text.settingSeparator else { return }
    layer.add(
      BuildSetting(
        text[..<equals].trimmed,
        value: text[text.index(after: equals)...].trimmed,
        place: place
      )
    )
  }

  private func note(_ place: SourcePlace, _ reason: String) {
    log.add(ProjectProblem(path: place.path, position: place.position, reason: reason))
  }
}

extension String {
  /// The text before `//`, which starts a comment anywhere in a line.
  fileprivate var withoutComment: Substring {
    var last: Character?
    for index in indices {
      if self[index] == "/", last == "/" { return self[..<self.index(before: index)] }
      last = self[index]
    }
    return self[...]
  }

  /// The `=` behind the name, which is not the one of a condition.
  fileprivate var settingSeparator: String.Index? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
