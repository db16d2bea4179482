internal import FileAccess

/// The reports and baselines of this tool, which may lie among the files of an app and are none of it.
///
/// They are full of names of fonts that nobody asks for.
enum OwnReport {
  /// How many bytes are looked at, at the start and at the end of a file: tools that sort keys put the
  /// schema behind the findings.
  private static let length = 4096

  /// Words of which a report has all of one row at its start, without blanks.
  private static let signs = [
    [#""schema":"fontscan."#], [#"<testsuitesname="fontscan"#],
    [#""name":"fontscan""#, "sarif-"], [#""check_name":""#, #""fingerprint":""#],
  ].map { $0.map { Array($0.utf8) } }

  /// What a style sheet says, which asks for fonts.
  private static let styles = Array(#""schema":"fontscan.styles."#.utf8)

  /// Whether a file is a report in JSON or XML, or a baseline.
  static func isOne(_ path: FilePath) -> Bool {
    guard ["json", "xml"].contains(path.lowercaseExtension ?? ""),
      let file = try? OpenFile(path), let start = try? file.read(at: 0, count: length)
    else { return false }
    if isOne(start) { return true }
    guard file.size > length, let end = try? file.read(at: file.size - length, count: length) else {
      return false
    }
    return isOne(end)
  }

  /// Whether a file that starts like this is one.
  static func isOne(_ start: [UInt8]) -> Bool {
    let start = start.filter { $0 > 0x20 }
    guard start.firstRange(of: styles) == nil else { return false }
    return signs.contains { $0.allSatisfy { start.firstRange(of: $0) != nil } }
  }
}
