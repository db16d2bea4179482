internal import FileAccess

/// Looks into fonts with the help of FreeType: what the table readers cannot unpack, and whether a
/// face loads.
///
/// One thread's own: FreeType is started when it is first needed, and kept for the next file.
final class FontEngine {
  private var started: FreeTypeLibrary?

  /// Costs nothing until something is asked.
  init() {}

  /// The thread's instance of FreeType.
  func library() throws(FreeTypeError) -> FreeTypeLibrary {
    if let started { return started }
    let library = try FreeTypeLibrary()
    started = library
    return library
  }
}

extension FontEngine {
  /// Says in words why FreeType did not do what it was asked.
  ///
  /// - Parameters:
  ///   - error: FreeType's answer.
  ///   - task: What it was asked, to follow "FreeType cannot".
  ///   - file: The font file.
  ///   - index: The face's place in a collection, or `nil`.
  /// - Returns: The problem, with FreeType's words as its reason.
  func problem(
    _ error: FreeTypeError,
    _ task: String,
    _ file: FilePath,
    index: Int? = nil
  ) -> FontProblem {
    guard let started, started.refusedMemory else {
      return FontProblem(
        file: file,
        index: index,
        reason: "FreeType cannot \(task): \(error)",
        kind: error == .unimplemented ? .unsupported : .damaged
      )
    }
    let limit = started.memoryAllowance >> 20
    return FontProblem(
      file: file,
      index: index,
      reason: "FreeType cannot \(task): that would need more than the \(limit) MiB of memory that "
        + "a font of its size may take",
      kind: .damaged
    )
  }
}
