import Testing

@testable import SourceScan

@Suite
struct BracketPairsTests {
  @Test(
    arguments: [
      ("( [ ] )", [0: 3, 1: 2]),
      ("{ ( }", [0: 2]),
      ("( } )", [0: 2]),
      ("( ]", [:]),
      ("{ ) }", [0: 2]),
      (#""\( ( ) )""#, [0: 3, 1: 2]),
      (#""\( } )""#, [0: 2]),
    ] as [(String, [Int: Int])]
  )
  func `brackets are paired as far as they fit`(text: String, expected: [Int: Int]) {
    let source = SwiftScanner.scan(SourceText(utf8: Array(text.utf8)))
    let pairs = BracketPairs(of: source.tokens)
    var found: [Int: Int] = [:]
    for index in source.tokens.indices {
      if let closing = pairs.closing(index) { found[index] = closing }
    }
    #expect(found == expected)
  }
}
