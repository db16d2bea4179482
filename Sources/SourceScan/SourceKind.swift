package import FileAccess

/// The kinds of files that say which fonts an app asks for, by the ending of their names.
package enum SourceKind: Hashable, Sendable, CaseIterable {
  /// Swift.
  case swift

  /// Tells the kind of a file; `nil` for files that say nothing of fonts.
  package init?(of file: FilePath) {
    switch file.lowercaseExtension {
    case "swift": self = .swift
    default: return nil
    }
  }

  /// What reads files of this kind.
  var reader: any FileReader.Type {
    switch self {
    case .swift: SwiftReader.self
    }
  }
}
