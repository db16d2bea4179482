package import FileAccess

/// The kinds of files that say which fonts an app asks for, by the ending of their names.
package enum SourceKind: Hashable, Sendable, CaseIterable {
  /// Swift.
  case swift

  /// Objective-C, and the C and C++ in its files.
  case objectiveC

  /// A storyboard or xib.
  case interface

  /// JSON or a property list, which may hold styles.
  case styles

  /// Tells the kind of a file; `nil` for files that say nothing of fonts.
  package init?(of file: FilePath) {
    switch file.lowercaseExtension {
    case "swift": self = .swift
    case "m", "mm", "h", "hh", "hpp", "pch", "c", "cc", "cpp": self = .objectiveC
    case "storyboard", "xib": self = .interface
    case "json", "plist": self = .styles
    default: return nil
    }
  }

  /// What reads files of this kind.
  var reader: any FileReader.Type {
    switch self {
    case .swift: SwiftReader.self
    case .objectiveC: ObjectiveCReader.self
    case .interface: InterfaceFileReader.self
    case .styles: StyleFileReader.self
    }
  }
}
