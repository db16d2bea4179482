internal import FileAccess
internal import FontRegistry
internal import FontTestSupport
internal import Foundation
internal import Testing

@Suite("Files with metrics that vary")
struct VariedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A fixture with the axes `wght` (100, 400, 900) and `ital` (0, 0, 1) and more tables.
  private func read(adding tables: [(String, [UInt8])]) throws -> FontFile {
    let fixture = try Fixtures.bytes(Fixtures.font("variable/names-with-spaces.ttf"))
    let path = try folder.write("Demo.ttf", fixture.addingTables(tables))
    return try #require(Registry(paths: [FilePath(path)], questions: .details).files.first)
  }

  private func face(_ file: FontFile, weight: Double) throws -> Face {
    try #require(file.faces.first { $0.coordinates == [weight, 0] })
  }

  @Test func `heights of instances come from MVAR`() throws {
    let file = try read(adding: [("MVAR", SampleMvar().bytes)])
    #expect(file.problems.isEmpty)
    // The file has 700 and 500 of 1000; 800 lies at 0.8: 200 × 0.8 and 400 × 0.8.
    let heavy = try FaceScaler(face(file, weight: 800)).metrics(at: 1000)
    #expect(abs((heavy.capHeight ?? 0) - 860) < 0.01)
    #expect(abs((heavy.xHeight ?? 0) - 820) < 0.02)
    // 200 lies at −2/3: −20 × 2/3.
    let light = try FaceScaler(face(file, weight: 200)).metrics(at: 1000)
    #expect(abs((light.capHeight ?? 0) - (700 - 20 * 2 / 3.0)) < 0.01)
    let regular = try FaceScaler(face(file, weight: 400)).metrics(at: 1000)
    #expect(regular.capHeight == 700)
  }

  @Test func `heights at a free position come from MVAR too`() throws {
    let file = try read(adding: [("MVAR", SampleMvar().bytes)])
    // 700 + 200 × 0.5 + 10 × 0.5 × 1
    let free = try file.face(at: ["wght": 650, "ital": 0.5], from: face(file, weight: 400))
    let metrics = try FaceScaler(free).metrics(at: 1000)
    #expect(metrics.capHeight == 805.0)
  }

  @Test func `a damaged MVAR is a problem with its place, and leaves heights unknown`() throws {
    let file = try read(adding: [("MVAR", Array(SampleMvar().bytes.prefix(20)))])
    #expect(file.problems.map(\.table) == ["MVAR"])
    #expect(file.problems.first?.offset != nil)
    let scaler = try FaceScaler(face(file, weight: 800))
    #expect(try scaler.metrics(at: 10).capHeight == nil)
    #expect(scaler.notes == [.unknownHeights("the table 'MVAR' cannot be read")])
    #expect(try FaceScaler(face(file, weight: 400)).metrics(at: 10).capHeight == 7)
  }

  @Test func `an avar that mixes axes is no damage, and leaves heights unknown`() throws {
    let avar: [UInt8] = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let file = try read(adding: [("MVAR", SampleMvar().bytes), ("avar", avar)])
    #expect(file.problems.isEmpty)
    let scaler = try FaceScaler(face(file, weight: 800))
    #expect(
      scaler.notes == [
        .unknownHeights("the table 'avar' mixes axes (version 2), which is not understood here")
      ]
    )
  }

  @Test func `an MVAR longer than any is left alone`() throws {
    let long = SampleMvar().bytes + Array(repeating: 0, count: 1 << 18)
    let file = try read(adding: [("MVAR", long)])
    #expect(file.problems.isEmpty)
    #expect(
      try FaceScaler(face(file, weight: 800)).notes == [
        .unknownHeights("the tables 'MVAR' or 'avar' are longer than is read")
      ]
    )
  }

  /// Inter 4 from an app beside the checkout.
  static let inter: String? = {
    var folder = URL(filePath: Fixtures.checkout)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let font = folder.appending(
        path: "shared/apps/OpenSwiftUIProject-OpenSwiftUI/Example/Shared/Assets/fonts/"
          + "InterVariable.ttf"
      )
      if FileManager.default.fileExists(atPath: font.path) { return font.path }
    }
    return nil
  }()

  // By fontTools: positions after avar, and what the store adds to an x height of 1118 of 2048.
  @Test(
    .enabled(if: inter != nil, "the sample apps are not beside the checkout"),
    arguments: [
      (14.0, 700.0, 0.0), (20, 650, -20.6654052734375), (27.5, 123, -46.5), (32, 900, -62),
    ]
  )
  func `Inter's x height varies as fontTools says`(
    size: Double,
    weight: Double,
    difference: Double
  ) throws {
    let path = FilePath(try #require(Self.inter))
    let file = try #require(Registry(paths: [path], questions: .details).files.first)
    let base = try #require(file.faces.first)
    let face = try file.face(at: ["opsz": size, "wght": weight], from: base)
    let metrics = try FaceScaler(face).metrics(at: 2048)
    #expect(metrics.xHeight == 1118 + difference)
    #expect(metrics.capHeight == 1490)
    #expect(metrics.ascender == 1984)
  }
}

extension [UInt8] {
  /// The bytes of a font file with more tables, without right checksums.
  fileprivate func addingTables(_ added: [(String, [UInt8])]) throws -> [UInt8] {
    func number(_ offset: Int) -> Int { self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let count = number(4) >> 16
    var tables = (0..<count).map { index in
      let record = 12 + 16 * index
      let start = number(record + 8)
      return (self[record..<record + 4], self[start..<start + number(record + 12)])
    }
    tables += added.map { (ArraySlice($0.0.utf8), ArraySlice($0.1)) }
    tables.sort { $0.0.lexicographicallyPrecedes($1.0) }

    var font = BigEndianBytes()
    font.append(bytes: prefix(4))
    font.append(UInt16(tables.count), "numTables")
    font.skip(6)  // what speeds up a search
    var offset = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      font.append(bytes: tag)
      font.append(0 as UInt32, "checksum")
      font.append(UInt32(offset), "offset")
      font.append(UInt32(bytes.count), "length")
      offset += (bytes.count + 3) / 4 * 4
    }
    for (_, bytes) in tables {
      font.append(bytes: bytes)
      font.skip((4 - bytes.count % 4) % 4)
    }
    return font.bytes
  }
}
