extension ScalingTable {
  /// The rows of iOS for the styles of that time: no accessibility size changes any but body, and
  /// the largest title was still set in the light weight.
  static let ios10Rows: [StyleRow] = iosRows.filter { $0.style.firstIOSVersion <= 10 }.map { row in
    let weight: FontWeight = row.style == .title1 ? .light : row.weight
    let largest = row.pointSize(at: .extraExtraExtraLarge).map { UInt8($0) }
    return row.withPointSizes(weight: weight) { category, size in
      guard row.style != .body, category.isAccessibilityCategory else { return size }
      return largest ?? size
    }
  }
}
