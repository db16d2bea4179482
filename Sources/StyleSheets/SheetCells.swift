internal import DynamicType
internal import PropertyList

/// A dictionary of a sheet without the keys that it repeats.
struct SheetCells {
  /// The first entry of each key, in the order of the file.
  let entries: [PropertyListDictionary.Entry]
  /// By bytes, as the warnings of a property list have it.
  private let values: [[UInt8]: PropertyListValue]

  init(_ dictionary: PropertyListDictionary) {
    var entries: [PropertyListDictionary.Entry] = []
    var values: [[UInt8]: PropertyListValue] = [:]
    for entry in dictionary.entries {
      let key = Array(entry.key.utf8)
      guard values[key] == nil else { continue }
      values[key] = entry.value
      entries.append(entry)
    }
    self.entries = entries
    self.values = values
  }

  /// The value of a key, or `nil` when there is none.
  subscript(key: String) -> PropertyListValue? { values[Array(key.utf8)] }
}

/// A cell that was read, and where it is.
struct Cell<Value> {
  let value: Value
  let position: PropertyListPosition
}

extension StyleSheet {
  /// Reports the keys that the form does not have.
  ///
  /// - Returns: The known keys that were probably meant by them, which need not be missed again.
  @discardableResult
  mutating func reportUnknownKeys(of cells: SheetCells, known: [String]) -> Set<String> {
    var meant: Set<String> = []
    for entry in cells.entries where !known.contains(entry.key) {
      var reason = "unknown key '\(entry.key)'"
      if let nearest = NearestName.nearest(to: entry.key, among: known) {
        reason += "; did you mean '\(nearest)'?"
        meant.insert(nearest)
      } else {
        reason += "; there are " + known.joined(separator: ", ")
      }
      report(reason, at: entry.keyPosition)
    }
    return meant
  }

  /// Takes a text that is not empty.
  ///
  /// - Returns: The text; `nil` when it is missing or wrong, which is reported if it is wrong.
  mutating func text(_ key: String, of cells: SheetCells) -> Cell<String>? {
    guard let value = cells[key] else { return nil }
    guard let text = value.string else {
      report("'\(key)' is \(value.typeName), not a string", at: value.position)
      return nil
    }
    guard !text.isEmpty else {
      report("'\(key)' is empty", at: value.position)
      return nil
    }
    return Cell(value: text, position: value.position)
  }

  /// Takes a size in points.
  ///
  /// - Returns: The size; `nil` when it is missing or wrong, which is reported if it is wrong.
  mutating func size(_ key: String, of cells: SheetCells) -> Cell<Double>? {
    guard let value = cells[key] else { return nil }
    let size: Double
    switch value.content {
    case .integer(let integer): size = Double(integer)
    case .real(let real): size = real
    default:
      report("'\(key)' is \(value.typeName), not a number", at: value.position)
      return nil
    }
    guard size > 0, size.isFinite else {
      let shown = size == size.rounded() && abs(size) < 1e15 ? "\(Int(size))" : "\(size)"
      report("'\(key)' is \(shown); it has to be positive and finite", at: value.position)
      return nil
    }
    return Cell(value: size, position: value.position)
  }
}
