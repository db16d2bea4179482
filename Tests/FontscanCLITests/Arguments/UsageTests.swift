import Testing

@testable import FontscanCLI

@Suite("Senseless command lines")
struct UsageTests {
  @Test(arguments: [
    ([], ""),
    (["lst"], "unknown command 'lst' (did you mean 'list'?); try 'fontscan help'"),
    (["Fonts/Demo.ttf"], "unknown command 'Fonts/Demo.ttf'; try 'fontscan help'"),
    (["scale"], "no FONT given; try 'fontscan help scale'"),
    (["generate"], "no PATH given; try 'fontscan help generate'"),
    (["--quiet", "list"], "'--quiet' belongs after the command; try 'fontscan help'"),
    (["--hepl"], "unknown option '--hepl' (did you mean '--help'?); try 'fontscan help'"),
    (["help", "lits"], "unknown command 'lits' (did you mean 'list'?); try 'fontscan help'"),
    (["help", "list", "show"], "'show' is one word too many; try 'fontscan help'"),
    (
      ["list", "--familis"],
      "unknown option '--familis' (did you mean '--families'?); try 'fontscan help list'"
    ),
    (["list", "--xyzzy=1"], "unknown option '--xyzzy'; try 'fontscan help list'"),
    (["list", "-qx"], "unknown option '-qx'; try 'fontscan help list'"),
    (["list", "--weight"], "'--weight' needs a WEIGHT; try 'fontscan help list'"),
    (["list", "--format"], "'--format' needs a NAME; try 'fontscan help list'"),
    (["list", "--quiet=yes"], "'--quiet' takes no value; try 'fontscan help list'"),
    (
      ["list", "--format", "yaml"],
      "'--format' takes text, json, ndjson, csv or markdown, not 'yaml'; try 'fontscan help list'"
    ),
    (
      ["list", "--reporter=JSON"],
      "'--reporter' takes text, json, ndjson, csv or markdown, not 'JSON'; try 'fontscan help list'"
    ),
    (
      ["list", "--jobs", "0"],
      "'--jobs' takes a number from 1 to 256, not '0'; try 'fontscan help list'"
    ),
    (
      ["list", "--jobs=9999999999999999999999"],
      """
      '--jobs' takes a number from 1 to 256, not '9999999999999999999999'; \
      try 'fontscan help list'
      """
    ),
    (
      ["list", "--color", "blue"],
      "'--color' takes auto, always or never, not 'blue'; try 'fontscan help list'"
    ),
    (
      ["list", "--style", "bold"],
      "'--style' takes italic or upright, not 'bold'; try 'fontscan help list'"
    ),
    (
      ["list", "--weight", "900..600"],
      """
      '--weight' takes a number (700), a range (600..900, 600..) or a word of UIFont.Weight \
      (ultraLight, thin, light, regular, medium, semibold, bold, heavy, black), not '900..600'; try 'fontscan help list'
      """
    ),
    (
      ["list", "--covers", "\u{200F}\n"],
      "'--covers' takes text with a letter in it, not '\\u{200F}\\u{A}'; try 'fontscan help list'"
    ),
    (
      ["list", "--report", "json"],
      """
      '--report' takes FORMAT=FILE with one of the formats text, json, ndjson, csv or markdown, \
      not 'json'; try 'fontscan help list'
      """
    ),
    (
      ["list", "--report", "json=-"],
      "two reports cannot both go to standard output; try 'fontscan help list'"
    ),
    (
      ["list", "--output=a", "--report=json=b", "--report=csv=a"],
      "two reports cannot both go to 'a'; try 'fontscan help list'"
    ),
    (
      ["list", "--quiet", "-v"],
      "'--quiet' and '--verbose' contradict each other; try 'fontscan help list'"
    ),
    (
      ["list", "--names", "--families"],
      "'--families' and '--names' exclude each other; try 'fontscan help list'"
    ),
    (
      ["list", "--names", "--format=json"],
      "'--families' and '--names' are forms of the text report; try 'fontscan help list'"
    ),
    (
      ["list", "-"],
      """
      '-' is no path here: fonts and apps are not read from standard input; \
      try 'fontscan help list'
      """
    ),
    (["show", ""], "an empty word is no path; try 'fontscan help show'"),
    (
      ["list", "--files-from=-", "--files-from", "-"],
      """
      '--files-from -' can be given once: standard input is read to its end; \
      try 'fontscan help list'
      """
    ),
    (["list", "-0"], "'-0' goes with '--files-from'; try 'fontscan help list'"),
    (["list", "--output="], "'--output' takes a file, not ''; try 'fontscan help list'"),
  ])
  func `are refused in a line on standard error`(words: [String], complaint: String) {
    let result = run(words)
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    if !words.isEmpty { #expect(result.errors == "fontscan: \(complaint)\n") }
  }

  @Test func `no words at all get the overview, but as a complaint`() {
    let result = run([])
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors == run(["help"]).output)
  }

  @Test func `an option that is a word short of a path is not taken for one`() {
    #expect(run(["list", "--", "--no-such-file"]).status == .failure)
    #expect(run(["list", "--no-such-option"]).status == .usage)
  }
}
