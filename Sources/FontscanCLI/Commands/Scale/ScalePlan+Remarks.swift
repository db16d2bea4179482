internal import DynamicType
internal import FontRegistry

extension ScalePlan {
  /// What a reader of all the numbers should know.
  var remarks: [String] {
    guard table.hasDynamicType else {
      return [
        """
        line heights are ascender, descender and leading of 'hhea' together, as on iOS; on a Mac \
        they are others, which defaultLineHeight(for:) of NSLayoutManager tells
        """
      ]
    }
    return missingStyleRemarks + roundingRemarks
  }

  /// The styles of iOS that the table lacks, where all were asked for.
  private var missingStyleRemarks: [String] {
    let has = table.scalableStyles
    guard sheet == nil, lines.map(\.textStyle) == has else { return [] }
    let missing = ScalingTable.ios.scalableStyles.filter { !has.contains($0) }
    guard !missing.isEmpty else { return [] }
    let names = missing.map { "\($0.key), which came with iOS \($0.firstIOSVersion)" }
    return ["the table '\(table.rawValue)' has no \(names.joined(separator: ", no "))"]
  }

  /// What was rounded, or was not, without anybody knowing whether UIKit does.
  private var roundingRemarks: [String] {
    var remarks: [String] = []
    let sizes = lines.flatMap { $0.sizes.cells.map(\.size.unlimitedPointSize) + [$0.baseSize] }
    if let tiny = sizes.filter({ $0 < 0.5 }).max() {
      remarks.append(
        """
        sizes below half a point, such as \(tiny.shortest), are left as they are, since none would be \
        left of them; what UIKit makes of such is not known
        """
      )
    }
    // What would round to nothing is not rounded.
    let rounded = lines.first { $0.baseSize != $0.baseSize.rounded() && $0.baseSize >= 0.5 }
    guard let line = rounded else { return remarks }
    let open = lines.filter(\.reach.limited.dependsOnRounding).map { line in
      let unrounded = line.reach.limited.reaches200AtIfUnrounded?.key ?? "never"
      let rounded = line.reach.limited.reaches200At?.key ?? "never"
      return "\(line.name) (\(rounded), unrounded \(unrounded))"
    }
    var words = """
      a base size of \(line.baseSize.rounded(to: 3)) points is rounded at \(line.baseCategory.key) \
      as in every category; whether UIKit rounds it there is not known
      """
    if !open.isEmpty {
      words +=
        ", and where these become twice as large depends on it: "
        + open.joined(separator: ", ")
    }
    return remarks + [words]
  }
}
