internal import DynamicType

extension ScaleCommand {
  /// The sizes that a command line asks for.
  ///
  /// - Parameter arguments: The command line.
  /// - Returns: The sizes; styles and categories in the order of Apple's tables, each once.
  /// - Throws: ``UsageError/conflict(_:)`` for a word that names nothing, and for what does not go
  ///   together.
  static func plan(_ arguments: ParsedArguments) throws(UsageError) -> ScalePlan {
    let (table, styles, categories) = try names(arguments)
    guard categories?.contains(.unspecified) != true else {
      throw .conflict("the category 'unspecified' has no size of its own")
    }
    do throws(FontScalingError) {
      return try ScalePlan(
        table: table,
        styles: styles.map { styles in TextStyle.allCases.filter(styles.contains) },
        categories: categories.map { categories in
          ContentSizeCategory.sizes.filter(categories.contains)
        },
        size: arguments[size],
        limits: try SizeLimits(minimum: arguments[minimum], maximum: arguments[maximum]),
        displayScale: arguments[displayScale]
      )
    } catch {
      throw .conflict("\(error)")
    }
  }

  private static func names(_ arguments: ParsedArguments) throws(UsageError) -> (
    ScalingTable, [TextStyle]?, [ContentSizeCategory]?
  ) {
    do throws(UnknownName) {
      return (
        try ScalingTable(named: arguments[table]),
        try values(arguments[style]) { word throws(UnknownName) in try TextStyle(named: word) },
        try values(arguments[category]) { word throws(UnknownName) in
          try ContentSizeCategory(named: word)
        }
      )
    } catch {
      throw .conflict(words(error))
    }
  }

  /// The values that words name, each of which may be several with commas between them; `nil` when
  /// there are no words.
  private static func values<Value>(
    _ words: [String],
    _ value: (String) throws(UnknownName) -> Value
  ) throws(UnknownName) -> [Value]? {
    guard !words.isEmpty else { return nil }
    var values: [Value] = []
    for word in words {
      for name in word.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try value(String(name)))
      }
    }
    return values
  }

  /// The complaint, in the manner of other complaints about the command line.
  private static func words(_ error: UnknownName) -> String {
    let hint =
      if let nearest = error.nearest {
        " (did you mean '\(nearest)'?)"
      } else {
        "; there are " + error.known.filter { $0 != "unspecified" }.joined(separator: ", ")
      }
    return "unknown \(error.kind.rawValue) '\(error.name)'" + hint
  }
}
