/// One entry of an archive's table of contents.
struct ArchiveEntry {
  /// What an entry stands for.
  enum Kind {
    case file
    case folder
    case link
    /// A device or the like.
    case other
  }

  /// The path as it is written; `nil` when it is not the UTF-8 that it says it is.
  var name: [UInt8]?

  /// What it stands for.
  var kind: Kind

  /// Where a link leads, as it is written; `nil` for what is none, or does not say.
  var target: [UInt8]?

  /// How many bytes it says that it has; `nil` when it does not say.
  var size: Int?

  /// Whether its bytes can be read with a password only.
  var isEncrypted: Bool
}
