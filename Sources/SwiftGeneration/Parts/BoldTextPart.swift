/// The faces for people who use Bold Text, and what changes to them and back.
struct BoldTextPart {
  let partners: [(name: String, partner: String)]
  let options: GenerationOptions
}

extension BoldTextPart {
  /// Which face takes the place of which.
  var map: String {
    let entries = partners.map { entry in
      "    \(SwiftLiteral.string(entry.name)): \(SwiftLiteral.string(entry.partner)),"
    }
    let table = entries.isEmpty ? "[:]" : "[\n" + entries.joined(separator: "\n") + "\n  ]"
    return """
      // MARK: - Bold Text

      /// The faces to use when a person has turned on Bold Text.
      \(options.open)enum BoldFaces {
        /// PostScript names: of a face, and of the one that takes its place.
        \(options.open)static let partners: [String: String] = \(table)
      }

      extension FontFace {
        /// The PostScript name of the face for Bold Text; its own where it has no bolder one.
        \(options.open)var boldName: String { BoldFaces.partners[rawValue] ?? rawValue }
      }
      """
  }

  /// A label for UIKit.
  var uiKit: String {
    let assume = options.language == .five ? ("", "") : ("MainActor.assumeIsolated { ", " }")
    return """
      // MARK: - Bold Text in UIKit

      #if canImport(UIKit) && !os(watchOS)
        /// A label whose face follows the text size and Bold Text.
        ///
        /// Every change starts from the face that it was given, so that the text becomes light again
        /// when Bold Text is turned off.
        @available(iOS 13.0, tvOS 13.0, *)
        \(options.open)class BoldTextLabel: UILabel {
          private var wanted: ((_ isBold: Bool) -> UIFont)?
          private var observer: BoldTextObserver?

          /// Makes a label of any number of lines.
          \(options.open)override init(frame: CGRect) {
            super.init(frame: frame)
            numberOfLines = 0
            follow()
          }

          /// Takes a label from a storyboard, with the lines that it has there.
          \(options.open)required init?(coder: NSCoder) {
            super.init(coder: coder)
            follow()
          }

          /// Sets the face.
          ///
          /// - Parameters:
          ///   - face: The face without Bold Text.
          ///   - style: What the text is.
          ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font.
          ///   - maximumPointSize: Where the text stops growing; `nil` for nowhere.
          \(options.open)func setFace<Face: FontFace>(
            _ face: Face,
            forTextStyle style: UIFont.TextStyle = .body,
            size: CGFloat? = nil,
            maximumPointSize: CGFloat? = nil
          ) {
            wanted = { isBold in
              UIFont.face(
                named: isBold ? face.boldName : face.rawValue,
                style: style,
                size: size,
                maximum: maximumPointSize,
                traits: nil
              )
            }
            update()
          }
      \(styleSetter)
          private func follow() {
            adjustsFontForContentSizeCategory = true
            if #available(iOS 17.0, tvOS 17.0, *) {
              registerForTraitChanges([UITraitLegibilityWeight.self]) {
                (label: BoldTextLabel, _: UITraitCollection) in
                label.update()
              }
            } else {
              observer = BoldTextObserver { [weak self] in self?.update() }
            }
          }

          private func update() {
            guard let wanted = wanted else { return }
            font = wanted(isBoldWanted)
          }

          private var isBoldWanted: Bool {
            if #available(iOS 17.0, tvOS 17.0, *) { return traitCollection.legibilityWeight == .bold }
            return UIAccessibility.isBoldTextEnabled
          }
        }

        /// Calls back each time that Bold Text is turned on or off, until it is released.
        @available(iOS 13.0, tvOS 13.0, *)
        private final class BoldTextObserver {
          private let token: \(options.any)NSObjectProtocol

          init(_ update: @escaping \(options.callback)() -> Void) {
            token = NotificationCenter.default.addObserver(
              forName: UIAccessibility.boldTextStatusDidChangeNotification,
              object: nil,
              queue: .main
            ) { _ in \(assume.0)update()\(assume.1) }
          }

          deinit {
            NotificationCenter.default.removeObserver(token)
          }
        }
      #endif
      """
  }

  private var styleSetter: String {
    guard options.parts.contains(.styles) else { return "" }
    return """

          /// Sets the face and the size of a style.
          ///
          /// - Parameter style: The style.
          \(options.open)func setStyle(_ style: FaceStyle) {
            wanted = { isBold in style.font(isBold: isBold) }
            update()
          }

      """
  }

  /// A modifier for SwiftUI.
  var swiftUI: String {
    """
    // MARK: - Bold Text in SwiftUI

    #if canImport(SwiftUI)
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      extension View {
        /// Sets a face that follows the text size and Bold Text.
        ///
        /// - Parameters:
        ///   - face: The face without Bold Text.
        ///   - style: What the text is.
        ///   - size: Points at the usual text size, `large`; `nil` takes those of the system font,
        ///     or of its body where Apple tells none.
        ///   - maximumSize: Where the text stops growing; `nil` for nowhere.
        ///   - dynamicTypeSize: A text size in place of the one that the person chose.
        /// - Returns: The view with the font.
        \(options.open)func boldTextFont<Face: FontFace>(
          _ face: Face,
          relativeTo style: Font.TextStyle = .body,
          size: CGFloat? = nil,
          maximumSize: CGFloat? = nil,
          dynamicTypeSize: DynamicTypeSize? = nil
        ) -> some View {
          modifier(
            BoldTextFaceFont(
              name: face.rawValue,
              boldName: face.boldName,
              style: style,
              size: size,
              maximumSize: maximumSize
            )
          )
          .transformEnvironment(\\.dynamicTypeSize) { $0 = dynamicTypeSize ?? $0 }
        }
      }

      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      private struct BoldTextFaceFont: ViewModifier {
        let name: String
        let boldName: String
        let style: Font.TextStyle
        let size: CGFloat?
        let maximumSize: CGFloat?
        @Environment(\\.legibilityWeight) private var legibilityWeight

        init(
          name: String,
          boldName: String,
          style: Font.TextStyle,
          size: CGFloat?,
          maximumSize: CGFloat?
        ) {
          self.name = name
          self.boldName = boldName
          self.style = style
          self.size = size
          self.maximumSize = maximumSize
        }

        func body(content: Content) -> some View {
          content.modifier(
            ScaledFaceFont(
              name: legibilityWeight == .bold ? boldName : name,
              style: style,
              size: size,
              maximumSize: maximumSize
            )
          )
        }
      }
    #endif
    """
  }
}
