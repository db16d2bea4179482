internal import FontRegistry
internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("Heights along axes")
struct VariedHeightTests {
  static let axes = [
    VariationAxis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900),
    VariationAxis(tag: "opsz", minimum: 8, defaultValue: 8, maximum: 48),
  ]

  /// 650 and 28 lie in the middle of their sides.
  static func face(
    _ variations: MetricVariations,
    at coordinates: [Double]? = [650, 28]
  ) -> Face {
    Face(
      axes: axes,
      instance: coordinates.map { NamedInstance(name: "Demo", coordinates: $0) },
      details: FaceDetails(
        metrics: VerticalMetrics(
          unitsPerEm: 1000,
          hhea: VerticalMetrics.Line(ascender: 900, descender: -300, lineGap: 0),
          capHeight: 700,
          xHeight: 500
        ),
        metricVariations: variations
      )
    )
  }

  static let mvar = Result { try MvarTable(parsing: SampleMvar().bytes.span) }

  @Test func `heights of an instance vary, ascender and descender do not`() throws {
    let scaler = try FaceScaler(Self.face(.known(Self.mvar.get(), nil)))
    let metrics = try scaler.metrics(at: 1000)
    // 700 + 200 × 0.5 + 10 × 0.5 × 1, and 500 + 400 × 0.5.
    #expect(metrics.capHeight == 805.0)
    #expect(metrics.xHeight == 700.0)
    #expect(metrics.lineHeight == 1200)
    #expect(scaler.notes == [.variedLineMetrics])
  }

  @Test func `avar bends the places`() throws {
    var bytes = BigEndianBytes()
    for field in [1, 0, 0, 1, 4] as [UInt16] { bytes.append(field, "header, positionMapCount") }
    for place in [-16384, -16384, 0, 0, 8192, 4096, 16384, 16384] as [Int16] {
      bytes.append(place, "axisValueMaps")
    }
    let avar = try AvarTable(parsing: bytes.bytes.span)
    let metrics = try FaceScaler(Self.face(.known(Self.mvar.get(), avar))).metrics(at: 1000)
    // The weight lies at a quarter.
    #expect(metrics.capHeight == 700 + 50 + 2.5)
  }

  @Test(arguments: [nil, [400, 8]] as [[Double]?])
  func `at the default nothing varies, whatever the tables say`(coordinates: [Double]?) throws {
    for variations in [
      MetricVariations.known(try Self.mvar.get(), nil), .unknown("for a test"), .none,
    ] {
      let scaler = try FaceScaler(Self.face(variations, at: coordinates))
      #expect(try scaler.metrics(at: 1000).capHeight == 700)
      #expect(scaler.notes.isEmpty)
    }
  }

  @Test func `heights that are not known are not made up`() throws {
    let scaler = try FaceScaler(Self.face(.unknown("the table 'MVAR' cannot be read")))
    let metrics = try scaler.metrics(at: 1000)
    #expect(metrics.capHeight == nil)
    #expect(metrics.xHeight == nil)
    #expect(metrics.lineHeight == 1200)
    #expect(
      scaler.notes.map(\.description) == [
        "cap and x height are not known here: the table 'MVAR' cannot be read"
      ]
    )
  }

  @Test func `without MVAR heights are the same everywhere`() throws {
    let scaler = try FaceScaler(Self.face(.none))
    #expect(try scaler.metrics(at: 1000).capHeight == 700)
    #expect(scaler.notes.isEmpty)
  }
}
