internal import DynamicType
internal import Testing

@Suite("Properties of scaling")
struct ScalingPropertyTests {
  static let metrics: [FontMetrics] = ScalingTable.allCases.flatMap { table in
    TextStyle.allCases.compactMap { try? FontMetrics(forTextStyle: $0, table: table) }
  }

  static let sizes: [Double] = [0.3, 1, 8, 9.05, 11, 12.5, 17, 17.8, 34, 100, 1000]

  @Test func `four tables give forty-three metrics`() {
    #expect(Self.metrics.count == 11 + 11 + 10 + 11)
  }

  @Test(arguments: metrics)
  func `sizes never shrink from one category to the next`(metrics: FontMetrics) throws {
    for size in Self.sizes {
      let scaled = try metrics.scaledSizes(for: size).map(\.pointSize)
      #expect(scaled == scaled.sorted())
    }
    let factors = ContentSizeCategory.sizes.map(metrics.factor)
    #expect(factors == factors.sorted())
  }

  @Test(arguments: metrics)
  func `at large everything whole stays as it is`(metrics: FontMetrics) throws {
    for size in Self.sizes where size == size.rounded() {
      #expect(try metrics.scaledSize(for: size, at: .large).pointSize == size)
      #expect(metrics.scaledValue(for: -size) == -size)
    }
    #expect(metrics.factor(at: .large) == 1)
  }

  @Test(arguments: metrics)
  func `no size is above its maximum or below its minimum`(metrics: FontMetrics) throws {
    for size in Self.sizes {
      for maximum in [0.5, 10, 16.25, 26, 5000] {
        let limits = try SizeLimits(minimum: maximum / 2, maximum: maximum)
        let font = try metrics.scaledFont(for: Font(name: "Demo", size: size), limits: limits)
        for category in ContentSizeCategory.sizes {
          let traits = TraitCollection(preferredContentSizeCategory: category)
          let adjusted = font.adjusted(to: traits).pointSize
          #expect(maximum / 2...maximum ~= adjusted)
          let scaled = try metrics.scaledSize(for: size, limits: limits, at: category)
          #expect(scaled.pointSize == adjusted)
          #expect(!(scaled.isCapped && scaled.isRaised))
        }
      }
    }
  }

  @Test(arguments: metrics.filter(\.table.hasDynamicType))
  func `a value is off by half a pixel at the most`(metrics: FontMetrics) {
    for category in ContentSizeCategory.sizes {
      for scale in [1.0, 2, 3] {
        for value in [-44, 0.25, 11, 16, 17.8] {
          let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: scale)
          let scaled = metrics.scaledValue(for: value, compatibleWith: traits)
          #expect(abs(scaled - value * metrics.factor(at: category)) <= 0.5 / scale + 1e-9)
          #expect((scaled * scale).rounded() == scaled * scale)
        }
      }
    }
  }
}
