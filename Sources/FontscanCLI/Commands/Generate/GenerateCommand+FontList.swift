internal import FileAccess
internal import FontChecks
internal import FontRegistry
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
      guard let paths = try fontPaths(for: path, session) else { return .failure }
      guard !paths.isEmpty else {
        session.note("no fonts were found")
        return .findings
      }
      list = try FontListText(path, fonts: paths)
    } catch {
      session.complain(ProblemText.line(error))
      return .failure
    }
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

  /// Where the fonts lie in the bundle of a property list, as entries spell it.
  ///
  /// - Returns: `nil` when something could not be read, after complaints.
  /// - Throws: ``ProjectProblem`` when a project cannot be read.
  private func fontPaths(
    for plist: FilePath,
    _ session: Session
  ) throws(ProjectProblem) -> [String]? {
    var paths: [FilePath] = []
    for path in try session.opening(wishes.words.map { FilePath(bytes: $0.bytes) }) {
      let kind: FileKind
      do throws(FileError) {
        kind = try FileKind(of: path)
      } catch {
        session.complain("\(error)")
        return nil
      }
      let isFont = FontExtensions.contains(path.lastComponent)
      if case .file = kind, isFont {
        paths.append(FilePath(bytes: Array(path.lastComponent)))
        continue
      }
      let project = try Project(reading: path)
      guard project.bundles.contains(where: { !$0.fonts.isEmpty }) else {
        paths += session.read([path], questions: .summary).files
          .map { FilePath(bytes: Array($0.path.lastComponent)) }
        continue
      }
      if let problem = project.problems.first(where: { !$0.losesNothing }) { throw problem }
      let place = (try? plist.resolvingLinks()) ?? plist
      let here = project.bundles.flatMap(\.fonts).filter { $0.presence == .present }.map(\.path)
      let registry = session.read(Set(here).sorted(), questions: .summary)
      let all = Subject(project: project, root: path, registry: registry).bundles
        .filter { !$0.bundle.isContext }
      let own = all.filter { subject in
        subject.bundle.infoPlist.map { ((try? $0.path.resolvingLinks()) ?? $0.path) == place }
          ?? false
      }
      for subject in own.isEmpty ? all : own {
        paths += subject.pathsForFontList.map { font in
          subject.bundle.layout == .sources ? FilePath(bytes: Array(font.lastComponent)) : font
        }
      }
    }
    let usable = Set(paths).filter { ["ttf", "otf", "ttc", "otc"].contains($0.lowercaseExtension) }
    var texts: [String] = []
    for path in usable {
      guard let text = String(validating: path.bytes, as: UTF8.self) else {
        session.note("\(path): is left out: its name is no UTF-8")
        continue
      }
      texts.append(text)
    }
    return texts
  }
}
