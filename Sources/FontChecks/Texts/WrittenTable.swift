internal import DynamicType
internal import SourceScan

/// A table of sizes that code writes out, held against the system's.
struct WrittenTable {
  /// A cell that is not the system's.
  private struct Difference {
    var style: TextStyle
    var category: ContentSizeCategory
    var written: Double
    var usual: Double
  }

  /// The styles that it has sizes of.
  private var styles: [TextStyle] = []
  private var differences: [Difference] = []
  private var missing: [String] = []

  /// Whether every cell is that of iOS 10.
  private var isOld = true

  /// Takes a table; `nil` for one that is not like that of any text style.
  init?(_ table: SizeTable) {
    var groups: [(name: String?, cells: [SizeTable.Cell])] = []
    for cell in table.cells {
      if let place = groups.firstIndex(where: { $0.name == cell.style }) {
        groups[place].cells.append(cell)
      } else {
        groups.append((cell.style, [cell]))
      }
    }
    for group in groups {
      let named = group.name.flatMap { try? TextStyle(named: $0) }
      guard let style = named ?? Self.style(like: group.cells),
        ScalingTable.ios.row(for: style) != nil
      else { continue }
      // A style that is named may have sizes that are nothing like it.
      guard named == nil || Self.likeness(of: group.cells, to: style) >= 0.5 else { continue }
      styles.append(style)
      compare(group.cells, as: style, hasDefault: table.hasDefault)
    }
    guard !styles.isEmpty else { return nil }
    if groups.contains(where: { $0.name != nil }) {
      missing += ScalingTable.ios.scalableStyles.filter { !styles.contains($0) }
        .map { "style \($0.key)" }
    }
  }

  private mutating func compare(
    _ cells: [SizeTable.Cell],
    as style: TextStyle,
    hasDefault: Bool
  ) {
    var seen: Set<ContentSizeCategory> = []
    for cell in cells {
      guard let category = try? ContentSizeCategory(named: cell.category),
        seen.insert(category).inserted,
        let usual = ScalingTable.ios.pointSize(for: style, at: category)
      else { continue }
      if ScalingTable.ios10.pointSize(for: style, at: category) != cell.points { isOld = false }
      guard usual != cell.points else { continue }
      differences.append(
        Difference(style: style, category: category, written: cell.points, usual: usual)
      )
    }
    guard !hasDefault else { return }
    let lacking = ContentSizeCategory.sizes.filter { !seen.contains($0) }
    guard !lacking.isEmpty else { return }
    missing.append("\(style.key) at \(lacking.map(\.key).joined(separator: ", "))")
  }

  /// The style whose sizes are most like some; `nil` when less than half of any style's are.
  private static func style(like cells: [SizeTable.Cell]) -> TextStyle? {
    var best: (style: TextStyle, likeness: Double)?
    // Headline has the sizes of body, which is meant more often.
    for style in [.body] + ScalingTable.ios.scalableStyles {
      let likeness = likeness(of: cells, to: style)
      if likeness >= 0.5, likeness > best?.likeness ?? 0 { best = (style, likeness) }
    }
    return best?.style
  }

  /// Which part of some cells is the system's of today or of iOS 10.
  private static func likeness(of cells: [SizeTable.Cell], to style: TextStyle) -> Double {
    let equal = cells.count { cell in
      guard let category = try? ContentSizeCategory(named: cell.category) else { return false }
      return [ScalingTable.ios, .ios10].contains {
        $0.pointSize(for: style, at: category) == cell.points
      }
    }
    return Double(equal) / Double(max(1, cells.count))
  }
}

extension WrittenTable {
  /// What tells it from other tables of the file.
  var detail: String { styles.map(\.key).joined(separator: ",") }

  /// What is wrong with it.
  var words: String {
    let names = styles.map { "'\($0.key)'" }
    let whose = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and more" : "")
    var words = "the sizes of \(whose) are written out"
    if differences.isEmpty {
      words += " as iOS has them: preferredFont and UIFontMetrics do that already"
    } else {
      let cells = differences.prefix(8).map { cell in
        "\(cell.style.key) at \(cell.category.key) is \(cell.written.text), not \(cell.usual.text)"
      }
      let more = differences.count > 8 ? " and \(differences.count - 8) more" : ""
      words += isOld ? " as they were up to iOS 10" : ", and differ from iOS's"
      words += ": \(cells.joined(separator: ", "))\(more)"
    }
    guard !missing.isEmpty else { return words }
    let lacking = missing.prefix(4).joined(separator: ", ")
    return words + "; missing: \(lacking)" + (missing.count > 4 ? " and more" : "")
  }
}
