internal import FuzzEntries

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the words that start with `--` say; libFuzzer leaves those alone.
struct FuzzCommandLine {
  /// The entry that inputs go to.
  private(set) var entry: FuzzEntry?

  /// The folder that starting inputs are to be written to, instead of running.
  private(set) var seedFolder: String?

  /// The folder of the fixtures that they are taken from.
  private(set) var fixtures = "fixtures"

  /// Words that are no option: files to read.
  private(set) var files: [String] = []

  /// Whether the names of all entries are to be written, instead of running.
  private(set) var listsEntries = false

  /// Reads the words of a command line, without the name of the program.
  init(_ words: some Sequence<String>) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first {
      case "--entry" where parts.count == 2: entry = FuzzEntry.named(parts[1])
      case "--seeds" where parts.count == 2: seedFolder = parts[1]
      case "--fixtures" where parts.count == 2: fixtures = parts[1]
      case "--list": listsEntries = true
      default: if !word.hasPrefix("-") { files.append(word) }
      }
    }
  }

  /// Does what can be done without a fuzzer.
  ///
  /// - Returns: The status to exit with, or `nil` when an entry is to be run.
  func runBeforeFuzzing() -> Int32? {
    if listsEntries {
      for entry in FuzzEntry.all { print(entry.name, entry.byteLimit) }
      return 0
    }
    guard let entry else {
      print("fontscan-fuzz: --entry=NAME is missing; --list prints the names")
      return EX_USAGE
    }
    guard let seedFolder else { return nil }
    return SeedFolder(path: seedFolder).write(entry, fixtures: fixtures) ? 0 : EX_CANTCREAT
  }
}
