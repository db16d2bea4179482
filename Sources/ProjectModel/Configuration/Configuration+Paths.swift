internal import FileAccess

extension Configuration {
  /// Whether it says where findings are wanted.
  package var hasIncluded: Bool { !included.isEmpty }

  /// Whether it says where they are not.
  package var hasExcluded: Bool { !excluded.isEmpty }

  /// Whether findings in a file are wanted.
  ///
  /// - Parameter names: The names of the file's path below the folder of the configuration.
  /// - Returns: Whether `included` names it, or nothing at all, and `excluded` does not.
  package func wants(_ names: [ArraySlice<UInt8>]) -> Bool {
    let isIncluded = included.isEmpty || included.contains { $0.matches(names) }
    return isIncluded && !excludes(names)
  }

  /// Whether `excluded` names a file or folder, or a folder around it.
  package func excludes(_ names: [ArraySlice<UInt8>]) -> Bool {
    excluded.contains { $0.matches(names) }
  }
}
