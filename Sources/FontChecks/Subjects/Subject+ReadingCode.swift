internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension Subject {
  /// The subject with what the code of a project asks for, each file of which is read once.
  ///
  /// - Parameters:
  ///   - project: The project that the subject was made of.
  ///   - jobs: How many threads may read; at least 1 is used.
  /// - Returns: The subject; the same where the project names no code.
  func readingCode(of project: Project, jobs: Int) -> Subject {
    var search = SourceFiles(below: root)
    let files = bundles.map { subject -> [FilePath] in
      guard subject.bundle.kind != .testBundle else { return [] }
      let code = search.readable(of: subject.bundle.sources + subject.bundle.interfaces)
      // Styles alone, without the code that reads them, say nothing.
      return code.isEmpty
        ? [] : code + search.readable(of: subject.bundle.dataFiles.filter { !OwnReport.isOne($0) })
    }
    guard files.contains(where: { !$0.isEmpty }) else { return self }
    var seen: Set<FilePath> = []
    let library = SourceLibrary(
      reading: files.flatMap { $0 }.filter { seen.insert($0).inserted },
      jobs: jobs
    )
    // The configurations of a target have the same files.
    var scans: [[FilePath]: ModuleScan] = [:]
    for files in files where !files.isEmpty && scans[files] == nil {
      scans[files] = library.module(of: files)
    }
    let strays = strayFonts(of: project, jobs: jobs)
    var subject = adding(scans: files.map { scans[$0] }, strays: strays)
    let conflicts = Set(scans.values.flatMap(\.problems).filter(\.isConflict))
    let names = Set(subject.bundles.flatMap(\.namesOfUnusedFonts))
    if !names.isEmpty {
      // What nothing asks for as far as is known may be named in a way that is not followed.
      let all = Set(files.flatMap { $0 }).sorted()
      let mentions = Dictionary(
        zip(all, NameSearch(names).mentions(in: all, jobs: jobs)).filter { !$0.1.isEmpty },
        uniquingKeysWith: { first, _ in first }
      )
      let found = files.map { files in
        scans[files].map { $0.adding(mentions: files.flatMap { mentions[$0] ?? [] }) }
      }
      subject = adding(scans: found, strays: strays)
    }
    subject.problems += conflicts.sorted { $0.file < $1.file }.map { problem in
      ProjectProblem(
        path: problem.file,
        position: problem.location.map { place in
          SourcePosition(line: place.line, column: place.column, byte: 0)
        },
        reason: problem.reason
      )
    }
    for place in bundles.indices { subject.bundles[place].otherCode = project.otherCode }
    for (place, files) in zip(bundles.indices, files) where !files.isEmpty {
      let read = Set(files)
      let absent = bundles[place].bundle.sources.first { file in
        SourceKind(of: file) != nil && !read.contains(file)
      }
      subject.bundles[place].absentSource = absent.map { file in
        (file, (try? FileKind(of: file)) == nil ? .missing : .outside)
      }
    }
    return subject
  }

  /// The fonts that no bundle has, by their names alone.
  private func strayFonts(of project: Project, jobs: Int) -> [StrayFont] {
    let unused = project.fontsInNoTarget.filter { $0.presence == .present }.map(\.path)
    let leftOut = project.bundles.flatMap(\.fontsLeftOut)
    let registry = Registry(paths: Set(unused + leftOut).sorted(), questions: .summary, jobs: jobs)
    let mayBeBundled = Set(leftOut)
    return registry.files.map { file in
      let name = FilePath(bytes: Array(file.path.lastComponent))
      return StrayFont(
        font: SubjectFont(bundled: BundledFont(path: file.path, bundlePath: name), file: file),
        mayBeBundled: mayBeBundled.contains(file.path)
      )
    }
  }
}

extension ModuleScan {
  /// The same with names that its files mention.
  fileprivate func adding(mentions: [FontRequest]) -> ModuleScan {
    var scan = self
    scan.unjudged += mentions
    return scan
  }
}
