internal import DynamicType

/// Fonts that follow the text size: what the articles write by hand as `customFont` and `ScaledFont`.
struct DynamicTypePart {
  let options: GenerationOptions
}

extension DynamicTypePart {
  /// Functions for UIKit.
  var uiKit: String {
    """
    // MARK: - Dynamic Type in UIKit

    #if canImport(UIKit) && !os(watchOS)
      @available(iOS 11.0, tvOS 11.0, *)
      extension FontFace {
        /// The face in the size that a text style has, scaled once, by `UIFontMetrics`.
        ///
        /// A label follows the text size where its `adjustsFontForContentSizeCategory` is set, which it
        /// must not be with a category of its own.
        ///
        /// - Parameters:
        ///   - style: What the text is.
        ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font.
        ///   - maximumPointSize: Where the text stops growing; `nil` for nowhere.
        ///   - category: A text size in place of the one that the person chose.
        /// - Returns: The font; that of the system where the face cannot be loaded.
        \(options.open)func font(
          forTextStyle style: UIFont.TextStyle,
          size: CGFloat? = nil,
          maximumPointSize: CGFloat? = nil,
          category: UIContentSizeCategory? = nil
        ) -> UIFont {
          UIFont.face(
            named: rawValue,
            style: style,
            size: size,
            maximum: maximumPointSize,
            traits: category.map { UITraitCollection(preferredContentSizeCategory: $0) }
          )
        }
      }

      @available(iOS 11.0, tvOS 11.0, *)
      extension UIFont {
        fileprivate static func face(
          named name: String,
          style: UIFont.TextStyle,
          size: CGFloat?,
          maximum: CGFloat?,
          traits: UITraitCollection?
        ) -> UIFont {
          guard let font = UIFont(name: name, size: size ?? style.sizeOfSystemFont) else {
            return .preferredFont(forTextStyle: style, compatibleWith: traits)
          }
          let metrics = UIFontMetrics(forTextStyle: style)
          guard let maximum = maximum else {
            return metrics.scaledFont(for: font, compatibleWith: traits)
          }
          return metrics.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
        }
      }

      @available(iOS 11.0, tvOS 11.0, *)
      extension UIFont.TextStyle {
        /// Points of the system font at `large`: those of Apple's table for iPhone and iPad, elsewhere
        /// what the system says.
        fileprivate var sizeOfSystemFont: CGFloat {
          #if os(iOS) && !targetEnvironment(macCatalyst)
            switch self {
    \(sizes(.ios, indent: "        ") { $0.key })
            default: break
            }
          #endif
          let usual = UITraitCollection(preferredContentSizeCategory: .large)
          return UIFont.preferredFont(forTextStyle: self, compatibleWith: usual).pointSize
        }
      }
    #endif
    """
  }

  /// A function and a modifier for SwiftUI.
  var swiftUI: String {
    """
    // MARK: - Dynamic Type in SwiftUI

    #if canImport(SwiftUI)
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      extension FontFace {
        /// The face in a text style, for SwiftUI to scale: `.font(face.font(relativeTo: .body))`.
        ///
        /// - Parameters:
        ///   - style: What the text is.
        ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font,
        ///     or of its body where Apple tells none.
        /// - Returns: The font; the system's own where the face cannot be loaded.
        \(options.open)func font(relativeTo style: Font.TextStyle, size: CGFloat? = nil) -> Font {
          .custom(rawValue, size: size ?? style.sizeOfSystemFont, relativeTo: style)
        }
      }

      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      extension View {
        /// Sets a face that follows the text size, scaled once.
        ///
        /// - Parameters:
        ///   - face: The face.
        ///   - style: What the text is.
        ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font,
        ///     or of its body where Apple tells none.
        ///   - maximumSize: Where the text stops growing; `nil` for nowhere. Scaled sizes are whole
        ///     points, as without one.
        ///   - dynamicTypeSize: A text size in place of the one that the person chose.
        /// - Returns: The view with the font.
        \(options.open)func scaledFont<Face: FontFace>(
          _ face: Face,
          relativeTo style: Font.TextStyle = .body,
          size: CGFloat? = nil,
          maximumSize: CGFloat? = nil,
          dynamicTypeSize: DynamicTypeSize? = nil
        ) -> some View {
          modifier(
            ScaledFaceFont(name: face.rawValue, style: style, size: size, maximumSize: maximumSize)
          )
          .transformEnvironment(\\.dynamicTypeSize) { $0 = dynamicTypeSize ?? $0 }
        }
      }

      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      private struct ScaledFaceFont: ViewModifier {
        private let name: String
        private let style: Font.TextStyle
        private let size: CGFloat
        private let maximumSize: CGFloat?
        @ScaledMetric private var thousandfold: CGFloat

        init(name: String, style: Font.TextStyle, size: CGFloat?, maximumSize: CGFloat?) {
          let size = size ?? style.sizeOfSystemFont
          self.name = name
          self.style = style
          self.size = size
          self.maximumSize = maximumSize
          _thousandfold = ScaledMetric(wrappedValue: size * 1000, relativeTo: style)
        }

        func body(content: Content) -> some View {
          content.font(font)
        }

        private var font: Font {
          guard let maximumSize = maximumSize else {
            return .custom(name, size: size, relativeTo: style)
          }
          #if os(macOS)
            // Text has one size.
            return .custom(name, fixedSize: min(size, maximumSize))
          #else
            // What is scaled comes in whole pixels. Of a thousandth of it the whole points are those of
            // the size itself, which pixels may have taken over a half.
            return .custom(name, fixedSize: min((thousandfold / 1000).rounded(), maximumSize))
          #endif
        }
      }

    \(SystemSizes().swiftUI)
    #endif
    """
  }

  /// The cases of a switch over text styles.
  private func sizes(
    _ table: ScalingTable,
    indent: String,
    name: (TextStyle) -> String
  ) -> String {
    SystemSizes.cases(table.sizesAtLarge, indent: indent, name: name)
  }
}
