internal import DynamicType

/// Where text becomes twice as large, in words.
enum ScaleResize {
  /// What the part is about.
  static let title = "Resize: where text is twice as large as at large"

  /// Who asks for that.
  static let reason =
    "WCAG 1.4.4 and Apple's Larger Text label ask for text that can become twice as large."

  /// The styles to say something of in numbers: none where text follows no category.
  static func reaches(_ plan: ScalePlan) -> [StyleReach] {
    plan.sizes.table.hasDynamicType ? plan.reaches : []
  }

  /// The heads of the columns behind the style.
  static let titles = ["largest", "custom font", "system font"]

  /// The cells of a style behind its name.
  static func cells(_ reach: StyleReach) -> [String] {
    [
      // Rounded down: what falls short of 200 % must not look as if it did not.
      "\((reach.limited.maximum * 100 + 1e-9).rounded(.down).fixed(0)) %",
      reach.limited.reaches200At?.key ?? "never",
      reach.limited.systemReaches200At?.key ?? "never",
    ]
  }

  /// What the numbers alone do not say.
  static func remarks(_ plan: ScalePlan) -> [String] {
    guard plan.sizes.table.hasDynamicType else {
      return ["On a Mac text follows no size category."]
    }
    var remarks: [String] = []
    let kept = plan.reaches.filter {
      $0.limited.reaches200At == nil && $0.unlimited.reaches200At != nil
    }
    if !kept.isEmpty {
      let words = kept.map { reach in
        "\(reach.style.key) (\(reach.unlimited.reaches200At?.key ?? ""))"
      }
      remarks.append(
        "Without the limits these would be, at the category in brackets: "
          + words.joined(separator: ", ") + "."
      )
    }
    let never = plan.reaches.filter { $0.unlimited.reaches200At == nil }.map(\.style.key)
    if !never.isEmpty {
      let isOne = never.count == 1
      remarks.append(
        """
        \(never.joined(separator: ", ")) \(isOne ? "is" : "are") never twice as large, without any \
        limit: no fault, since not every style has to be.
        """
      )
    }
    return remarks
  }
}
