import Testing

@testable import FontRegistry

@Suite("Ink of outlines")
struct InkedShapeTests {
  static func polygon(_ points: (Double, Double)...) -> OutlineContour {
    let points = points.map { OutlinePoint(x: $0.0, y: $0.1) }
    return OutlineContour(start: points[0], segments: points.dropFirst().map { .line(to: $0) })
  }

  /// A rectangle, in the order of the clock or against it.
  static func rectangle(
    _ x: ClosedRange<Double>,
    _ y: ClosedRange<Double>,
    isReversed: Bool = false
  ) -> OutlineContour {
    let (left, right, low, high) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
    return isReversed
      ? polygon((left, low), (right, low), (right, high), (left, high))
      : polygon((left, low), (left, high), (right, high), (right, low))
  }

  static func runs(at y: Double, _ contours: OutlineContour...) -> [[Double]] {
    InkedShape(GlyphOutline(contours: contours, advance: 0)).runs(at: y).map { [$0.start, $0.end] }
  }

  static let stem = rectangle(100...180, 0...700)

  @Test(arguments: [0, 1, 350.5, 699.999])
  func `a line meets a stem once`(y: Double) {
    #expect(Self.runs(at: y, Self.stem) == [[100, 180]])
  }

  @Test(arguments: [-0.001, 700, 900])
  func `a line beside a stem meets nothing`(y: Double) {
    #expect(Self.runs(at: y, Self.stem).isEmpty)
  }

  @Test func `the direction of a contour does not matter`() {
    #expect(
      Self.runs(at: 10, Self.rectangle(100...180, 0...700, isReversed: true)) == [[100, 180]]
    )
  }

  @Test func `contours that overlap are inked once`() {
    let other = Self.rectangle(150...300, 0...700)
    #expect(Self.runs(at: 10, Self.stem, other) == [[100, 300]])
    #expect(Self.runs(at: 10, Self.stem, Self.stem) == [[100, 180]])
    // The one within the other leaves no hole unless it runs the other way.
    let inner = Self.rectangle(120...160, 0...700)
    #expect(Self.runs(at: 10, Self.stem, inner) == [[100, 180]])
    let hole = Self.rectangle(120...160, 0...700, isReversed: true)
    #expect(Self.runs(at: 10, Self.stem, hole) == [[100, 120], [160, 180]])
  }

  @Test func `parts that touch are one stretch of ink`() {
    #expect(
      Self.runs(at: 10, Self.stem, Self.rectangle(180...220, 0...700)) == [[100, 220]]
    )
  }

  @Test func `a contour that crosses itself is inked on both sides`() {
    // An hourglass: its halves run in opposite directions.
    let hourglass = Self.polygon((0, 0), (100, 100), (0, 100), (100, 0))
    #expect(Self.runs(at: 25, hourglass) == [[25, 75]])
    #expect(Self.runs(at: 75, hourglass) == [[25, 75]])
  }

  @Test func `a line through corners meets no more than one beside them`() {
    let diamond = Self.polygon((0, 50), (50, 100), (100, 50), (50, 0))
    #expect(Self.runs(at: 50, diamond) == [[0, 100]])
    #expect(Self.runs(at: 0, diamond).isEmpty)
    // A corner that points into the shape from above.
    let notched = Self.polygon((0, 0), (0, 100), (50, 50), (100, 100), (100, 0))
    #expect(Self.runs(at: 50, notched) == [[0, 100]])
    #expect(Self.runs(at: 75, notched) == [[0, 25], [75, 100]])
  }

  /// A circle around the origin, of four cubics; their handles are the usual 0.5523 of the radius.
  static func circle(_ radius: Double) -> OutlineContour {
    let k = 0.5523 * radius
    func point(_ x: Double, _ y: Double) -> OutlinePoint { OutlinePoint(x: x, y: y) }
    return OutlineContour(
      start: point(radius, 0),
      segments: [
        .cubic(control1: point(radius, k), control2: point(k, radius), to: point(0, radius)),
        .cubic(control1: point(-k, radius), control2: point(-radius, k), to: point(-radius, 0)),
        .cubic(control1: point(-radius, -k), control2: point(-k, -radius), to: point(0, -radius)),
        .cubic(control1: point(k, -radius), control2: point(radius, -k), to: point(radius, 0)),
      ]
    )
  }

  // Such a circle is off by no more than 0.03 percent of its radius.
  @Test(arguments: [-90.0, -30, 0, 12.5, 60, 99])
  func `cubics are met where they are`(y: Double) throws {
    let runs = Self.runs(at: y, Self.circle(100))
    #expect(runs.count == 1)
    let half = (10_000 - y * y).squareRoot()
    #expect(abs(runs[0][0] + half) < 0.3)
    #expect(abs(runs[0][1] - half) < 0.3)
  }

  // y = 200 t (1 - t) and x = 100 t: at height 32, t is 0.2 or 0.8.
  @Test func `quadratics are met where they are`() throws {
    let arch = OutlineContour(
      start: OutlinePoint(x: 0, y: 0),
      segments: [
        .quadratic(control: OutlinePoint(x: 50, y: 100), to: OutlinePoint(x: 100, y: 0))
      ]
    )
    let runs = Self.runs(at: 32, arch)
    #expect(runs.count == 1)
    #expect(abs(runs[0][0] - 20) < 1e-6)
    #expect(abs(runs[0][1] - 80) < 1e-6)
    #expect(Self.runs(at: 50.001, arch).isEmpty)
  }

  @Test func `the area is that of what is inked`() {
    func area(_ contours: OutlineContour...) -> Double {
      InkedShape(GlyphOutline(contours: contours, advance: 0)).area(lines: 64)
    }
    #expect(abs(area(Self.stem) - 56_000) < 1e-6)
    #expect(abs(area(Self.stem, Self.rectangle(150...300, 0...700)) - 140_000) < 1e-6)
    #expect(abs(area(Self.circle(100)) / (100 * 100 * Double.pi) - 1) < 0.005)
    #expect(area() == 0)
  }
}
