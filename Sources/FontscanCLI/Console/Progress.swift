internal import Dispatch
internal import Synchronization

/// Says on a terminal that long work goes on, and takes it back when it is done.
final class Progress: Sendable {
  private struct State {
    var isDone = false
    var shownSteps = 0
  }

  private let sink: any ByteSink & Sendable
  private let work: String
  private let delay: DispatchTimeInterval
  private let state = Mutex(State())

  /// A queue of its own, since the threads of the others are busy with the work.
  private let queue = DispatchQueue(label: "fontscan.progress")

  /// Starts to wait: work that is done soon is not worth a word.
  ///
  /// - Parameters:
  ///   - work: What goes on, as in `reading fonts`.
  ///   - sink: The terminal.
  ///   - delay: How long to wait before the first word, and between words.
  init(
    _ work: String,
    on sink: any ByteSink & Sendable,
    delay: DispatchTimeInterval = .milliseconds(500)
  ) {
    self.work = work
    self.sink = sink
    self.delay = delay
    scheduleStep()
  }

  /// Takes back what is shown.
  func finish() {
    state.withLock { state in
      state.isDone = true
      if state.shownSteps > 0 { write("\r\u{1B}[K") }
    }
  }

  private func scheduleStep() {
    queue.asyncAfter(deadline: .now() + delay) { [self] in
      let goesOn = state.withLock { state in
        guard !state.isDone else { return false }
        let dots = String(repeating: ".", count: 1 + state.shownSteps % 3)
        write("\r\u{1B}[Kfontscan: \(work)\(dots)")
        state.shownSteps += 1
        return true
      }
      if goesOn { scheduleStep() }
    }
  }

  /// A terminal that cannot be written to is nobody's loss here.
  private func write(_ text: String) {
    try? sink.write(Array(text.utf8))
  }
}

extension Session {
  /// Does long work, and shows that it goes on where a person watches.
  ///
  /// - Parameters:
  ///   - work: What goes on, as in `reading fonts`.
  ///   - body: The work.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  func showingProgress<Result, Failure: Error>(
    _ work: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard common.showsProgress, !common.isQuiet, console.errors.isTerminal,
      console.environment["TERM"] != "dumb"
    else { return try body() }
    let progress = Progress(work, on: console.errors)
    defer { progress.finish() }
    return try body()
  }
}
