import FontRegistry
import FontTestSupport
import Testing

@Suite("Orthographies")
struct OrthographyTests {
  static let russian = [0x401...0x401, 0x410...0x44F, 0x451...0x451] as [ClosedRange<UInt32>]

  static func orthography(_ tag: String) throws -> Orthography {
    try #require(Orthography.all.first { $0.tag == tag })
  }

  @Test func `there are many, sorted by their tags`() {
    let tags = Orthography.all.map(\.tag)
    #expect(tags.count > 200)
    #expect(tags == tags.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(tags).count == tags.count)
    #expect(Orthography.all.allSatisfy { $0.characterCount > 0 })
  }

  @Test func `Russian is the alphabet in both cases`() throws {
    let russian = try Self.orthography("ru")
    #expect(russian.characterCount == 66)
    #expect(russian.coveredCount(in: Coverage(ranges: Self.russian)) == 66)
    #expect(russian.isCovered(by: Coverage(ranges: Self.russian)))
  }

  @Test func `a missing letter is missed`() throws {
    let russian = try Self.orthography("ru")
    let most = Coverage(ranges: Array(Self.russian.dropFirst()))
    #expect(russian.coveredCount(in: most) == 65)
    #expect(!russian.isCovered(by: most))
    #expect(russian.coveredCount(in: Coverage(ranges: [])) == 0)
  }

  @Test func `every way to write the same characters counts the same`() throws {
    let single = Self.russian.flatMap { Array($0) }.map { $0...$0 }
    let orthography = try Self.orthography("ru")
    for ranges in [Self.russian, single, [0...0x10FFFF], [0x3FF...0x452]] {
      #expect(orthography.coveredCount(in: Coverage(ranges: ranges)) == 66)
    }
  }

  // Each character alone, so that every bit of every page is met.
  @Test(arguments: ["ru", "vi", "ja", "und-zsye", "am"])
  func `the parts add up to the whole`(tag: String) throws {
    let orthography = try Self.orthography(tag)
    var sum = 0
    for start in stride(from: 0 as UInt32, through: 0x2FFFF, by: 61) {
      sum += orthography.coveredCount(in: Coverage(ranges: [start...start + 60]))
    }
    #expect(sum == orthography.characterCount)
  }

  @Test func `all of Unicode covers every language, soon`() {
    let all = Coverage(ranges: [0...0x10FFFF])
    let single = Coverage(
      ranges: (0...0xFFFF as ClosedRange<UInt32>).filter { $0 % 2 == 0 }.map { $0...$0 }
    )
    #expect(all.languages.count == Orthography.all.count)
    #expect(all.languages.allSatisfy { $0.isComplete })
    var half: [LanguageCoverage] = []
    let seconds = ThreadTime.seconds { half = single.languages }
    #expect(seconds < 2)
    #expect(half.allSatisfy { !$0.isComplete })
  }

  @Test func `languages without a single character are left out`() {
    let coverage = Coverage(ranges: [0x416...0x416])
    #expect(coverage.languages.contains(LanguageCoverage(tag: "ru", covered: 1, total: 66)))
    #expect(!coverage.languages.contains { $0.tag == "en" })
    #expect(Coverage(ranges: []).languages == [])
  }
}
