internal import DynamicType
internal import SourceScan

extension FindingDraft {
  /// A draft about a font whose largest size keeps it below twice its size; `nil` for others.
  static func capped(_ scaling: ScalingCall, at place: SourceLocation) -> FindingDraft? {
    guard case .points(let maximum)? = scaling.font.maximum, let points = scaling.font.points,
      maximum > 0, case .named(let name)? = scaling.font.style,
      let style = try? TextStyle(named: name), let limits = try? SizeLimits(maximum: maximum),
      let limited = try? FontSizeTable(styles: [style], size: points, limits: limits).resize.first,
      let free = try? FontSizeTable(styles: [style], size: points).resize.first,
      // Of a fractional size both readings have to agree: it is not known which UIKit has.
      limited.reaches200At == nil, limited.reaches200AtIfUnrounded == nil,
      let reached = free.reaches200At, let unrounded = free.reaches200AtIfUnrounded
    else { return nil }
    return FindingDraft(
      at: place,
      detail: scaling.font.api,
      message: "a font of \(points.text) points gets no larger than \(maximum.text) in style "
        + "'\(style.key)'; without that it would be twice as large at \(max(reached, unrounded).key)"
    )
  }

  /// A draft about a largest text size that keeps a style below twice its size; `nil` for others.
  static func capped(_ cap: CategoryCap, at place: SourceLocation) -> FindingDraft? {
    guard let category = cap.largest else { return nil }
    guard let name = cap.style else {
      // Of a text whose style is not known it is said only when no style gets there.
      let best = ScalingTable.ios.scalableStyles.flatMap { style in
        [true, false].map { style.factor(at: category, isCustom: $0) }
      }.max()
      guard let best, best < 2 else { return nil }
      return FindingDraft(
        at: place,
        detail: cap.api,
        message: "'\(cap.api)' stops at \(category.key), where no text style is twice as large as "
          + "usual: body text has \(TextStyle.body.percent(at: category, isCustom: false)) % there"
      )
    }
    guard let style = try? TextStyle(named: name),
      style.factor(at: category, isCustom: cap.isCustom) < 2,
      let reached = ContentSizeCategory.sizes.first(where: {
        style.factor(at: $0, isCustom: cap.isCustom) >= 2
      })
    else { return nil }
    return FindingDraft(
      at: place,
      detail: cap.api,
      message: "'\(cap.api)' stops at \(category.key), where style '\(style.key)' has "
        + "\(style.percent(at: category, isCustom: cap.isCustom)) % of its usual size; without that "
        + "it would be twice as large at \(reached.key)"
    )
  }
}

extension CategoryCap {
  /// The largest category that is left.
  fileprivate var largest: ContentSizeCategory? {
    guard let category = try? ContentSizeCategory(named: category), category != .unspecified else {
      return nil
    }
    guard isExclusive else { return category }
    return ContentSizeCategory.sizes.last { $0 < category }
  }
}

extension TextStyle {
  /// How many times as large as usual a text is; 1 where that is not known.
  fileprivate func factor(at category: ContentSizeCategory, isCustom: Bool) -> Double {
    if isCustom { return (try? FontMetrics(forTextStyle: self))?.factor(at: category) ?? 1 }
    guard let size = ScalingTable.ios.pointSize(for: self, at: category),
      let usual = ScalingTable.ios.pointSize(for: self, at: .large)
    else { return 1 }
    return size / usual
  }

  /// The same in percent, a whole number, rounded down.
  fileprivate func percent(at category: ContentSizeCategory, isCustom: Bool) -> String {
    (factor(at: category, isCustom: isCustom) * 100 + 1e-9).rounded(.down).text
  }
}
