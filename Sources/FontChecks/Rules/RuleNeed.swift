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

  /// Why a rule with this need stays silent for a bundle; `nil` when the need is met.
  func whyUnmet(by subject: BundleSubject) -> String? {
    let bundle = subject.bundle
    switch self {
    case .propertyList:
      return bundle.infoPlist == nil ? "it has no Info.plist that can be read" : nil
    case .builtBundle:
      guard bundle.layout == .sources else { return nil }
      return "a folder without a project does not say which files reach the bundle"
    case .platform:
      guard let plist = bundle.infoPlist, plist.platform == .unknown else { return nil }
      return "the Info.plist does not say which system it is for"
    case .fontFiles:
      guard bundle.layout == .sources, bundle.fonts.isEmpty else { return nil }
      return "no font file was found for its Info.plist"
    }
  }
}
