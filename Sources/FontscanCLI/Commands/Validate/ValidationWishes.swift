internal import FileAccess
internal import FontChecks
internal import ProjectModel

/// What the command line and the configuration ask for together.
struct ValidationWishes {
  /// What the configuration says, when there is one.
  let configuration: Configuration?

  /// What it says of rules.
  let settings: RuleSettings

  /// Which rules to apply.
  let selection: RuleSelection

  /// The file of findings that are known, when there is one.
  let baseline: BaselineFile?

  private let base: ReportBase

  /// Reads the configuration; `nil` when something in it makes no sense, which was said then.
  ///
  /// - Parameters:
  ///   - command: What the command line says, which counts more than the configuration.
  ///   - path: What is judged.
  ///   - session: Where complaints go.
  init?(_ command: ValidateCommand, judging path: FilePath, _ session: Session) {
    base = ReportBase(workingFolder: session.console.workingFolder, root: nil)
    do throws(ConfigurationError) {
      configuration = try session.configuration(command.config, judging: path)
      settings =
        try configuration.map { configuration throws(ConfigurationError) in
          try RuleSettings(configuration)
        } ?? RuleSettings()
    } catch {
      session.explain(error, of: "fontscan validate")
      return nil
    }
    do throws(UnknownRuleError) {
      selection = try RuleSelection(
        settings,
        only: command.only,
        disabled: command.disabled,
        enabled: command.enabled
      )
    } catch {
      session.complain("\(error)")
      return nil
    }
    guard !selection.rules.isEmpty else {
      session.complain(
        "\(configuration?.path ?? path): 'disabled_rules' leaves no rule of 'only_rules' to apply"
      )
      return nil
    }
    let named = configuration.flatMap { configuration in
      configuration.baseline.map { place in
        StreamOrFile.file(
          place.value.hasPrefix("/")
            ? FilePath(place.value) : configuration.folder.appending(place.value.utf8)
        )
      }
    }
    // A baseline that is written anew is not asked what was known before.
    baseline = (command.baseline ?? (command.newBaseline == nil ? named : nil)).map { place in
      BaselineFile(place, session)
    }
  }

  /// Reads the baseline, when there is one.
  ///
  /// - Returns: `nil` when it cannot be used, which was said then; `.some(nil)` when there is none.
  func readBaseline(_ session: Session) -> Baseline?? {
    guard let baseline else { return .some(nil) }
    do throws(ProjectProblem) {
      return try baseline.read()
    } catch {
      session.explain([error], of: "fontscan validate")
      return nil
    }
  }

  /// The validation as the configuration wants it.
  func applied(to validation: Validation) -> Validation {
    validation.applying(settings) { file in
      // What it requires is required wherever else findings are wanted.
      guard let configuration, file != configuration.path,
        let names = names(of: file, in: configuration)
      else { return true }
      return configuration.wants(names)
    }
  }

  /// Says that a configuration leaves nothing to tell of, which nobody means.
  ///
  /// - Returns: The subject; where nothing is left to judge, with that among what could not be done.
  func noting(emptinessOf subject: Subject, _ session: Session) -> Subject {
    guard let configuration else { return subject }
    if subject.judgedBundles.isEmpty, subject.hasLeftOut, configuration.hasExcluded {
      return subject.adding(
        ProjectProblem(path: configuration.path, reason: "'excluded' leaves nothing to judge")
      )
    }
    if configuration.hasIncluded, !subject.judgedBundles.isEmpty,
      !subject.judgedBundles.contains(where: wants)
    {
      session.note(
        "\(configuration.path): 'included' names no file that is judged, so none is told of"
      )
    }
    return subject
  }

  /// Whether findings in some file of a bundle are wanted.
  func wants(_ bundle: BundleSubject) -> Bool {
    guard let configuration else { return true }
    // What lies elsewhere is nothing that the configuration speaks of.
    let files = bundle.ownFiles.compactMap { names(of: $0, in: configuration) }
    return files.isEmpty || files.contains { configuration.wants($0) }
  }

  /// Whether the configuration leaves out what is at a path.
  func excludes(_ path: FilePath) -> Bool {
    guard let configuration, let names = names(of: path, in: configuration) else { return false }
    return configuration.excludes(names)
  }

  /// The names of a path below the configuration's folder; `nil` for what lies elsewhere.
  private func names(
    of path: FilePath,
    in configuration: Configuration
  ) -> [ArraySlice<UInt8>]? {
    base.absolute(path).below(base.absolute(configuration.folder))?.components
  }
}
