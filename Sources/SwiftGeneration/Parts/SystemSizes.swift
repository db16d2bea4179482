internal import DynamicType

/// The sizes of the system font, by system: those of an iPhone hold nowhere else.
struct SystemSizes {
  /// Points on an Apple Watch at `large`, by the Human Interface Guidelines, which have neither callout
  /// nor subheadline.
  ///
  /// See <https://developer.apple.com/design/human-interface-guidelines/typography>.
  static let watch: [(style: TextStyle, size: Double)] = [
    (.largeTitle, 36), (.title1, 34), (.title2, 28), (.title3, 19), (.headline, 16), (.body, 16),
    (.footnote, 13), (.caption1, 15), (.caption2, 14),
  ]

  /// The cases of a switch over text styles.
  static func cases(
    _ sizes: [(style: TextStyle, size: Double)],
    indent: String,
    name: (TextStyle) -> String
  ) -> String {
    sizes.map { style, size in
      "\(indent)case .\(name(style)): return \(SwiftLiteral.number(size))"
    }
    .joined(separator: "\n")
  }

  /// A property of SwiftUI's styles, in lines that are indented by two.
  var swiftUI: String {
    """
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      extension Font.TextStyle {
        /// Points of the system font at `large`: those of Apple's tables for iPhone and iPad, Mac and
        /// Apple Watch, elsewhere what the system says.
        fileprivate var sizeOfSystemFont: CGFloat {
          #if os(macOS)
            switch self {
    \(cases(ScalingTable.macos.sizesAtLarge))
            default: return 13
            }
          #elseif os(watchOS)
            switch self {
    \(cases(SystemSizes.watch))
            default: return 16
            }
          #elseif os(iOS) && !targetEnvironment(macCatalyst)
            switch self {
    \(cases(ScalingTable.ios.sizesAtLarge))
            default: return 17
            }
          #else
            let usual = UITraitCollection(preferredContentSizeCategory: .large)
            return UIFont.preferredFont(forTextStyle: ofUIKit, compatibleWith: usual).pointSize
          #endif
        }

        #if !os(macOS) && !os(watchOS) && (!os(iOS) || targetEnvironment(macCatalyst))
          private var ofUIKit: UIFont.TextStyle {
            switch self {
            case .largeTitle:
              #if os(tvOS)
                // The largest one there.
                return .title1
              #else
                return .largeTitle
              #endif
    \(uiKitStyles)
            default: return .body
            }
          }
        #endif
      }
    """
  }

  private func cases(_ sizes: [(style: TextStyle, size: Double)]) -> String {
    Self.cases(sizes, indent: "        ") { $0.swiftUIName }
  }

  private var uiKitStyles: String {
    TextStyle.scaled.filter { $0 != .largeTitle }
      .map { "        case .\($0.swiftUIName): return .\($0.key)" }
      .joined(separator: "\n")
  }
}

extension ScalingTable {
  /// The sizes of the eleven styles at `large`.
  var sizesAtLarge: [(style: TextStyle, size: Double)] {
    TextStyle.scaled.compactMap { style in
      pointSize(for: style, at: .large).map { (style, $0) }
    }
  }
}

extension TextStyle {
  /// The styles whose sizes are known in every category.
  static let scaled = TextStyle.allCases.filter { $0.firstIOSVersion < 17 }
}
