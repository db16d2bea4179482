/// The files that a configuration leaves out by `EXCLUDED_SOURCE_FILE_NAMES`.
struct ExcludedNames {
  /// The setting that leaves files out.
  static let setting = "EXCLUDED_SOURCE_FILE_NAMES"

  private let excluded: [ArraySlice<UInt8>]
  private let included: [ArraySlice<UInt8>]
  private let room: ReadingRoom

  /// Where the setting is; `nil` when nothing sets it.
  let place: SourcePlace?

  init(_ settings: BuildSettings, sdk: String, room: ReadingRoom) {
    self.room = room
    func patterns(_ name: String) -> [ArraySlice<UInt8>] {
      guard let text = settings.value(name, sdk: sdk)?.text else { return [] }
      return text.split(separator: " ").map { word in
        Array(word.filter { $0 != "\"" && $0 != "'" }.utf8)[...]
      }
    }
    excluded = patterns(Self.setting)
    place = settings.value(Self.setting, sdk: sdk)?.place
    included = patterns("INCLUDED_SOURCE_FILE_NAMES")
  }

  /// Whether a file is left out: a pattern may be a name, or a path whose start does not matter.
  ///
  /// - Returns: `false` also when there are more files and patterns than are compared.
  func exclude(_ path: ProjectPath) -> Bool {
    guard !excluded.isEmpty else { return false }
    func isMet(_ pattern: ArraySlice<UInt8>) -> Bool {
      guard room.compare(pattern: pattern.count, path: path.relative.count) else { return false }
      guard pattern.contains(UInt8(ascii: "/")) else { return Glob.matches(pattern, path.name) }
      return Glob.matches([UInt8(ascii: "*")] + pattern, [UInt8(ascii: "/")] + path.relative)
    }
    return excluded.contains(where: isMet) && !included.contains(where: isMet)
  }
}
