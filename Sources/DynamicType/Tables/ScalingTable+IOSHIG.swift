extension ScalingTable {
  /// The rows of iOS with the published line heights where measurement and publication part.
  static let iosHIGRows: [StyleRow] = iosRows.map { row in
    row.withLineHeights { category, measured in
      let cell = DisputedCell.all.first { $0.style == row.style && $0.category == category }
      return cell?.publishedPoints ?? measured
    }
  }
}
