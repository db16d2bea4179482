internal import FileAccess

extension FilePath {
  /// Whether a file is a web font by its name.
  var isWebFont: Bool {
    switch lowercaseExtension {
    case "woff", "woff2", "eot": true
    default: false
    }
  }

  /// The bytes of the path without the extension.
  var withoutExtension: [UInt8] {
    bytes.lastIndex(of: UInt8(ascii: ".")).map { Array(bytes[..<$0]) } ?? bytes
  }
}
