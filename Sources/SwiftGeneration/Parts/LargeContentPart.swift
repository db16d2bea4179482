/// Large pictures of controls that cannot grow, such as those of a bar.
struct LargeContentPart {
  let options: GenerationOptions
}

extension LargeContentPart {
  /// A function for UIKit.
  var uiKit: String {
    """
    // MARK: - Large Content Viewer in UIKit

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
      @available(iOS 13.0, *)
      extension UIView {
        /// Shows the view large while a finger rests on it, in the accessibility sizes.
        ///
        /// For controls that cannot grow, which is what everything else should do. Called again it
        /// changes what is shown.
        ///
        /// - Parameters:
        ///   - title: The text; `nil` takes that of the control, where it has one.
        ///   - image: The picture; `nil` takes that of the control, where it has one.
        ///   - scalesImage: Whether the picture may grow: as one of a PDF or a symbol can.
        ///   - imageInsets: Moves a picture that is not centred.
        \(options.open)func showLargeContent(
          title: String? = nil,
          image: UIImage? = nil,
          scalesImage: Bool = true,
          imageInsets: UIEdgeInsets = .zero
        ) {
          showsLargeContentViewer = true
          if title != nil { largeContentTitle = title }
          if image != nil { largeContentImage = image }
          scalesLargeContentImage = scalesImage
          largeContentImageInsets = imageInsets
          if !interactions.contains(where: { $0 is UILargeContentViewerInteraction }) {
            addInteraction(UILargeContentViewerInteraction())
          }
        }
      }
    #endif
    """
  }

  /// A modifier for SwiftUI.
  var swiftUI: String {
    """
    // MARK: - Large Content Viewer in SwiftUI

    #if canImport(SwiftUI)
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      extension View {
        /// Shows a text and a symbol large while a finger rests on the view, in the accessibility
        /// sizes.
        ///
        /// For controls that cannot grow, which is what everything else should do.
        ///
        /// - Parameters:
        ///   - title: The text.
        ///   - systemImage: The name of an SF Symbol.
        /// - Returns: The view with the viewer.
        \(options.open)func largeContent(_ title: String, systemImage: String) -> some View {
          accessibilityShowsLargeContentViewer { Label(title, systemImage: systemImage) }
        }

        /// Shows a text large while a finger rests on the view, in the accessibility sizes.
        ///
        /// For controls that cannot grow, which is what everything else should do.
        ///
        /// - Parameter title: The text.
        /// - Returns: The view with the viewer.
        \(options.open)func largeContent(_ title: String) -> some View {
          accessibilityShowsLargeContentViewer { Text(title) }
        }
      }
    #endif
    """
  }
}
