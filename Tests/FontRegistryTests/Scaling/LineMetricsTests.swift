internal import FontRegistry
internal import Testing

@Suite("Measures in points")
struct LineMetricsTests {
  /// A face with nothing but metrics.
  static func face(
    unitsPerEm: Int? = 1000,
    _ hhea: VerticalMetrics.Line?,
    capHeight: Int? = nil,
    xHeight: Int? = nil,
    family: String? = "Demo"
  ) -> Face {
    Face(
      family: family,
      details: FaceDetails(
        metrics: VerticalMetrics(
          unitsPerEm: unitsPerEm,
          hhea: hhea,
          typo: VerticalMetrics.Line(ascender: 1, descender: -1, lineGap: 1),
          capHeight: capHeight,
          xHeight: xHeight
        )
      )
    )
  }

  static func line(_ ascender: Int, _ descender: Int, _ gap: Int) -> VerticalMetrics.Line {
    VerticalMetrics.Line(ascender: ascender, descender: descender, lineGap: gap)
  }

  /// San Francisco's own numbers.
  static let system = face(
    unitsPerEm: 2048,
    line(1950, -494, 0),
    capHeight: 1443,
    xHeight: 1069
  )

  // Line heights that tests of unrelated apps expect of the system font.
  @Test(arguments: [
    (14.0, 16.70703125), (15, 17.900390625), (16, 19.09375), (17, 20.287109375),
    (18, 21.48046875), (19, 22.673828125),
  ])
  func `lines of the system font are as high as on devices`(size: Double, height: Double) throws {
    let metrics = try FaceScaler(Self.system).metrics(at: size)
    #expect(metrics.lineHeight == height)
    #expect(metrics.lineHeightWithoutLeading == height)
    #expect(metrics.leading == 0)
    #expect(metrics.pointSize == size)
  }

  @Test func `the system font at 20 points measures what a device printed to three places`() throws
  {
    let metrics = try FaceScaler(Self.system).metrics(at: 20)
    #expect(abs(metrics.ascender - 19.043) < 0.0005)
    #expect(abs(metrics.descender - -4.824) < 0.0005)
    #expect(abs((metrics.capHeight ?? 0) - 14.092) < 0.0005)
    #expect(abs((metrics.xHeight ?? 0) - 10.439) < 0.0005)
  }

  @Test func `Helvetica Neue counts its gap`() throws {
    let scaler = try FaceScaler(Self.face(Self.line(952, -213, 28)))
    let metrics = try scaler.metrics(at: 32)
    #expect(metrics.ascender == 30.464)
    #expect(metrics.descender == -6.816)
    #expect(metrics.leading == 0.896)
    #expect(metrics.lineHeight == 38.176)
    #expect(scaler.notes == [.gap(28)])
  }

  @Test func `Hiragino does not count its gap, so both heights are there`() throws {
    let metrics = try FaceScaler(Self.face(Self.line(880, -120, 500))).metrics(at: 21)
    #expect(metrics.ascender == 18.48)
    #expect(metrics.descender == -2.52)
    #expect(metrics.leading == 10.5)
    #expect(metrics.lineHeightWithoutLeading == 21)
    #expect(metrics.lineHeight == 31.5)
  }

  /// The middle of capitals is at half their height, that of the line between its ends.
  @Test(arguments: [
    (line(1200, -200, 0), 700, -1.5), (line(950, -250, 0), 700, 0), (line(700, 200, 300), 700, 1),
  ])
  func `capitals are above or below the middle of the line`(
    line: VerticalMetrics.Line,
    capHeight: Int,
    offset: Double
  ) throws {
    let metrics = try FaceScaler(Self.face(line, capHeight: capHeight)).metrics(at: 10)
    #expect(abs((metrics.capitalsOffset ?? .nan) - offset) < 1e-12)
  }

  @Test func `capitals of no known height are nowhere`() throws {
    let metrics = try FaceScaler(Self.face(Self.line(950, -250, 0))).metrics(at: 10)
    #expect(metrics.capitalsOffset == nil)
  }

