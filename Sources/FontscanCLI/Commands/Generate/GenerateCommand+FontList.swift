internal import FileAccess
internal import ProjectModel

extension GenerateCommand {
  /// Holds the font list of a property list against the fonts.
  ///
  /// - Parameters:
  ///   - path: The Info.plist.
  ///   - task: What is done with the list.
  ///   - session: The run.
  /// - Returns: What the process tells its caller.
  func run(_ path: FilePath, _ task: FontListTask, _ session: Session) -> ExitStatus {
    let list: FontListText
    do throws(ProjectProblem) {
      let fonts = try FontListFonts(wishes.words, for: path, session)
      guard fonts.explain() else { return .failure }
      guard !fonts.paths.isEmpty else {
        session.note("no fonts were found")
        return .findings
      }
      list = try FontListText(path, fonts: fonts.paths, keeping: fonts.entries)
    } catch {
      session.complain(ProblemText.line(error))
      return .failure
    }
    session.note(
      list.removed.map { entry in
        let isDouble = list.wanted.contains { $0.utf8.elementsEqual(entry.utf8) }
        let reason = isDouble ? "it is there more than once" : "none of the fonts is called so"
        return "\(path): entry '\(entry)' goes: \(reason)"
      }
    )
    session.note(
      list.unjudged.map { "\(path): entry '\($0)' stays: nobody knows which font it stands for" }
    )
    switch task {
    case .print:
      if case .failure(let refusal) = list.edited, !list.isFresh {
        session.note("\(path): '--write' would not change it: \(refusal.reason)")
      }
      return show(list, .success, session)
    case .check:
      guard !list.isFresh else { return .success }
      session.complain("\(path): its UIAppFonts is not what it should be:")
      return show(list, .findings, session)
    case .write:
      guard !list.isFresh else {
        session.detail("\(path) is as it should be")
        return .success
      }
      return write(list, to: path, session)
    }
  }

  private func show(_ list: FontListText, _ status: ExitStatus, _ session: Session) -> ExitStatus {
    max(status, write(Array((list.snippet + "\n").utf8), session))
  }

  private func write(_ list: FontListText, to path: FilePath, _ session: Session) -> ExitStatus {
    switch list.edited {
    case .failure(let refusal):
      session.complain("\(path): it stays as it is, since \(refusal.reason); the list is")
      return show(list, .failure, session)
    case .success(let bytes):
      do throws(FileError) {
        let file = try NewFile(path)
        try file.write(bytes)
        try file.commit()
        session.detail("\(path) is written")
        return .success
      } catch {
        session.complain("\(error)")
        return .failure
      }
    }
  }
}
