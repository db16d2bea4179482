internal import FileAccess
internal import FuzzEntries

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

#if FONTSCAN_FUZZ
  // `Scripts/fuzz` builds this way: libFuzzer brings `main`, which calls what follows.

  /// The entry that the command line names.
  private let chosenEntry: FuzzEntry = {
    let line = FuzzCommandLine(CommandLine.arguments.dropFirst())
    if let status = line.runBeforeFuzzing() { exit(status) }
    guard let entry = line.entry else { exit(EX_USAGE) }
    return entry
  }()

  /// Called once before the first input.
  @_cdecl("LLVMFuzzerInitialize")
  func prepareFuzzing(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
  ) -> CInt {
    _ = chosenEntry
    return 0
  }

  /// Called with one input after another.
  @_cdecl("LLVMFuzzerTestOneInput")
  func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosenEntry.read(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
#else
  /// Gives files to an entry, to look into what the fuzzer found.
  @main
  enum FuzzDriver {
    static func main() {
      let line = FuzzCommandLine(CommandLine.arguments.dropFirst())
      if let status = line.runBeforeFuzzing() { exit(status) }
      guard let entry = line.entry else { exit(EX_USAGE) }
      for file in line.files {
        do throws(FileError) {
          entry.read(try OpenFile(FilePath(file)).readAll(limit: 1 << 30))
          print("\(file): read")
        } catch {
          print("fontscan-fuzz: \(error.path): \(error.reason)")
          exit(EX_NOINPUT)
        }
      }
    }
  }
#endif
