/// Where somebody wants a variable font to be.
struct AxisPosition: Hashable, Sendable {
  /// The position on each axis that was named.
  let axes: [String: Double]

  /// Reads `wght=650,wdth=90`.
  ///
  /// - Parameter text: Tags of four characters with decimal numbers, each tag once.
  init?(_ text: String) {
    var axes: [String: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let equals = part.lastIndex(of: "=") else { return nil }
      let tag = String(part[..<equals])
      guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }),
        let number = DecimalNumber.value(of: part[part.index(after: equals)...]),
        axes.updateValue(number, forKey: tag) == nil
      else { return nil }
    }
    self.axes = axes
  }
}
