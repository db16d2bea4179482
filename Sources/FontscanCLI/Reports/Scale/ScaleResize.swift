internal import DynamicType

/// Where text becomes twice as large, in words.
enum ScaleResize {
  /// What the part is about.
  static let title = "Resize: where text is twice as large as at large"

  /// Who asks for that.
  static let reason =
    "WCAG 1.4.4 and Apple's Larger Text label ask for text that can become twice as large."

  /// The lines to say something of in numbers: none where text follows no category.
  static func lines(_ plan: ScalePlan) -> [ScaleLine] {
    plan.table.hasDynamicType ? plan.lines : []
  }

  /// The heads of the columns behind the style.
  static let titles = ["largest", "custom font", "system font"]

  /// The cells of a line behind its name.
  static func cells(_ reach: ResizeReach) -> [String] {
    [
      "\(reach.maximumPercent.fixed(0)) %",
      reach.dependsOnRounding
        ? "\(word(reach.reaches200At)) or \(word(reach.reaches200AtIfUnrounded))"
        : word(reach.reaches200At),
      word(reach.systemReaches200At),
    ]
  }

  private static func word(_ category: ContentSizeCategory?) -> String { category?.key ?? "never" }

  /// What the numbers alone do not say.
  static func remarks(_ plan: ScalePlan) -> [String] {
    guard plan.table.hasDynamicType else { return ["On a Mac text follows no size category."] }
    var remarks: [String] = []
    let kept = plan.lines.compactMap { line in
      line.reach.limited.reaches200At == nil && !line.reach.limited.dependsOnRounding
        ? line.reach.unlimited.reaches200At.map { "\(line.name) (\($0.key))" } : nil
    }
    if !kept.isEmpty {
      remarks.append(
        "Without the limits these would be, at the category in brackets: "
          + kept.joined(separator: ", ") + "."
      )
    }
    let never = plan.lines.filter { line in
      let unlimited = line.reach.unlimited
      return unlimited.reaches200At == nil && unlimited.reaches200AtIfUnrounded == nil
    }.map(\.name)
    if !never.isEmpty {
      remarks.append(
        """
        \(never.joined(separator: ", ")) \(never.count == 1 ? "is" : "are") never twice as large, \
        without any limit: no fault, since not every style has to be.
        """
      )
    }
    return remarks
  }
}
