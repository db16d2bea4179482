internal import PropertyList
internal import Testing

@Suite("Hostile property lists")
struct HostilePropertyListTests {
  @Test func `a billion laughs are refused at the first declaration`() {
    let entities = (1...9).map { level in
      "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">\n"
    }
    let text =
      "<!DOCTYPE plist [\n<!ENTITY l0 \"lol\">\n" + entities.joined()
      + "]>\n<plist><string>&l9;</string></plist>"
    // expat's place is that of the entity's text.
    #expect(
      fault(Array(text.utf8))
        == "line 2, column 13: an entity is declared, which property lists do not use"
    )
  }

  @Test(arguments: [
    // One long entity used many times.
    """
    <!DOCTYPE plist [<!ENTITY a "\(String(repeating: "a", count: 50_000))">]>
    <array>\(String(repeating: "<string>&a;</string>", count: 5_000))</array>
    """,
    // Parameter entities, within the declarations themselves.
    "<!DOCTYPE plist [<!ENTITY % a 'x'><!ENTITY % b '%a;%a;'>%b;]><true/>",
    // A file of this machine, and one of another.
    "<!DOCTYPE plist [<!ENTITY a SYSTEM '/etc/passwd'>]><string>&a;</string>",
    "<!DOCTYPE plist [<!ENTITY % a SYSTEM 'http://127.0.0.1/x'>%a;]><true/>",
  ])
  func `no entity can be declared`(text: String) {
    #expect(
      fault(Array(text.utf8)).hasSuffix("an entity is declared, which property lists do not use")
    )
  }

  @Test func `attributes with default values cannot be declared`() {
    let attributes = (0..<2_000).map { "a\($0) CDATA 'x' " }.joined()
    let text =
      "<!DOCTYPE plist [<!ATTLIST true \(attributes)>]><array>"
      + String(repeating: "<true/>", count: 10_000) + "</array>"
    #expect(
      fault(Array(text.utf8)).hasSuffix("attributes are declared, which property lists do not use")
    )
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>", "(", "{a=", "<string>"])
  func `deep nesting is refused without using the stack`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(fault(Array(text.utf8)).contains(opening == "<string>" ? "inside" : "nested deeper"))
  }

  @Test(arguments: [("<array>", "</array>"), ("(", ")")])
  func `512 levels are read and 513 are not`(open: String, close: String) throws {
    let nested = { count in
      Array((String(repeating: open, count: count) + String(repeating: close, count: count)).utf8)
    }
    #expect(throws: Never.self) { try PropertyListDocument(parsing: nested(512)) }
    #expect(fault(nested(513)).hasSuffix("nested deeper than 512 levels"))
  }

  @Test func `binary nesting has the same limit`() {
    let chain = { (count: Int) in
      let objects = (0..<count).map { [0xA1] + BinaryList.sized(UInt64($0 + 1), 4) }
      return BinaryList(objects: objects + [[0x09]], offsetSize: 4, referenceSize: 4).bytes
    }
    #expect(throws: Never.self) { try PropertyListDocument(parsing: chain(512)) }
    #expect(fault(chain(100_000)).hasSuffix("nested deeper than 512 levels"))
  }

  @Test(arguments: [2, 8, 14])
  func `shared references cannot make a small file large`(width: Int) {
    // Each of 12 arrays holds the next one several times: 14^12 values from some 200 bytes.
    let arrays = (0..<12).map { level in
      BinaryList.array(Array(repeating: UInt8(level + 1), count: width))
    }
    let bytes = BinaryList(objects: arrays + [[0x09]]).bytes
    let allowed = 1000 + 16 * bytes.count
    let values = (0...12).reduce(0) { sum, _ in sum * width + 1 }
    let expected = values > allowed ? "more than \(allowed) values" : "read:"
    #expect(fault(bytes).contains(expected))
  }

  @Test func `a long string that is referred to often is read once`() {
    let string = [0x5F, 0x12, 0, 0x10, 0, 0] + Array(repeating: 0x61 as UInt8, count: 1 << 20)
    let list = BinaryList(
      objects: [
        [0xAF, 0x12, 0, 3, 0, 0] + Array(repeating: 1, count: 3 << 16), string,
      ],
      offsetSize: 4
    )
    #expect(throws: Never.self) { try PropertyListDocument(parsing: list.bytes) }
  }

  @Test func `the limits are held`() {
    let limits = PropertyListLimits(bytes: 40, values: 3, depth: 2)
    #expect(fault(Array("((a))".utf8), limits: limits) == "read: [[\"a\"]]")
    #expect(
      fault(Array("(((a)))".utf8), limits: limits)
        == "line 1, column 3: nested deeper than 2 levels"
    )
    #expect(fault(Array("(a,b,c)".utf8), limits: limits) == "line 1, column 6: more than 3 values")
    #expect(
      fault(Array(repeating: 0x61, count: 41), limits: limits)
        == "41 bytes are more than the limit of 40"
    )
    let list = BinaryList(objects: Array(repeating: [0x08], count: 4))
    #expect(
      fault(list.bytes, limits: PropertyListLimits(bytes: 100, values: 3, depth: 2))
        == "more than 3 objects"
    )
  }

  @Test func `many equal and nearly equal keys take no long time`() throws {
    // Marks in different orders: equal to Swift's own comparison, different as bytes.
    let marks = ["\u{301}", "\u{323}", "\u{330}", "\u{31B}", "\u{345}", "\u{327}", "\u{334}"]
    var keys: [String] = [""]
    for _ in 0..<5 { keys = keys.flatMap { key in marks.map { key + $0 } } }
    let text = "{" + keys.map { "\"e\($0)\"=a;" }.joined() + "}"
    #expect(keys.count == 16_807)
    #expect(try read(text).warnings.isEmpty)
    let equal = try read("{" + String(repeating: "a=b;", count: 100_000) + "}")
    #expect(equal.warnings.count == 99_999)
  }

  @Test(arguments: [
    Array(XMLPropertyListTests.sample.utf8),
    Array(OpenStepPropertyListTests.project.utf8),
    BinaryPropertyListTests.sample.bytes,
  ])
  func `every change of a byte gets an answer`(sample: [UInt8]) {
    for index in sample.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF, sample[index] &+ 1, sample[index] ^ 0x10] as [UInt8] {
        var bytes = sample
        bytes[index] = value
        _ = fault(bytes)
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random changes get an answer`(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let samples = [
      Array(XMLPropertyListTests.sample.utf8), Array(OpenStepPropertyListTests.project.utf8),
      BinaryPropertyListTests.sample.bytes, Array(EncodingTests.xml.utf8),
      EncodingTests.utf16(EncodingTests.openStep, bigEndian: true, mark: true),
    ]
    for _ in 0..<2_000 {
      var bytes = samples[Int.random(in: samples.indices, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: index)
        default:
          let other = samples[Int.random(in: samples.indices, using: &random)]
          bytes.insert(contentsOf: other.suffix(Int.random(in: 0...40, using: &random)), at: index)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      _ = fault(bytes)
    }
  }
}

/// A generator of numbers that gives the same ones for the same seed.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
