/// Why a file reaches a bundle: the place in a project that says so, and in which way.
package struct FontOrigin: Hashable, Sendable {
  /// The ways in which a file can reach a bundle.
  package enum Kind: String, Hashable, Sendable {
    /// A file of a group in Xcode: it lands at the root, whatever folder it comes from.
    case group

    /// A file in a folder that is referred to as a whole: it keeps its folder.
    case folderReference

    /// A file of a group of languages: it lands in the folder of its language.
    case variantGroup

    /// A file in a folder that Xcode keeps in step with the disk: it lands at the root.
    case synchronizedGroup

    /// A file of a phase that copies to a folder of its own.
    case copyPhase

    /// A file that a script copies and says so in the list of its outputs.
    case script

    /// A file that a package processes: it lands at the root of the package's bundle.
    case processedResource

    /// A file in a folder that a package copies: it keeps its folder.
    case copiedResource
  }

  /// In which way.
  package var kind: Kind

  /// Where the project says so: the reference to the file or to the folder that it lies in.
  package var place: SourcePlace

  /// Puts an origin together.
  package init(kind: Kind, place: SourcePlace) {
    self.kind = kind
    self.place = place
  }
}
