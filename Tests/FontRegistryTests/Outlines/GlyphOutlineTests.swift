import Testing

@testable import FontRegistry

@Suite("Shapes of outlines")
struct GlyphOutlineTests {
  static func point(_ x: Double, _ y: Double) -> OutlinePoint { OutlinePoint(x: x, y: y) }

  static func outline(_ start: OutlinePoint, _ segments: OutlineSegment...) -> GlyphOutline {
    GlyphOutline(contours: [OutlineContour(start: start, segments: segments)], advance: 0)
  }

  // A quadratic from 0 over a control point at height c to 0 rises to c / 2; a cubic with both
  // control points at c to 3 c / 4.
  @Test func `curves count as far as they reach`() throws {
    let quadratic = Self.outline(
      Self.point(0, 0),
      .quadratic(control: Self.point(50, 100), to: Self.point(100, 0))
    )
    #expect(quadratic.bounds?.maxY == 50)
    let cubic = Self.outline(
      Self.point(0, 0),
      .cubic(
        control1: Self.point(-40, 100),
        control2: Self.point(140, 100),
        to: Self.point(100, 0)
      )
    )
    #expect(cubic.bounds?.maxY == 75)
    // x is -120 t (1 - t)² + 420 t² (1 - t) + 100 t³: it turns where t² - t + 1/11 is 0, at
    // t = 0.1011, where it is -5.84. From the other end the curve is the same: it reaches as far to
    // the right of 100.
    let bounds = try #require(cubic.bounds)
    #expect(-5.85 < bounds.minX && bounds.minX < -5.83)
    #expect(abs(bounds.minX + bounds.maxX - 100) < 1e-9)
  }

  @Test func `a contour of one point has no ink`() {
    let anchor = OutlineContour(start: Self.point(900, 900), segments: [])
    let box = Self.outline(
      Self.point(0, 0),
      .line(to: Self.point(0, 10)),
      .line(to: Self.point(10, 0))
    )
    let both = GlyphOutline(contours: box.contours + [anchor], advance: 0)
    #expect(both.bounds == box.bounds)
    #expect(GlyphOutline(contours: [anchor], advance: 0).bounds == nil)
  }

  @Test func `a contour that does not end where it starts is closed`() {
    let contour = OutlineContour(
      start: Self.point(0, 0),
      segments: [.line(to: Self.point(0, 10)), .line(to: Self.point(10, 0))]
    )
    #expect(contour.pieces.map(\.segment).last == .line(to: Self.point(0, 0)))
    #expect(contour.pieces.count == 3)
  }
}
