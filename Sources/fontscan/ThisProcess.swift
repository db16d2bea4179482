internal import FontscanCLI

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The process that runs the tool.
enum ThisProcess {
  /// The words of the command line after the program's name, byte for byte.
  ///
  /// `CommandLine.arguments` would repair what is no UTF-8, and a repaired path leads nowhere.
  static var words: [Word] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { place in
      guard let word = unsafe CommandLine.unsafeArgv[place] else { return nil }
      let bytes = unsafe UnsafeRawBufferPointer(start: word, count: strlen(word))
      return unsafe Word(bytes: Array(bytes))
    }
  }

  /// The streams and the environment; makes them safe to use first.
  static var console: Console {
    // A reader that has gone is an error of `write`, which knows what to do about it.
    _ = signal(SIGPIPE, SIG_IGN)
    // The same of a file that may not grow any more.
    _ = signal(SIGXFSZ, SIG_IGN)
    // Of a stream that the caller closed, the next file to be opened would take the place.
    for number in 0..<(3 as Int32) where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
    return Console(
      input: Descriptor(0, name: "standard input"),
      output: Descriptor(1, name: "standard output"),
      errors: Descriptor(2, name: "standard error"),
      environment: environment,
      workingFolder: workingFolder,
      processors: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    )
  }

  private static var environment: [String: String] {
    let fixed = variables(Console.environmentNames)
    let numbered = variables(Console.numberedNames(in: fixed))
    return fixed.merging(numbered) { first, _ in first }
  }

  private static func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { values, name in
      guard let value = unsafe getenv(name) else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: value, count: strlen(value))
      values[name] = unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  private static var workingFolder: [UInt8]? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    let bytes = unsafe UnsafeRawBufferPointer(start: path, count: strlen(path))
    return unsafe Array(bytes)
  }
}
