/// The versions of the C libraries that are running, which need not be those that were built
/// against.
public struct EngineVersions: Hashable, Sendable {
  /// FreeType's, such as `2.12.1`; `nil` when FreeType does not start.
  public var freeType: String?

  /// fontconfig's, such as `2.14.1`.
  public var fontconfig: String

  /// Asks the libraries.
  public init() {
    freeType = (try? FreeTypeLibrary())?.version
    fontconfig = FontconfigVersion.text
  }
}
