internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// What has to be known of a bundle before a rule can be applied to it.
enum RuleNeed: Sendable {
  /// An Info.plist that could be read.
  case propertyList

  /// The files that reach the bundle, with their paths in it.
  case builtBundle

  /// The system that the bundle is made for.
  case platform

  /// Font files, where there may be some that were not shown to us.
  case fontFiles

  /// The names of all files that may be the bundle's.
  case everyFolder

  /// All of the bundle's fonts.
  case everyFont

  /// Why a rule with this need stays silent for a bundle; `nil` when the need is met.
  func whyUnmet(by subject: BundleSubject) -> String? {
    let bundle = subject.bundle
    switch self {
    case .propertyList:
      return bundle.infoPlist == nil ? "it has no Info.plist that can be read" : nil
    case .builtBundle:
      guard bundle.layout == .sources else { return nil }
      return bundle.hasXcodeProject
        ? "Xcode projects are not read yet, so it is not known which files reach the bundle"
        : "a folder without a project does not say which files reach the bundle"
    case .platform:
      guard let plist = bundle.infoPlist, plist.platform == .unknown else { return nil }
      return "the Info.plist does not say which system it is for"
    case .fontFiles:
      guard bundle.layout == .sources, bundle.fonts.isEmpty else { return nil }
      return "no font file was found for its Info.plist"
    case .everyFolder:
      guard let folder = bundle.unreadFolders.first else { return nil }
      return "the folder '\(folder)' cannot be read, and fonts may lie in it"
    case .everyFont:
      let font = subject.fonts.first { font in
        font.file.problems.contains { $0.kind == .unreadable }
      }
      return font.map { "'\($0.path)' cannot be read" }
    }
  }
}
