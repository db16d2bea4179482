internal import DynamicType

/// The styles of a sheet as constants, and the fonts that they stand for.
struct StylesPart {
  let styles: [StyleDescription]
  let options: GenerationOptions
}

extension StylesPart {
  /// The type of a style, and the constants.
  var text: String {
    let open = options.open
    let kinds = TextStyle.scaled.map { "    case \($0.key) = \"\($0.rawValue)\"" }
    return """
      // MARK: - Styles

      /// A text appearance of the design.
      \(open)struct FaceStyle: Hashable, Sendable {
        /// What a text is, by the raw values of `UIFont.TextStyle`.
        \(open)enum TextStyle: String, CaseIterable, Hashable, Sendable {
      \(kinds.joined(separator: "\n"))
        }

        /// The PostScript name of the face.
        \(open)let faceName: String

        /// The PostScript name of the face for Bold Text; `nil` where the face stays.
        \(open)let boldFaceName: String?

        /// What the text is, which decides how it grows.
        \(open)let textStyle: TextStyle

        /// Points at the usual text size, `large`.
        \(open)let baseSize: Double

        /// Where the text stops growing, in points; `nil` for nowhere.
        \(open)let maximumSize: Double?
      }

      /// The styles of the design.
      \(open)enum FaceStyles {
      \(constants)
      }
      """
  }

  /// A function for UIKit.
  var uiKit: String {
    """
    // MARK: - Styles in UIKit

    #if canImport(UIKit) && !os(watchOS)
      @available(iOS 11.0, tvOS 11.0, *)
      extension FaceStyle {
        /// The font of the style, scaled once, by `UIFontMetrics`.
        ///
        /// - Parameters:
        ///   - category: A text size in place of the one that the person chose.
        ///   - isBold: Whether the person has turned on Bold Text.
        /// - Returns: The font; that of the system where the face cannot be loaded.
        \(options.open)func font(
          category: UIContentSizeCategory? = nil,
          isBold: Bool = false
        ) -> UIFont {
          UIFont.face(
            named: isBold ? boldFaceName ?? faceName : faceName,
            style: UIFont.TextStyle(rawValue: textStyle.rawValue),
            size: CGFloat(baseSize),
            maximum: maximumSize.map { CGFloat($0) },
            traits: category.map { UITraitCollection(preferredContentSizeCategory: $0) }
          )
        }
      }
    #endif
    """
  }

  /// A modifier for SwiftUI.
  var swiftUI: String {
    let cases = TextStyle.scaled.map { "      case .\($0.key): return .\($0.swiftUIName)" }
    return """
      // MARK: - Styles in SwiftUI

      #if canImport(SwiftUI)
        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
        extension View {
          /// Sets the font of a style, which follows the text size, and Bold Text where it has a face
          /// for it.
          ///
          /// - Parameters:
          ///   - style: The style.
          ///   - dynamicTypeSize: A text size in place of the one that the person chose.
          /// - Returns: The view with the font.
          \(options.open)func styledFont(
            _ style: FaceStyle,
            dynamicTypeSize: DynamicTypeSize? = nil
          ) -> some View {
            modifier(StyledFaceFont(style: style))
              .transformEnvironment(\\.dynamicTypeSize) { $0 = dynamicTypeSize ?? $0 }
          }
        }

        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
        private struct StyledFaceFont: ViewModifier {
          let style: FaceStyle
          @Environment(\\.legibilityWeight) private var legibilityWeight

          init(style: FaceStyle) {
            self.style = style
          }

          func body(content: Content) -> some View {
            content.modifier(
              ScaledFaceFont(
                name: legibilityWeight == .bold ? style.boldFaceName ?? style.faceName : style.faceName,
                style: style.textStyle.ofSwiftUI,
                size: CGFloat(style.baseSize),
                maximumSize: style.maximumSize.map { CGFloat($0) }
              )
            )
          }
        }

        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
        extension FaceStyle.TextStyle {
          fileprivate var ofSwiftUI: Font.TextStyle {
            switch self {
      \(cases.joined(separator: "\n"))
            }
          }
        }
      #endif
      """
  }

  /// A property for AppKit, where text has one size.
  var appKit: String {
    """
    // MARK: - Styles in AppKit

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      extension FaceStyle {
        /// The font of the style; `nil` where the face cannot be loaded.
        \(options.open)var font: NSFont? { NSFont(name: faceName, size: CGFloat(baseSize)) }
      }
    #endif
    """
  }

  private var constants: String {
    let open = options.open
    let names = styles.map(\.name)
    let identifiers = Identifier.distinct(
      names.map { Identifier.member($0, suffix: "Style") ?? "unnamed" },
      of: names,
      kind: "style"
    )
    return zip(styles, identifiers).map { style, identifier in
      let bold = style.boldFaceName.map { SwiftLiteral.string($0) } ?? "nil"
      let maximum = style.maximumSize.map { SwiftLiteral.number($0) } ?? "nil"
      return """
          /// \(SwiftLiteral.comment(style.name)).
          \(open)static let \(identifier) = FaceStyle(
            faceName: \(SwiftLiteral.string(style.faceName)),
            boldFaceName: \(bold),
            textStyle: .\(style.textStyle.key),
            baseSize: \(SwiftLiteral.number(style.size)),
            maximumSize: \(maximum)
          )
        """
    }
    .joined(separator: "\n\n")
  }
}
