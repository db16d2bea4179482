internal import DynamicType
internal import PropertyList

extension StyleSheet {
  /// Reports the keys that the form does not have.
  ///
  /// - Returns: The known keys that were probably meant by them, which need not be missed again.
  @discardableResult
  mutating func reportUnknownKeys(of cells: SheetCells, known: [String]) -> Set<String> {
    var meant: Set<String> = []
    for entry in cells.entries where !known.contains(entry.key) {
      var reason = "unknown key '\(Self.shown(entry.key))'"
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
  mutating func text(_ key: String, of cells: SheetCells) -> SheetCell<String>? {
    guard let value = cells[key] else { return nil }
    guard let text = value.string else {
      report("'\(key)' is \(value.typeName), not a string", at: value.position)
      return nil
    }
    guard !text.isEmpty else {
      report("'\(key)' is empty", at: value.position)
      return nil
    }
    return SheetCell(value: text, position: value.position)
  }

  /// Takes a size in points.
  ///
  /// - Returns: The size; `nil` when it is missing or wrong, which is reported if it is wrong.
  mutating func size(_ key: String, of cells: SheetCells) -> SheetCell<Double>? {
    guard let value = cells[key] else { return nil }
    let size: Double
    switch value.content {
    case .integer(let integer): size = Double(integer)
    case .real(let real): size = real
    case .string(let text) where hasNumbersAsStrings && Self.isDecimal(text):
      size = Double(text) ?? .nan
    default:
      report("'\(key)' is \(value.typeName), not a number", at: value.position)
      return nil
    }
    let shown =
      size.isInfinite
      ? "infinite" : size == size.rounded() && abs(size) < 1e15 ? "\(Int(size))" : "\(size)"
    guard size > 0, size.isFinite else {
      report("'\(key)' is \(shown); it has to be positive and finite", at: value.position)
      return nil
    }
    guard Self.sizes.contains(size) else {
      report("'\(key)' is \(shown), which is no size of a font in points", at: value.position)
      return nil
    }
    return SheetCell(value: size, position: value.position)
  }

  /// What can be meant as a size, in points; beyond these numbers lose their last places.
  private static let sizes = 0.001...1_000_000

  /// Whether text is a number as people write it: digits with at most one point among them.
  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    return text.utf8.count - digits.count <= 1 && digits.contains { 0x30...0x39 ~= $0 }
      && digits.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
      && digits.count { $0 == UInt8(ascii: ".") } <= 1
  }

  /// A word of the file as far as a message can show it.
  static func shown(_ word: String) -> String {
    word.utf8.count <= 80 ? word : word.prefix(60) + "…"
  }
}
