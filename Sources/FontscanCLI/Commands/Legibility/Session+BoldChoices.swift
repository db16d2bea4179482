internal import FileAccess
internal import FontChecks
internal import ProjectModel

extension Session {
  /// What a configuration says of bolds: that of `--config`, or the one that the first path has.
  ///
  /// - Parameters:
  ///   - config: The file of `--config`, if it was given.
  ///   - words: The words of the command line that may be paths.
  /// - Returns: What it says; nothing where there is none.
  /// - Throws: ``ConfigurationError`` with all that is wrong with the file.
  func boldChoices(
    _ config: StreamOrFile?,
    _ words: [Word]
  ) throws(ConfigurationError) -> BoldChoices {
    let path = words.lazy.map { FilePath(bytes: $0.bytes) }.first { (try? FileKind(of: $0)) != nil }
    guard let configuration = try configuration(config, judging: path) else {
      return BoldChoices()
    }
    return BoldChoices(configuration, options: try RuleSettings(configuration).options)
  }
}
