internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// What has to be known of a bundle before a rule can be applied to it.
enum RuleNeed: Sendable {
  /// An Info.plist that could be read, where a system reads the font lists in it.
  case propertyList

  /// The same, where nobody reads a list in it.
  case propertyListOfOthers

  /// The files that reach the bundle, with their paths in it.
  case builtBundle

  /// The system that the bundle is made for.
  case platform

  /// Font files, where there may be some that were not shown to us.
  case fontFiles

  /// The names of all files that may be the bundle's.
  case everyFolder

  /// The same, where the bundle declares fonts that may be there.
  case everyFolderOfEntries

  /// The same, where the system looks into a folder for fonts.
  case everyFolderOfMac

  /// All of the bundle's fonts.
  case everyFont

  /// The letters of the faces in use, measured.
  case measuredLetters

  /// What the sources, storyboards and xibs ask for.
  case sources

  /// The same, where there are some; without any there is nothing to say.
  case sourcesIfAny

  /// What the sources ask for, or a style sheet of the project.
  case sourcesOrStyleSheets

  /// Why a rule with this need stays silent for a bundle; `nil` when the need is met.
  func whyUnmet(by subject: BundleSubject) -> String? {
    let bundle = subject.bundle
    switch self {
    case .propertyList:
      guard bundle.infoPlist == nil, bundle.isAppOrExtension else { return nil }
      return bundle.reasonForNoInfoPlist.map { "its Info.plist is not known: \($0)" }
        ?? "it has no Info.plist that can be read"
    case .propertyListOfOthers:
      // Without any, as folders of resources often are, there is no list either.
      guard bundle.infoPlist == nil, let reason = bundle.reasonForNoInfoPlist,
        bundle.kind == .framework || bundle.kind == .resourceBundle
      else { return nil }
      return "its Info.plist is not known: \(reason)"
    case .builtBundle:
      guard bundle.layout == .sources else { return nil }
      return bundle.hasXcodeProject
        ? "an Info.plist alone does not say which files reach the bundle, its Xcode project does"
        : "a folder without a project does not say which files reach the bundle"
    case .platform:
      // Only of these a system reads lists of fonts, and which one it is matters.
      guard bundle.isAppOrExtension, let plist = bundle.infoPlist, plist.platform == .unknown
      else { return nil }
      return "the Info.plist does not say which system it is for"
    case .fontFiles:
      guard bundle.layout == .sources, bundle.fonts.isEmpty else { return nil }
      return "no font file was found for its Info.plist"
    case .everyFolderOfEntries:
      return subject.entries.isEmpty ? nil : subject.wordsForUnreadFolders
    case .everyFolderOfMac:
      let isMac = bundle.infoPlist?.platform == .macOS
      return isMac ? RuleNeed.everyFolder.whyUnmet(by: subject) : nil
    case .everyFolder:
      return subject.wordsForUnreadFolders ?? subject.wordsForUnreadFonts
    case .sourcesIfAny: return nil
    case .sourcesOrStyleSheets:
      return subject.styleSheets.isEmpty ? RuleNeed.sources.whyUnmet(by: subject) : nil
    case .sources: return subject.wordsForNoSources ?? subject.wordsForOtherPlatform
    case .measuredLetters:
      return subject.legibility == nil ? "the letters of its faces were not measured" : nil
    case .everyFont:
      let font = subject.fonts.first { font in
        font.file.problems.contains { $0.kind == .unreadable }
      }
      if let font { return "'\(font.path)' cannot be read" }
      return subject.absentFonts.first.map { $0.presence.sentence(about: $0.path) }
    }
  }
}
