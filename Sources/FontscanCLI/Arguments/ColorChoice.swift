/// When text is painted.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never

  /// The style of text that goes to a place.
  ///
  /// The order is that of <https://no-color.org> and <https://bixense.com/clicolors>: the command
  /// line, then `NO_COLOR`, then `CLICOLOR_FORCE`, then what the terminal can do. A file is no
  /// terminal, and nothing but the command line paints it.
  ///
  /// - Parameters:
  ///   - console: The environment and standard output.
  ///   - isFile: Whether the text goes to a file of its own.
  /// - Returns: How the text is painted.
  func style(on console: Console, isFile: Bool) -> TextPaint {
    switch self {
    case .always: return TextPaint(isColored: true)
    case .never: return .plain
    case .auto: break
    }
    let environment = console.environment
    guard !isFile, environment["NO_COLOR"] ?? "" == "" else { return .plain }
    let force = environment["CLICOLOR_FORCE"] ?? ""
    if !force.isEmpty, force != "0" { return TextPaint(isColored: true) }
    let isDumb = environment["TERM"] == "dumb"
    return TextPaint(isColored: console.output.isTerminal && !isDumb)
  }
}
