/// A line of an `.xcconfig` file that says something.
///
/// The format: <https://help.apple.com/xcode/mac/current/#/dev745c5c974>.
struct XCConfigLine {
  /// What a line says.
  enum Content {
    /// It sets something.
    case setting(BuildSetting)

    /// It includes a file, which may be missing when the include says so.
    case include(String, isOptional: Bool)

    /// It cannot be understood; why.
    case broken(String)
  }

  /// What it says.
  let content: Content

  /// Where it is.
  let place: SourcePlace

  /// What it costs to keep: its bytes, and what a setting takes besides.
  let cost: Int

  /// What each line costs besides its bytes.
  static let ownCost = 40

  /// Reads a line; `nil` for one that says nothing.
  init?(_ line: some Collection<UInt8>, at place: SourcePlace) {
    self.place = place
    cost = line.count + Self.ownCost
    let text = String(decoding: line, as: UTF8.self).withoutComment.trimmed
    guard text.hasPrefix("#include") else {
      guard let equals = text.settingSeparator else { return nil }
      content = .setting(
        BuildSetting(
          text[..<equals].trimmed,
          value: text[text.index(after: equals)...].trimmed,
          place: place
        )
      )
      return
    }
    var rest = text.dropFirst("#include".count)
    let isOptional = rest.first == "?"
    if isOptional { rest = rest.dropFirst() }
    let name = rest.trimmed
    guard name.count >= 2, name.hasPrefix("\""), name.hasSuffix("\"") else {
      content = .broken("'#include' without a path in quotes")
      return
    }
    content = .include(String(name.dropFirst().dropLast()), isOptional: isOptional)
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
