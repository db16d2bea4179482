internal import CFreeType

/// Takes an outline apart with `FT_Outline_Decompose`.
struct OutlineCollector {
  /// The contours so far.
  private(set) var contours: [OutlineContour] = []

  /// FreeType puts the points that TrueType leaves out halfway between others; with twice the
  /// coordinates they are whole numbers as well.
  private static let shift: Int32 = 1

  /// Adds the contours of an outline.
  ///
  /// - Parameter outline: What FreeType loaded.
  /// - Throws: ``FreeTypeError`` when the outline contradicts itself.
  mutating func collect(_ outline: inout FT_Outline) throws(FreeTypeError) {
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, collector in
        unsafe OutlineCollector.at(collector)?.pointee.move(OutlinePoint(to))
        return 0
      },
      line_to: { to, collector in
        unsafe OutlineCollector.at(collector)?.pointee.add(.line(to: OutlinePoint(to)))
        return 0
      },
      conic_to: { control, to, collector in
        unsafe OutlineCollector.at(collector)?.pointee.add(
          .quadratic(control: OutlinePoint(control), to: OutlinePoint(to))
        )
        return 0
      },
      cubic_to: { control1, control2, to, collector in
        unsafe OutlineCollector.at(collector)?.pointee.add(
          .cubic(
            control1: OutlinePoint(control1),
            control2: OutlinePoint(control2),
            to: OutlinePoint(to)
          )
        )
        return 0
      },
      shift: Self.shift,
      delta: 0
    )
    let code = unsafe withUnsafeMutablePointer(to: &self) { collector in
      unsafe FT_Outline_Decompose(&outline, &functions, UnsafeMutableRawPointer(collector))
    }
    try check(code)
  }

  private static func at(
    _ pointer: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<OutlineCollector>? {
    unsafe pointer?.assumingMemoryBound(to: OutlineCollector.self)
  }

  private mutating func move(_ point: OutlinePoint) {
    contours.append(OutlineContour(start: point, segments: []))
  }

  private mutating func add(_ segment: OutlineSegment) {
    guard !contours.isEmpty else { return }
    contours[contours.count - 1].segments.append(segment)
  }
}

extension OutlinePoint {
  /// Copies what FreeType lends.
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    guard let vector = unsafe vector?.pointee else {
      self.init(x: 0, y: 0)
      return
    }
    self.init(x: Double(vector.x) / 2, y: Double(vector.y) / 2)
  }
}
