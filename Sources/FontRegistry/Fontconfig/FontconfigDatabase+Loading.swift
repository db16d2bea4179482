internal import CFontconfig
internal import FileAccess

extension FontconfigDatabase {
  /// Loads the configuration that `fc-list` would use; the caller owns it.
  ///
  /// As for `fc-list`, fontconfig goes on with a configuration of its own where the file is
  /// malformed, and complains on standard error.
  static func loadConfiguration() throws(FontconfigError) -> OpaquePointer {
    let path = try configurationFile()
    guard let configuration = unsafe FcInitLoadConfigAndFonts() else {
      throw FontconfigError(description: "fontconfig cannot load \(path)")
    }
    return unsafe configuration
  }

  /// Makes a configuration from text; the caller owns it.
  static func parseConfiguration(_ xml: String) throws(FontconfigError) -> OpaquePointer {
    guard let configuration = unsafe FcConfigCreate() else {
      throw FontconfigError(description: "fontconfig has no memory for a configuration")
    }
    let text = Array(xml.utf8) + [0]
    guard unsafe FcConfigParseAndLoadFromMemory(configuration, text, FcTrue) == FcTrue,
      unsafe FcConfigBuildFonts(configuration) == FcTrue
    else {
      unsafe FcConfigDestroy(configuration)
      throw FontconfigError(description: "fontconfig cannot use the configuration")
    }
    return unsafe configuration
  }

  /// Finds the file that the configuration starts with; fontconfig would complain on standard error
  /// when there is none, and go on with a configuration of its own.
  private static func configurationFile() throws(FontconfigError) -> FilePath {
    // An empty configuration, since fontconfig would load the whole one to answer without any.
    guard let empty = unsafe FcConfigCreate() else {
      throw FontconfigError(description: "fontconfig has no memory for a configuration")
    }
    defer { unsafe FcConfigDestroy(empty) }
    guard let file = unsafe FcConfigGetFilename(empty, nil) else {
      throw FontconfigError(description: "fontconfig finds no configuration file")
    }
    defer { unsafe FcStrFree(file) }
    return FilePath(bytes: unsafe bytes(of: file))
  }

  /// Copies text that C lends.
  static func bytes(of text: UnsafePointer<FcChar8>) -> [UInt8] {
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    return unsafe Array(UnsafeBufferPointer(start: text, count: count))
  }
}
