internal import FontTestSupport
internal import OpenType
internal import Testing

/// Small changes to good tables: whatever they do, nothing traps and nothing takes long.
@Suite("Mutated tables")
struct MutationTests {
  /// A table's bytes, and everything that a caller would do with them.
  struct Subject: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let use: @Sendable (Span<UInt8>) -> Void

    var testDescription: String { name }
  }

  static func table<T: FontTable>(_ type: T.Type, _ bytes: [UInt8]) -> Subject {
    Subject(name: "\(type.tag)", bytes: bytes) { _ = try? T(parsing: $0) }
  }

  static let subjects: [Subject] = [
    table(HeadTable.self, HeadTableTests.bytes),
    table(HheaTable.self, HheaTableTests.bytes),
    table(MaxpTable.self, MaxpTableTests.long),
    table(PostTable.self, PostTableTests.bytes),
    table(OS2Table.self, OS2TableTests.newest),
    table(CFFFontName.self, CFFFontNameTests.cid),
    Subject(name: "fvar", bytes: FvarTableTests.stored) { bytes in
      guard let table = try? FvarTable(parsing: bytes) else { return }
      for index in table.instances.indices {
        #expect(table.coordinates(ofInstance: index).count == table.axes.count)
      }
    },
    Subject(name: "avar", bytes: AvarTableTests.bytes) { bytes in
      guard let table = try? AvarTable(parsing: bytes) else { return }
      for axis in table.maps.indices {
        for position in stride(from: -2.0, through: 2, by: 0.125) {
          #expect(abs(table.bent(position, axis: axis)) <= 2)
        }
      }
    },
    Subject(name: "MVAR", bytes: MvarTableTests.bytes) { bytes in
      guard let table = try? MvarTable(parsing: bytes) else { return }
      for metric in MvarTable.Metric.allCases {
        #expect(table.difference(of: metric, at: [0.5, -0.25]).isFinite)
      }
    },
    Subject(name: "Type 1 header", bytes: Array(Type1HeaderTests.usual.utf8)) { bytes in
      _ = try? Type1Header(parsing: bytes)
    },
    Subject(name: "name", bytes: SampleNames.usual.bytes) { use(names: $0) },
    Subject(
      name: "name with language tags",
      bytes: SampleNames(
        [.windows(1, "Demo", language: 0x8000), .unicode(6, "Demo")],
        languageTags: ["en", "fr"]
      ).bytes
    ) { use(names: $0) },
    Subject(
      name: "cmap of arrays",
      bytes: SampleCmap.table([
        (3, 1, SampleCmap.format6(first: 0x41, [1, 2, 3])),
        (3, 10, SampleCmap.format10(first: 0x1_F600, [1, 2, 3])),
      ])
    ) { use(characters: $0) },
    Subject(
      name: "cmap of segments",
      bytes: SampleCmap.table(
        SampleCmap.format4(
          [
            .init(first: 0x20, last: 0x7E, delta: 0xFFE3),
            .init(first: 0xA0, last: 0xA3, rangeOffset: 4), SampleCmap.closing,
          ],
          glyphs: [5, 6, 0, 7]
        )
      )
    ) { use(characters: $0) },
    Subject(
      name: "cmap of groups",
      bytes: SampleCmap.table(SampleCmap.groups([(0x20, 0x7E, 1), (0x1_F600, 0x1_F64F, 96)]))
    ) { use(characters: $0) },
    Subject(name: "table directory", bytes: TableDirectoryTests.directory()) { use(file: $0) },
    Subject(name: "collection", bytes: CollectionHeaderTests.header()) { use(file: $0) },
  ]

  static func use(names bytes: Span<UInt8>) {
    guard let table = try? NameTable(parsing: bytes) else { return }
    let index = NameIndex(table)
    for record in table.records {
      _ = table.text(of: record, in: bytes)
      _ = table.language(of: record, in: bytes)
      _ = table.bestText(for: record.nameID, in: bytes)
      #expect(index.record(for: record.nameID) == table.bestRecord(for: record.nameID))
    }
    _ = table.postScriptName(in: bytes)
  }

  static func use(characters bytes: Span<UInt8>) {
    guard let table = try? CmapTable(parsing: bytes, glyphCount: 200) else { return }
    let ranges = table.characters.ranges
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      #expect(range.upperBound + 1 < next.lowerBound)
    }
    #expect(ranges.allSatisfy { $0.upperBound <= 0x10_FFFF })
  }

  static func use(file bytes: Span<UInt8>) {
    _ = FontSignature(bytes, fileSize: bytes.count)
    if let collection = try? CollectionHeader(parsing: bytes) {
      #expect(collection.offsets.count <= bytes.count / 4)
    }
    guard let directory = try? TableDirectory(parsing: bytes) else { return }
    _ = directory.problems(fileSize: bytes.count, start: 0)
    _ = directory.duplicateTags
    _ = directory.missingTables
  }

  @Test(arguments: subjects)
  func `no mutation traps or takes long`(subject: Subject) {
    // Put the printed seed here to run a failure again.
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for round in 0..<3000 {
      let mutant = subject.bytes.mutated(with: &random)
      let seconds = ThreadTime.seconds { subject.use(mutant.span) }
      #expect(seconds < 1, "\(subject.name), seed \(seed), round \(round): \(mutant)")
    }
    print("mutated \(subject.name), seed \(seed)")
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

extension [UInt8] {
  /// A copy with one to four changes of the kinds that break parsers.
  fileprivate func mutated(with random: inout SeededRandom) -> [UInt8] {
    var copy = self
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let place = copy.indices.randomElement(using: &random) else { break }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: copy[place] = UInt8.random(in: 0...255, using: &random)
      case 1: copy[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: copy[place] = [0x00, 0x01, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      case 3:
        let end = Swift.min(place + 4, copy.count)
        for index in place..<end { copy[index] = 0xFF }
      case 4: copy.removeSubrange(place...)
      default: copy.insert(contentsOf: copy[place...].prefix(16), at: place)
      }
    }
    return copy
  }
}
