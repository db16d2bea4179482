package import FileAccess
package import ProjectModel

/// What an entry of a font list leads to.
package enum EntryOutcome: Hashable, Sendable {
  /// Files of the bundle, as places among the fonts that the resolver was given.
  case found([Int])

  /// Files that the project copies and that cannot be looked at.
  case absent([BundledFont])

  /// Something in a folder that the project copies whole and that cannot be looked at.
  case inUnseenFolder(FilePath, BundledFont.Presence)

  /// A file of a bundle around or inside this one, by a path that leads there.
  case foundBeyond

  /// Perhaps a link that leads out of the bundle, and behind which nothing is looked at.
  case hidden(FilePath)

  /// A file of the bundle whose path differs in letter case alone.
  case otherCase(FilePath)

  /// A file of the same name under another path of the bundle, and what brings it there.
  case otherPath(FilePath, FontOrigin?)

  /// Nothing but a file of the same name under another path of the bundle, which seems to be there
  /// for web pages alone.
  case onlyForPages(FilePath)

  /// A file of the same name in another bundle of the product.
  case otherBundle(String, isInside: Bool)

  /// A file that the target speaks of, and that something keeps out of the bundle.
  case heldBack(HeldBackFont)

  /// A file of the project that the target does not copy.
  case elsewhere(ProjectFontNames.Font)

  /// Something that no file can be called.
  case malformed(EntryFault)

  /// Nothing; `nearest` is the file of the bundle that may be meant.
  case missing(nearest: FilePath?)
}

/// Why an entry of a font list can lead to no file.
package enum EntryFault: Hashable, Sendable {
  /// It is no string; its kind in words with its article.
  case notText(String)

  /// There is nothing but white space in it.
  case empty

  /// It begins at the root of a file system, at a home folder, or is a URL.
  case absolute

  /// It ends in a slash.
  case folder

  /// It has a `*` or a `?`.
  case wildcard

  /// It has no extension; the file that is meant, if there is one.
  case noExtension(FilePath?)

  /// It has a build variable, which whoever builds the app replaces.
  case variable
}
