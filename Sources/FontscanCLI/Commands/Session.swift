internal import FileAccess

/// One run of a command: the console, and the options that all commands share.
struct Session {
  /// The process around the tool.
  let console: Console

  /// The options that all commands share.
  let common: CommonOptions

  /// The archives that were opened.
  let archives = OpenArchives()

  /// How many threads may work.
  var jobs: Int { common.jobs ?? console.processors }

  /// What runs the tool.
  var surroundings: Surroundings { Surroundings(console) }

  /// Says something that could not be done, also when asked to be quiet.
  func complain(_ message: String) {
    console.complain(message)
  }

  /// Says something that is good to know, unless asked to be quiet.
  func note(_ message: String) {
    if !common.isQuiet { console.complain(message) }
  }

  /// Says several things that are good to know, unless asked to be quiet.
  func note(_ messages: some Sequence<String>) {
    if !common.isQuiet { console.complain(messages) }
  }

  /// Says something that is worth knowing only when asked to be verbose.
  func detail(_ message: String) {
    if common.isVerbose { console.complain(message) }
  }
}

extension Session {
  /// Writes every report that was asked for.
  ///
  /// A reader that has gone, as behind `| head`, has what it wanted of a list; of findings it has not
  /// got all, and must not take the rest for clean.
  ///
  /// - Parameters:
  ///   - status: What the command found.
  ///   - isVerdict: Whether the reports judge, and so have to be read to their end.
  ///   - rendering: How the result is written in a format.
  /// - Returns: The status, or ``ExitStatus/failure`` when a report could not be written.
  func report(
    _ status: ExitStatus,
    isVerdict: Bool = false,
    rendering: (ReportFormat) -> Rendering
  ) -> ExitStatus {
    var status = status
    for report in common.reports {
      do throws(SinkError) {
        try write(rendering(report.format), to: report.destination)
      } catch {
        switch error {
        case .closed where !isVerdict: continue
        case .closed:
          complain("the reader of the report has gone before its end")
          status = .failure
        case .refused(let place, let reason):
          complain("\(place): \(reason)")
          status = .failure
        }
      }
    }
    guard !summarize(rendering) else { return status }
    return .failure
  }

  /// Adds to the page that GitHub shows beside a run whose annotations go to it.
  ///
  /// - Parameter rendering: How the result is written in a format.
  /// - Returns: Whether it is there, if it is wanted.
  private func summarize(_ rendering: (ReportFormat) -> Rendering) -> Bool {
    let annotates = common.reports.contains { $0.format == .github && $0.destination == .stream }
    guard annotates, let path = surroundings.stepSummary else { return true }
    let memory = ByteCollector()
    do throws(SinkError) {
      try rendering(.markdown).write(to: memory, style: .plain)
    } catch {
      return false
    }
    do throws(FileError) {
      try StepSummary.append(memory.bytes, to: path)
    } catch {
      complain("\(path): \(error.reason)")
      return false
    }
    return true
  }

  private func write(
    _ rendering: Rendering,
    to destination: StreamOrFile
  ) throws(SinkError) {
    switch destination {
    case .stream:
      let style = common.color.style(on: console, isFile: false)
      try rendering.write(to: console.output, style: style)
    case .file(let path):
      let style = common.color.style(on: console, isFile: true)
      let file = try FileSink(path)
      try rendering.write(to: file, style: style)
      try file.commit()
    }
  }
}
