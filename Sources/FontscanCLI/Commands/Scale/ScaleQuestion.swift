internal import DynamicType
internal import FileAccess
internal import StyleSheets

/// What a command line of `scale` asks for, apart from the faces.
struct ScaleQuestion: Sendable {
  /// The table to scale by.
  let table: ScalingTable

  /// The words that name text styles or styles of a sheet; `nil` for all.
  let styles: [String]?

  /// The categories, in the order of Apple's tables, each once; `nil` for all.
  let categories: [ContentSizeCategory]?

  /// Pixels to a point.
  let displayScale: Double

  /// Reads a command line.
  ///
  /// - Parameter arguments: The command line.
  /// - Throws: ``UsageError/conflict(_:)`` for a word that names nothing.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let categories: [ContentSizeCategory]?
    do throws(UnknownName) {
      table = try ScalingTable(named: arguments[ScaleCommand.table])
      var named: [ContentSizeCategory] = []
      for word in Self.names(arguments[ScaleCommand.category]) ?? [] {
        named.append(try ContentSizeCategory(ofSizesNamed: word))
      }
      categories = named.isEmpty ? nil : named
    } catch {
      throw .conflict(Self.words(error))
    }
    guard categories?.contains(.unspecified) != true else {
      throw .conflict("the category 'unspecified' has no size of its own")
    }
    self.categories = categories.map { chosen in
      ContentSizeCategory.sizes.filter(chosen.contains)
    }
    styles = Self.names(arguments[ScaleCommand.style])
    displayScale = arguments[ScaleCommand.displayScale]
  }

  /// The names in words, each of which may hold several with commas between them; `nil` when there
  /// are no words.
  private static func names(_ words: [String]) -> [String]? {
    guard !words.isEmpty else { return nil }
    return words.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map(String.init)
  }

  /// The complaint, in the manner of other complaints about the command line.
  fileprivate static func words(_ error: UnknownName) -> String {
    let hint =
      if let nearest = error.nearest {
        " (did you mean '\(nearest)'?)"
      } else if error.known.isEmpty {
        "; there are none"
      } else {
        "; there are " + error.known.joined(separator: ", ")
      }
    return "unknown \(error.kind.rawValue) '\(error.name)'" + hint
  }
}

extension ScaleQuestion {
  /// The sizes of text styles.
  ///
  /// - Parameter arguments: The command line, for sizes and limits.
  /// - Returns: The sizes; styles in the order of Apple's tables, each once.
  /// - Throws: ``UsageError/conflict(_:)`` for a word that names nothing, and for what does not go
  ///   together.
  func plan(_ arguments: ParsedArguments) throws(UsageError) -> ScalePlan {
    var chosen: [TextStyle] = []
    do throws(UnknownName) {
      for word in styles ?? [] { chosen.append(try TextStyle(named: word, scaledBy: table)) }
    } catch {
      throw .conflict(Self.words(error))
    }
    do throws(FontScalingError) {
      return try ScalePlan(
        table: table,
        styles: styles == nil ? nil : TextStyle.allCases.filter(chosen.contains),
        categories: categories,
        size: arguments[ScaleCommand.size],
        limits: try SizeLimits(
          minimum: arguments[ScaleCommand.minimum],
          maximum: arguments[ScaleCommand.maximum]
        ),
        displayScale: displayScale
      )
    } catch {
      throw .conflict("\(error)")
    }
  }

  /// The sizes of a sheet's styles.
  ///
  /// - Parameter sheet: The sheet, read for the table.
  /// - Returns: The sizes, in the order of the sheet; none for styles that the sheet has with a
  ///   fault.
  /// - Throws: ``UsageError/conflict(_:)`` for a word that names no style of the sheet.
  func plan(_ sheet: StyleSheet) throws(UsageError) -> ScalePlan {
    var chosen: Set<String> = []
    var systemFontWord: String?
    do throws(UnknownName) {
      for word in styles ?? [] {
        let textStyle = try? TextStyle(named: word)
        // A name of the sheet comes before a text style, which may be that of several.
        let own = sheet.sheet.styles.filter { $0.name == word }
        let styles =
          own.isEmpty
          ? sheet.sheet.styles.filter { $0.metrics.textStyle == textStyle }
          : own
        if styles.isEmpty, sheet.systemFontStyles.contains(where: { $0 == textStyle }) {
          systemFontWord = word
          break
        }
        if styles.isEmpty, sheet.mayHaveRefused(word) { continue }
        let found = styles.isEmpty ? [try sheet.sheet.style(named: word)] : styles
        chosen.formUnion(found.map(\.name))
      }
    } catch {
      throw .conflict(Self.words(error))
    }
    if let systemFontWord {
      throw .conflict("the sheet leaves '\(systemFontWord)' to the system font")
    }
    return ScalePlan(
      sheet: sheet,
      styles: styles == nil ? nil : sheet.sheet.styles.filter { chosen.contains($0.name) },
      table: table,
      categories: categories,
      displayScale: displayScale
    )
  }
}
