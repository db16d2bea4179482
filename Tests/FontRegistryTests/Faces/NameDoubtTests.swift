import FontRegistry
import Testing

@Suite("Doubts about names")
struct NameDoubtTests {
  private static let family = [
    SampleFont.Name(nameID: 1, text: "Odd"), SampleFont.Name(nameID: 2, text: "Regular"),
  ]

  private func read(
    _ names: [SampleFont.Name],
    _ instances: [SampleFont.Instance] = []
  ) throws -> FontFile {
    try SampleFont(names: Self.family + names, instances: instances).read()
  }

  @Test func `a name that stands in for a damaged one is not sure, and the damage is told`() throws
  {
    let file = try read([
      .init(nameID: 6, text: "Odd-Windows", isDamaged: true),
      .init(nameID: 6, text: "Odd-Macintosh", platform: 1, language: 0),
    ])
    let face = try #require(file.faces.first)
    #expect(face.postScriptName == "Odd-Macintosh")
    #expect(face.nameCertainty == .low)
    #expect(face.nameReason?.contains("damaged") == true)
    #expect(file.problems.contains { $0.table == "name" })
  }

  @Test func `an instance's style in two languages leaves its name open`() throws {
    let names: [SampleFont.Name] = [
      .init(nameID: 6, text: "Odd-Regular"), .init(nameID: 300, text: "Bold"),
      .init(nameID: 300, text: "Fett", language: 0x407), .init(nameID: 301, text: "Black"),
      .init(nameID: 301, text: "Black", language: 0x407), .init(nameID: 302, text: "Odd-Stored"),
    ]
    let faces = try read(
      names,
      [
        .init(weight: 700, styleID: 300), .init(weight: 900, styleID: 301),
        .init(weight: 800, styleID: 300, postScriptNameID: 302),
      ]
    ).faces.dropFirst()
    #expect(faces.map(\.postScriptName) == ["Odd-Regular_Bold", "Odd-Regular_Black", "Odd-Stored"])
    #expect(faces.map(\.nameCertainty) == [.low, .high, .high])
  }

  @Test func `an instance whose style is damaged has no name, and the damage is told`() throws {
    let file = try read(
      [.init(nameID: 6, text: "Odd-Regular"), .init(nameID: 300, text: "Bold", isDamaged: true)],
      [.init(weight: 700, styleID: 300)]
    )
    #expect(file.faces.map(\.postScriptName) == ["Odd-Regular", nil])
    #expect(file.problems.contains { $0.table == "name" })
  }

  @Test func `more instances than are read are counted as they are`() throws {
    let file = try read(
      [.init(nameID: 6, text: "Odd-Regular")],
      [SampleFont.Instance](repeating: .init(weight: 400, styleID: 2), count: 5000)
    )
    #expect(file.faces.count == 1)
    let reason = file.problems.first { $0.table == "fvar" }?.reason
    #expect(reason?.contains("5000") == true)
    #expect(reason?.hasSuffix("the first 4096 are read") == true)
  }

  /// 16 times the bytes of the name table and 65,536 more are granted; the last instance's name is
  /// the one that goes over them.
  @Test func `what was read to its end is not called cut`() throws {
    let long = String(repeating: "x", count: 20_000)
    let names = [SampleFont.Name(nameID: 6, text: "Odd"), .init(nameID: 300, text: long)]
    let granted = 16 * (6 + 12 * 4 + 2 * ("OddRegularOdd".count + long.count)) + 65_536
    // An instance costs its style's name and `Odd_` with that once more.
    let count = granted / (2 * long.count + 4) + 1
    let instances = (0..<count).map { SampleFont.Instance(weight: UInt16(401 + $0), styleID: 300) }
    let whole = try read(names, instances)
    #expect(whole.faces.count == count + 1)
    #expect(!whole.problems.contains { $0.table == "fvar" })
    let cut = try read(names, instances + [.init(weight: 900, styleID: 300)])
    #expect(cut.faces.count == count + 1)
    #expect(cut.problems.contains { $0.table == "fvar" })
  }
}
