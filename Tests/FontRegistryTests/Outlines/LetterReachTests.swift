import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontRegistry

@Suite("How far letters reach")
struct LetterReachTests {
  // Digits, capitals and ascenders of the fixtures reach 700, descenders -200, the accent of É 950.
  @Test(arguments: [
    "family/DemoSans-Regular.ttf", "family/DemoSans-Bold.ttf", "formats/DemoSerif-Regular.otf",
    "collection/DemoFour.ttc",
  ])
  func `letters without marks are measured`(name: String) throws {
    let reach = try LetterReach(measuring: OutlineReaderTests.face(name))
    let plain = try #require(reach.plain)
    #expect(plain.top.y == 700)
    #expect(plain.bottom == LetterReach.Extreme("g", -200))
    #expect(reach.marked == nil)
  }

  @Test func `letters with marks are measured apart`() throws {
    let reach = try LetterReach(measuring: OutlineReaderTests.face("metrics/tight.ttf"))
    #expect(reach.plain?.top.y == 700)
    #expect(reach.marked?.top == LetterReach.Extreme("É", 950))
    #expect(reach.marked?.bottom == LetterReach.Extreme("É", 0))
  }

  @Test func `a face without letters has nothing to measure`() throws {
    let reach = try LetterReach(measuring: OutlineReaderTests.face("icons/DemoIcons-Regular.ttf"))
    #expect(reach == LetterReach())
  }

  /// `head` knows the box around all glyphs, and so whether it is worth to look at outlines.
  @Test(arguments: [
    ("family/DemoSans-Regular.ttf", -200...700), ("metrics/tight.ttf", -200...950),
    ("damaged/no-head.ttf", nil),
  ])
  func `the box around all glyphs is that of head`(name: String, expected: ClosedRange<Int>?) throws
  {
    let registry = Registry(paths: [FilePath(Fixtures.font(name))], questions: .details)
    #expect(registry.faces.first?.details?.verticalBounds == expected)
  }

  @Test(arguments: ["damaged/no-cmap.ttf", "not-there.ttf", "not-a-font/empty.ttf"])
  func `what has no letters that could be found is refused`(name: String) {
    let face = Face(file: FilePath(Fixtures.font(name)))
    #expect(throws: FontProblem.self) { try LetterReach(measuring: face) }
  }

  /// The file ends within its outlines.
  @Test func `letters that cannot be read are left out`() throws {
    let whole = try LetterReach(measuring: OutlineReaderTests.face("family/DemoSans-Regular.ttf"))
    let cut = try? LetterReach(measuring: OutlineReaderTests.face("damaged/cut-in-glyf.ttf"))
    #expect(cut?.plain != whole.plain || cut?.plain?.top.y == 700)
  }

  /// No letter is in both groups, and each has a character of its own.
  @Test func `the groups do not overlap`() {
    let plain = LetterReach.plainLetters.joined().compactMap(Unicode.Scalar.init)
    let marked = LetterReach.markedLetters.joined().compactMap(Unicode.Scalar.init)
    #expect(Set(plain).isDisjoint(with: Set(marked)))
    #expect(Set(plain).count == plain.count)
    #expect(Set(marked).count == marked.count)
    #expect(plain.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    // All of these come apart into a letter and a mark, but for the letters of Latin-1 that are
    // letters of their own.
    let own = Set("ÆÐØÞßæðøþ".unicodeScalars)
    for letter in marked where !own.contains(letter) {
      #expect(letter.properties.isAlphabetic)
      #expect(Array(String(letter).decomposedStringWithCanonicalMapping.unicodeScalars).count > 1)
    }
    for letter in plain {
      #expect(String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.count == 1)
    }
  }
}
