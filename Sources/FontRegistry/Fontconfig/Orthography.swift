/// The characters that a language is written with, as fontconfig has them.
public struct Orthography: Hashable, Sendable {
  /// fontconfig's name of it: a language in lower case, for some with a region behind it (`zh-tw`).
  public let tag: String

  /// How many characters there are.
  public let characterCount: Int

  /// The characters, 256 to a page.
  let pages: [OrthographyPage]

  /// Every orthography that fontconfig knows, sorted by the tag.
  public static let all: [Orthography] = loadAll()
}

extension Orthography {
  /// Counts the characters that a face has.
  ///
  /// - Parameter coverage: The face's characters.
  /// - Returns: From 0 to ``characterCount``.
  public func coveredCount(in coverage: Coverage) -> Int {
    pages.reduce(0) { $0 + $1.count(in: coverage) }
  }

  /// Whether a face has all characters.
  ///
  /// - Parameter coverage: The face's characters.
  /// - Returns: Whether none is missing.
  public func isCovered(by coverage: Coverage) -> Bool {
    pages.allSatisfy { $0.count(in: coverage) == $0.count }
  }

  /// The characters, in order.
  var characters: [UInt32] {
    pages.flatMap { page in
      (0..<256 as Range<UInt32>).filter { page.has($0) }.map { page.start + $0 }
    }
  }
}
