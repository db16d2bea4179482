/// Why there is no font for a word of the command line.
enum FontLookupError: Error, Hashable, Sendable {
  /// A file or the installed fonts could not be read: the whole complaint.
  case unreadable(String)

  /// Nothing is called so; with the names that are nearest.
  case nothing(String, near: [String])

  /// What the process tells its caller.
  var status: ExitStatus {
    switch self {
    case .unreadable: .failure
    case .nothing: .findings
    }
  }
}

extension FontLookupError: CustomStringConvertible {
  /// The complaint.
  var description: String {
    switch self {
    case .unreadable(let complaint): complaint
    case .nothing(let word, let near) where near.isEmpty:
      "nothing is called '\(word)'"
    case .nothing(let word, let near):
      "nothing is called '\(word)'; did you mean "
        + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
    }
  }
}