  /// So says <https://learn.microsoft.com/typography/opentype/spec/head>.
  @Test(arguments: [1, 15, 16385, 65535, Int.max])
  func `an em has 16 to 16384 units`(units: Int) throws {
    #expect(throws: FaceScalingError.unusableUnitsPerEm(units)) {
      try FaceScaler(Self.face(unitsPerEm: units, Self.line(1, -1, 0)))
    }
    for usual in [16, 16384] {
      let scaler = try FaceScaler(Self.face(unitsPerEm: usual, Self.line(usual, 0, 0)))
      #expect(try scaler.metrics(at: 10).lineHeight == 10)
    }
  }

  @Test func `a positive descender counts as negative, and that is said`() throws {
    let scaler = try FaceScaler(Self.face(Self.line(800, 200, 0)))
    #expect(try scaler.metrics(at: 10).descender == -2)
    #expect(try scaler.metrics(at: 10).lineHeight == 10)
    #expect(scaler.notes == [.positiveDescender(200)])
    #expect(
      scaler.notes.map(\.description) == [
        "the descender of 'hhea' is 200, and counts as -200"
      ]
    )
  }

  @Test func `heights of nought are no heights`() throws {
    let scaler = try FaceScaler(Self.face(Self.line(800, -200, 0), capHeight: 0))
    #expect(try scaler.metrics(at: 10).capHeight == nil)
    #expect(try scaler.metrics(at: 10).xHeight == nil)
  }

  @Test func `heights below nought are no heights`() throws {
    let scaler = try FaceScaler(Self.face(Self.line(800, -200, 0), capHeight: -700, xHeight: -1))
    #expect(try scaler.metrics(at: 10).capHeight == nil)
    #expect(try scaler.metrics(at: 10).capitalsOffset == nil)
    #expect(try scaler.metrics(at: 10).xHeight == nil)
  }

  /// 950 + 250 − 2000, −500 + 250, −250 + 250 and, with a gap that helps, −500 + 250 without it.
  @Test(arguments: [
    (950, -250, -2000, -800), (-500, -250, 0, -250), (-250, -250, 0, 0), (-500, -250, 400, -250),
  ])
  func `lines of less than no height are said to be such`(
    ascender: Int,
    descender: Int,
    gap: Int,
    height: Int
  ) throws {
    let scaler = try FaceScaler(Self.face(Self.line(ascender, descender, gap)))
    #expect(scaler.notes.first == .noUsableHeight(height))
    #expect(
      scaler.notes.first?.description
        == "by 'hhea' a line is \(height) units high; what iOS makes of that is not known"
    )
  }

  /// Inter has an ascender of 1984, a descender of −494 and capitals of 1490 of 2048: 0 between.
  @Test(arguments: [1, 13, 17, 1000 / 3.0])
  func `capitals in the middle are there to the last bit`(size: Double) throws {
    let face = Self.face(unitsPerEm: 2048, Self.line(1984, -494, 0), capHeight: 1490)
    #expect(try FaceScaler(face).metrics(at: size).capitalsOffset == 0)
  }

  @Test func `lines without any height are said to be such`() throws {
    let scaler = try FaceScaler(Self.face(Self.line(0, 0, 0)))
    #expect(try scaler.metrics(at: 17).lineHeight == 0)
    #expect(scaler.notes == [.noHeight])
  }

  @Test(arguments: [("Helvetica", true), ("Times", true), ("Helvetica Neue", false)])
  func `families whose ascender iOS raises are pointed out`(family: String, isRaised: Bool) throws {
    let scaler = try FaceScaler(Self.face(Self.line(770, -230, 0), family: family))
    #expect(scaler.notes == (isRaised ? [.raisedFamily(family)] : []))
    // Only pointed out: the raise was measured on iOS's own font.
    #expect(try scaler.metrics(at: 10).ascender == 7.7)
  }

  @Test func `what a size takes and the face lacks is named`() {
    let line = Self.line(800, -200, 0)
    #expect(throws: FaceScalingError.detailsNotRead) { try FaceScaler(Face()) }
    #expect(throws: FaceScalingError.noLineMetrics) { try FaceScaler(Self.face(nil)) }
    for container in [.pfb, .pfa, .pcf, .bdf] as [FontContainer] {
      var face = Self.face(nil)
      face.container = container
      #expect(throws: FaceScalingError.noTables) { try FaceScaler(face) }
    }
    for units in [nil, 0, -1] {
      #expect(throws: FaceScalingError.noUnitsPerEm) {
        try FaceScaler(Self.face(unitsPerEm: units, line))
      }
    }
    #expect(
      FaceScalingError.noLineMetrics.description
        == "it has no 'hhea' table that can be read, from which iOS takes ascender and descender"
    )
  }

  @Test(arguments: [0, -17, .infinity, .nan] as [Double])
  func `a size that makes no sense is refused`(size: Double) throws {
    let scaler = try FaceScaler(Self.system)
    let error = #expect(throws: FaceScalingError.self) { try scaler.metrics(at: size) }
    #expect(error?.description == "a font size of \(size) points; it has to be positive and finite")
  }

  @Test(arguments: [
    Self.line(.max, .min, .max), Self.line(.min, .max, .min), Self.line(32767, -32768, 32767),
  ])
  func `no number of a file traps`(line: VerticalMetrics.Line) throws {
    let scaler = try FaceScaler(Self.face(unitsPerEm: 16, line, capHeight: .min, xHeight: .max))
    _ = try scaler.metrics(at: .greatestFiniteMagnitude)
    _ = scaler.notes.map(\.description)
  }
}
