internal import ProjectModel
internal import SourceScan

extension Rule {
  static let fixedSize = Rule(
    id: "scaling/fixed-size",
    title: "Text has a size that follows the text size",
    severity: .warning,
    rationale: """
      A font of so many points stays as it is when a person chooses larger text. Text styles, \
      UIFontMetrics, Font.custom(_:size:relativeTo:) and @ScaledMetric make it grow. Judged is text \
      whose size is known to be a number; symbols, drawing and a size that people choose in the app \
      are left alone, as are titles of navigation and tab bars, toolbars and ornaments. \
      Font.custom(_:size:) follows from iOS 14 on, and is judged by the deployment target where a \
      project gives one.
      """,
    fix: "Use a text style, or scale the font with UIFontMetrics or 'relativeTo:'.",
    needs: [.sources],
    limit: \.wordsForUnreadSources,
    examples: {
      let app = BundleSubject.example()
      return [
        .passes(
          "A label has the font of a text style.",
          app,
          swift: """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            """
        ),
        .passes(
          "The size comes from @ScaledMetric.",
          app,
          swift: """
            struct Price: View {
              @ScaledMetric var size: CGFloat = 40
              var body: some View {
                Text("9.99").font(.system(size: size))
              }
            }
            """
        ),
        .passes(
          "A symbol has a size.",
          app,
          swift: #"let icon = Image(systemName: "star").font(.system(size: 20))"#
        ),
        .fails(
          "A label has the system font in 17 points.",
          .warning,
          in: app,
          swift: """
            let label = UILabel()
            label.font = UIFont.systemFont(ofSize: 17)
            """
        ),
        .fails(
          "A label has a face in 17 points that no UIFontMetrics scales.",
          .warning,
          in: app,
          swift: """
            let label = UILabel()
            label.font = UIFont(name: "Demo-Regular", size: 17)
            """
        ),
        .fails(
          "A face is to scale on iOS 13, which does not do that.",
          .warning,
          in: BundleSubject.example().deployed(to: "13.0"),
          swift: #"let view = Text("Hello").font(.custom("Demo-Regular", size: 17))"#
        ),
        .fails(
          "A text of SwiftUI has the system font in 12 points.",
          .warning,
          in: app,
          swift: #"let view = Text("Hello").font(.system(size: 12))"#
        ),
      ]
    }
  ) { subject in
    let oldSystem = subject.systemWithoutScaledCustom
    return subject.texts.settings.compactMap { setting in
      guard let font = setting.fact.font, setting.fact.isOnly, let points = font.points else {
        return nil
      }
      let isOld =
        oldSystem != nil && font.form == .swiftUICustom && font.style == nil
        && !setting.fact.asksVersion
      guard isOld || font.scales == false else { return nil }
      let place = isOld ? oldSystem.map { " on iOS \($0), where the target runs" } ?? "" : ""
      return FindingDraft(
        at: setting.location,
        detail: font.api,
        message: "\(setting.fact.words) has '\(font.api)' with \(points.text) points, and stays so "
          + "when people choose a larger text size\(place)"
      )
    }
  }
}

extension TextSetting {
  /// What shows the text, in words that a sentence starts with.
  var words: String { control.map { "the text of '\($0)'" } ?? "the text" }
}

extension BundleSubject {
  /// The iOS that the target is deployed to, when it is one on which `Font.custom(_:size:)` does not
  /// follow the text size: those before 14.
  fileprivate var systemWithoutScaledCustom: String? {
    guard let version = bundle.deploymentTarget,
      bundle.infoPlist.map({ $0.platform == .iOS || $0.platform == .unknown }) ?? true,
      let major = Int(version.prefix { $0 != "." }), major < 14
    else { return nil }
    return version
  }

  /// The same with a deployment target.
  fileprivate func deployed(to version: String) -> BundleSubject {
    var subject = self
    subject.bundle.deploymentTarget = version
    return subject
  }

  /// What its code says of texts.
  var texts: ModuleTexts { scan?.texts ?? ModuleTexts() }
}
