internal import CFontconfig
internal import FileAccess

/// What fontconfig knows of the fonts that are installed.
///
/// `FcFini` is never called: it would take fontconfig away from everything else in the process that
/// uses it. What is made here is given back without it.
@safe
struct FontconfigDatabase: ~Copyable {
  private let configuration: OpaquePointer

  /// Loads the configuration that `fc-list` would use, with its caches.
  ///
  /// fontconfig itself looks at `FONTCONFIG_FILE` and its other variables. As for `fc-list`, it may
  /// write caches that are missing or out of date.
  ///
  /// - Throws: ``FontconfigError`` when there is no usable configuration.
  init() throws(FontconfigError) {
    unsafe configuration = try FontconfigDatabase.loadConfiguration()
  }

  /// Loads a configuration and nothing else.
  ///
  /// - Parameter xml: The text of a configuration file, in UTF-8.
  /// - Throws: ``FontconfigError`` when it is malformed.
  init(configuration xml: String) throws(FontconfigError) {
    unsafe configuration = try FontconfigDatabase.parseConfiguration(xml)
  }

  deinit {
    unsafe FcConfigDestroy(configuration)
  }
}

extension FontconfigDatabase {
  /// The font files that are installed, sorted by the bytes of their paths, each once.
  ///
  /// Only fontconfig's caches are read, no font is opened.
  ///
  /// - Throws: ``FontconfigError`` when there are none.
  func installedFonts() throws(FontconfigError) -> [InstalledFont] {
    var indexes: [FilePath: Set<Int>] = [:]
    if let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem) {
      for position in 0..<Int(unsafe fonts.pointee.nfont) {
        guard let pattern = unsafe fonts.pointee.fonts[position],
          let file = unsafe FontconfigDatabase.file(of: pattern)
        else { continue }
        // The upper half counts the instances of a variable face.
        let index = unsafe FontconfigDatabase.index(of: pattern) & 0xFFFF
        indexes[file, default: []].insert(index)
      }
    }
    guard !indexes.isEmpty else {
      throw FontconfigError(description: "no fonts are installed, says fontconfig")
    }
    return indexes.map { InstalledFont(file: $0.key, indexes: $0.value.sorted()) }
      .sorted { $0.file < $1.file }
  }

  private static func file(of pattern: OpaquePointer) -> FilePath? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &text) == FcResultMatch,
      let text = unsafe text
    else { return nil }
    return FilePath(bytes: unsafe bytes(of: text))
  }

  private static func index(of pattern: OpaquePointer) -> Int {
    var index: Int32 = 0
    guard unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch else {
      return 0
    }
    return Int(index)
  }
}
