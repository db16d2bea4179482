internal import DynamicType

/// The sizes up to iOS 10, which had no `UIFontMetrics`, and a call when the text size changes.
struct IOS10Part {
  let options: GenerationOptions

  var text: String {
    """
    // MARK: - Up to iOS 10

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
      /// How large the system font was up to iOS 10, where of all styles only body grew in the
      /// accessibility sizes.
      \(options.open)enum IOS10FontSizes {
        /// The size of the system font.
        ///
        /// - Parameters:
        ///   - style: What the text is.
        ///   - category: The text size.
        /// - Returns: Points; `nil` for a style that came later, and for an unspecified category.
        \(options.open)static func size(
          of style: UIFont.TextStyle,
          in category: UIContentSizeCategory
        ) -> CGFloat? {
          guard let place = categories.firstIndex(of: category) else { return nil }
          switch style {
    \(rows)
          default: return nil
          }
        }

        private static var categories: [UIContentSizeCategory] {
          [
    \(categories)
          ]
        }
      }

      @available(iOS 10.0, *)
      extension FontFace {
        /// The face as large as the system font was up to iOS 10, in whole points.
        ///
        /// A style that came later, as the large title, has the sizes of the system that runs. Nothing
        /// scales the font later: ask again when the text size changes, as `TextSizeObserver` tells.
        ///
        /// - Parameters:
        ///   - style: What the text is.
        ///   - category: The text size: `traitCollection.preferredContentSizeCategory`. An
        ///     unspecified one is `large`.
        ///   - size: Points at `large`; `nil` takes those of the system font.
        /// - Returns: The font; that of the system where the face cannot be loaded.
        \(options.open)func fontForIOS10(
          forTextStyle style: UIFont.TextStyle,
          category: UIContentSizeCategory,
          size: CGFloat? = nil
        ) -> UIFont {
          let category = category == .unspecified ? .large : category
          let system = { (category: UIContentSizeCategory) -> UIFont in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
          }
          let usual: CGFloat
          let current: CGFloat
          if let atLarge = IOS10FontSizes.size(of: style, in: .large),
            let inCategory = IOS10FontSizes.size(of: style, in: category)
          {
            (usual, current) = (atLarge, inCategory)
          } else {
            (usual, current) = (system(.large).pointSize, system(category).pointSize)
          }
          let points = ((size ?? usual) * current / usual).rounded()
          return UIFont(name: rawValue, size: points) ?? system(category)
        }
      }

      /// Calls back each time that the text size changes, until it is released.
      \(options.open)final class TextSizeObserver {
        private let token: \(options.any)NSObjectProtocol

        /// Starts to observe.
        ///
        /// - Parameter update: Sets the fonts again, on the main thread. Hold what it changes weakly.
        \(options.open)init(_ update: @escaping () -> Void) {
          let update = Update(call: update)
          token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification,
            object: nil,
            queue: .main
          ) { _ in update.call() }
        }

        deinit {
          NotificationCenter.default.removeObserver(token)
        }

        /// Only the main thread calls it; `MainActor`, which would say so, came with iOS 13.
        \(options.nonisolated)private struct Update: @unchecked Sendable {
          let call: () -> Void
        }
      }
    #endif
    """
  }

  private var rows: String {
    ScalingTable.ios10.rows.map { row in
      let sizes = ContentSizeCategory.sizes.map { category in
        row.pointSize(at: category).map { SwiftLiteral.number($0) } ?? "nil"
      }
      return "      case .\(row.style.key): return [\(sizes.joined(separator: ", "))][place]"
    }
    .joined(separator: "\n")
  }

  private var categories: String {
    ContentSizeCategory.sizes.map { "        .\($0.uiKitName)," }.joined(separator: "\n")
  }
}
