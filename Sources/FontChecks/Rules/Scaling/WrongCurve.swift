internal import DynamicType
internal import SourceScan

extension Rule {
  static let wrongCurve = Rule(
    id: "scaling/wrong-curve",
    title: "A size is scaled by the style that it belongs to",
    severity: .warning,
    rationale: """
      Each text style grows in its own way: a caption of 12 points gets more than three times as \
      large, a large title of 34 not even twice. A size that is under 0.75 or over 1.35 of its \
      style's grows by too little or too much. UIFontMetrics.default is that of the body style, \
      also where a function is told another.
      """,
    fix: "Take the metrics, or 'relativeTo:', of the style whose size it is.",
    needs: [.sources],
    limit: \.wordsForUnreadCode,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A caption is scaled as one.",
          app,
          swift: """
            let metrics = UIFontMetrics(forTextStyle: .caption1)
            let font = metrics.scaledFont(for: .systemFont(ofSize: 12))
            """
        ),
        .passes(
          "A size that differs a little has no other style.",
          app,
          swift: #"let font = Font.custom("Demo-Regular", size: 20, relativeTo: .body)"#
        ),
        .fails(
          "11 points are scaled as body text.",
          .warning,
          in: app,
          swift: """
            let metrics = UIFontMetrics.default
            let font = metrics.scaledFont(for: .systemFont(ofSize: 11))
            """
        ),
        .fails(
          "A title is scaled as a caption.",
          .warning,
          in: app,
          swift: #"let font = Font.custom("Demo-Bold", size: 34, relativeTo: .caption)"#
        ),
        .fails(
          "A style is at hand, and the default is taken.",
          .warning,
          in: app,
          swift: """
            func scaled(_ font: UIFont, for style: UIFont.TextStyle) -> UIFont {
              UIFontMetrics.default.scaledFont(for: font)
            }
            """
        ),
      ]
    }
  ) { subject in
    subject.texts.scalings.compactMap { scaling in
      let font = scaling.fact.font
      if scaling.fact.ignoresStyle {
        return FindingDraft(
          at: scaling.location,
          detail: font.api,
          message: "'UIFontMetrics.default' scales as body text, whatever text style is handed over"
        )
      }
      guard let points = font.points, case .named(let name)? = font.style,
        let style = try? TextStyle(named: name),
        ScalingTable.ios.scalableStyles.contains(style),
        let usual = ScalingTable.ios.pointSize(for: style, at: .large),
        points < 0.75 * usual || points > 1.35 * usual
      else { return nil }
      // Below the smallest and above the largest style there is no better one.
      let nearest = TextStyle.nearest(to: points)
      guard nearest != style else { return nil }
      return FindingDraft(
        at: scaling.location,
        detail: font.api,
        message: "\(points.text) points are scaled as style '\(name)', which has \(usual.text): "
          + "nearest to them is '\(nearest.key)'"
      )
    }
  }
}

extension TextStyle {
  /// The style whose size at large is nearest.
  fileprivate static func nearest(to points: Double) -> TextStyle {
    let sizes = ScalingTable.ios.scalableStyles.compactMap { style in
      ScalingTable.ios.pointSize(for: style, at: .large).map { (style, abs($0 - points)) }
    }
    // Headline is as large as body, which is meant more often.
    let best = sizes.min { left, right in
      left.1 == right.1 ? left.0 == .body : left.1 < right.1
    }
    return best?.0 ?? .body
  }
}
