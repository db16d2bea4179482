internal import FileAccess
internal import ProjectModel

extension BundleSubject {
  /// What may hold fonts of any name and cannot be looked at, in words; `nil` when nothing does.
  var wordsForUnreadFolders: String? {
    if let folder = bundle.unreadFolders.first {
      return "'\(folder)' cannot be looked at, and fonts may lie there"
    }
    // A folder that keeps its name answers for the entries that start with it.
    return bundle.unseenFolders.first { $0.bundlePath.bytes.isEmpty }?.wordsForUnseenFolder
  }

  /// A link that may be a font and is not followed, in words; `nil` when there is none.
  var wordsForUnreadFonts: String? {
    bundle.unreadFonts.first.map { "'\($0)' leads out of the bundle, and may be a font" }
  }

  /// Why it is not known what some entries lead to; `nil` where that is known of all.
  ///
  /// What a link is called may be said of the files with that name, and of no others.
  var wordsForHiddenEntries: String? {
    for entry in entries {
      guard case .hidden(let link) = entry.outcome else { continue }
      return "'\(link)' leads out of the bundle, and may be what '\(entry.text)' means"
    }
    return nil
  }
}
