public import FileAccess

/// Why a file, or a part of it, could not be used.
///
/// This is what could not be read. What was read and breaks a rule is a finding, and other modules
/// say so.
public struct FontProblem: Error, Hashable, Sendable {
  /// The kinds of trouble.
  public enum Kind: String, Hashable, Sendable {
    /// The file or folder could not be opened or read at all.
    case unreadable
    /// There is nothing in the file.
    case empty
    /// A pointer that Git LFS left where the font should be.
    case gitLFSPointer
    /// A web page.
    case html
    /// Text of another kind.
    case text
    /// Bytes of no known kind.
    case unknown
    /// A font of a kind that cannot be looked into.
    case unsupported
    /// A font whose bytes contradict themselves.
    case damaged
  }

  /// The file or folder, as the caller spelled the way to it.
  public var file: FilePath

  /// The place in a collection, from 0; `nil` when the whole file is meant.
  public var index: Int?

  /// The four letters of the table, or `nil` when no single table is to blame.
  public var table: String?

  /// The byte in the file, or `nil` when there is no such place.
  public var offset: Int?

  /// What is wrong, in words that follow a colon.
  public var reason: String

  /// The kind of trouble.
  public var kind: Kind

  /// Describes a problem.
  public init(
    file: FilePath,
    index: Int? = nil,
    table: String? = nil,
    offset: Int? = nil,
    reason: String,
    kind: Kind
  ) {
    self.file = file
    self.index = index
    self.table = table
    self.offset = offset
    self.reason = reason
    self.kind = kind
  }

  /// Whether the file was opened and turned out to be no font.
  public var isNoFont: Bool {
    switch kind {
    case .empty, .gitLFSPointer, .html, .text, .unknown: true
    case .unreadable, .unsupported, .damaged: false
    }
  }
}
