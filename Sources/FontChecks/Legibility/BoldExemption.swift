package import FontRegistry

/// Why no bold is asked for.
package enum BoldExemption: Hashable, Sendable {
  /// The face is one of symbols or icons.
  case symbols(SymbolKind)

  /// At least half of its family are symbols or icons.
  case symbolFamily

  /// iOS has a face of this name.
  case system

  /// iOS has a face by the name of another one of the family.
  case systemFamily
}

extension BoldExemption {
  /// The same in words for a column.
  var words: String {
    switch self {
    case .symbols(.encoding): "a symbol font by its encoding: left alone"
    case .symbols(.privateUse): "a symbol font, its characters are for private use: left alone"
    case .symbols(.symbols): "a symbol font by its characters: left alone"
    case .symbols(.mathematics): "a font of mathematics: left alone"
    case .symbols(.ligatures): "an icon font, it turns words into pictures: left alone"
    case .symbols(.family): "a symbol font by its name: left alone"
    case .symbolFamily: "its family is one of symbols: left alone"
    case .system:
      "iOS has a face of this name, and which of the two an app gets is not certain: left alone"
    case .systemFamily: "iOS has faces by the names of others of its family: left alone"
    }
  }
}
