/// Sizes for text categories that code writes out.
package struct SizeTable: Hashable, Sendable {
  /// A size.
  package struct Cell: Hashable, Sendable {
    /// The style, as it is spelled; `nil` where the table has none.
    package var style: String?

    /// The category, as it is spelled.
    package var category: String

    /// Points.
    package var points: Double

    /// Puts a cell together.
    package init(style: String? = nil, category: String, points: Double) {
      self.style = style
      self.category = category
      self.points = points
    }
  }

  /// The sizes, in the order of the file.
  package var cells: [Cell]

  /// Whether other categories have a size as well: `default:`.
  package var hasDefault = false

  /// Puts a table together.
  package init(cells: [Cell]) {
    self.cells = cells
  }
}
