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
            assertionFailure("no face '\\(name)': does the target copy its file and UIAppFonts list it?")
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
        /// Points of the system font at `large`.
        fileprivate var sizeOfSystemFont: CGFloat {
          switch self {
    \(sizes(indent: "      ") { $0 == .largeTitle ? nil : $0.key })
          default:
            #if !os(tvOS)
              if self == .largeTitle { return \(Self.size(of: .largeTitle)) }
            #endif
            let usual = UITraitCollection(preferredContentSizeCategory: .large)
            return UIFont.preferredFont(forTextStyle: self, compatibleWith: usual).pointSize
          }
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
        ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font.
        /// - Returns: The font.
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
        ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font.
        ///   - maximumSize: Where the text stops growing; `nil` for nowhere.
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
        private let maximumSize: CGFloat?
        @ScaledMetric private var size: CGFloat

        init(name: String, style: Font.TextStyle, size: CGFloat?, maximumSize: CGFloat?) {
          self.name = name
          self.maximumSize = maximumSize
          _size = ScaledMetric(wrappedValue: size ?? style.sizeOfSystemFont, relativeTo: style)
        }

        func body(content: Content) -> some View {
          // A fixed size, since this one is scaled already; whole points, as UIKit has them.
          content.font(.custom(name, fixedSize: min(size.rounded(), maximumSize ?? .infinity)))
        }
      }

      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      extension Font.TextStyle {
        /// Points of the system font at `large`.
        fileprivate var sizeOfSystemFont: CGFloat {
          switch self {
    \(sizes(indent: "      ") { $0.swiftUIName })
          default: return \(Self.size(of: .body))
          }
        }
      }
    #endif
    """
  }

  /// The cases of a switch over text styles.
  private func sizes(indent: String, name: (TextStyle) -> String?) -> String {
    TextStyle.scaled.compactMap { style in
      name(style).map { "\(indent)case .\($0): return \(Self.size(of: style))" }
    }
    .joined(separator: "\n")
  }

  private static func size(of style: TextStyle) -> String {
    SwiftLiteral.number(ScalingTable.ios.pointSize(for: style, at: .large) ?? 17)
  }
}

extension TextStyle {
  /// The styles whose sizes are known in every category.
  static let scaled = TextStyle.allCases.filter { $0.firstIOSVersion < 17 }
}
