internal import FileAccess
internal import ProjectModel
internal import SourceScan

extension BundleSubject {
  /// Whether its code is judged: of other systems neither the fonts are known, nor which branches of
  /// `#if os(…)` they compile.
  var isOfJudgedPlatform: Bool {
    platforms.contains { $0 == .iOS || $0 == .macCatalyst || $0 == .unknown }
  }

  /// Why its code is not judged; `nil` where it is, or where there is none.
  var wordsForOtherPlatform: String? {
    guard scan != nil, !isOfJudgedPlatform, let platform = platforms.first else { return nil }
    return "sources are read as those of iOS, and the target is for \(platform.rawValue)"
  }

  private var platforms: [Platform] {
    [bundle.infoPlist?.platform ?? .unknown] + bundle.otherPlatforms
  }

  /// Why nothing is known of its code, where it should have some; `nil` where something is known.
  var wordsForNoSources: String? {
    guard scan == nil, bundle.isAppOrExtension else { return nil }
    return switch bundle.layout {
    case .built: "a built product has no sources"
    case .project: "the project names no source of it"
    case .sources: "no source was found for it"
    }
  }

  /// A source or storyboard whose names are not known, with the reason, in words; `nil` when there is
  /// none.
  var wordsForUnreadSources: String? { scan?.problems.first?.wordsForItsNames }

  /// The same of code alone: storyboards put no names together, and lay no traits on fonts.
  var wordsForUnreadCode: String? {
    scan?.problems.first { SourceKind(of: $0.file) != .interface }?.wordsForItsNames
  }

  /// Where code of the process registers a font by its name; `nil` when none does.
  func registration(of font: SubjectFont) -> FontRegistration? {
    processScan?.registrations.first { registration in
      registration.fileName.map { font.isRegistered(as: $0) } ?? false
    }
  }

  /// A place where code of the process registers fonts without a name, or one that is not among its
  /// fonts: then it may have fonts that are not known.
  var registrationOfUnknownFonts: FontRegistration? {
    processScan?.registrations.first { registration in
      guard let name = registration.fileName else { return true }
      return !names.members.contains { $0.font.isRegistered(as: name) }
    }
  }
}

extension SourceProblem {
  /// The file, and the line where that is known.
  var place: String { location.map { "\(file):\($0.line)" } ?? "\(file)" }
}

extension SubjectFont {
  /// Whether code that registers a file or a resource of a name means this file.
  func isRegistered(as name: String) -> Bool {
    let wanted = Array(FilePath(name).lastComponent).lowercasedName
    return Array(bundlePath.lastComponent).lowercasedName == wanted
      || Array(fileStem.utf8).lowercasedName == wanted
  }
}

extension SourceProblem {
  /// What is not known for its sake: the names in its file, and no others.
  fileprivate var wordsForItsNames: String {
    "what '\(place)' asks for is not known, since it cannot be read: \(reason)"
  }
}
