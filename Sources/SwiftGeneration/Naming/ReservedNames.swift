/// Names that an identifier may not be.
enum ReservedNames {
  /// Types of Swift, of Apple's frameworks and of the generated code that a family would hide.
  static let types: Set<String> = Set(
    """
    Any AnyObject Self Type Protocol Array Bool CaseIterable Character Codable Comparable Dictionary \
    Double Equatable Error Float Hashable Identifiable Int Never Optional RawRepresentable Result \
    RawValue Sendable Set String Substring TextStyle Void \
    Bundle Calendar CFError CFErrorGetCode CFURL CGFloat CGRect CTFontManagerError \
    CTFontManagerRegisterFontsForURL Data Date MainActor NSCoder NSObject NSObjectProtocol \
    Notification NotificationCenter OperationQueue Unmanaged URL \
    NSFont UIAccessibility UIApplication UIContentSizeCategory UIEdgeInsets UIFont UIFontMetrics \
    UIImage UILabel UILargeContentViewerInteraction UITraitCollection UITraitLegibilityWeight \
    UITraitPreferredContentSizeCategory UIView XCTAssertEqual XCTFail XCTestCase \
    Button Color Content Divider DynamicTypeSize Environment Font Form Group Image Label \
    LegibilityWeight Link List Menu ModifiedContent Path Picker Scene ScaledMetric Section Shape \
    Slider Spacer State Stepper Table Text Toggle View ViewBuilder ViewModifier Window \
    BoldFaces BoldTextFaceFont BoldTextLabel BoldTextObserver FaceStyle FaceStyles FontFace FontFiles \
    GeneratedFontTests IOS10FontSizes ScaledFaceFont StyledFaceFont TextSizeObserver Update
    """
    .split(separator: " ").map(String.init)
  )

  /// Keywords, and members that every face has.
  static let members: Set<String> = Set(
    """
    actor any as associatedtype async await borrowing break case catch class consuming continue \
    default defer deinit didSet do each else enum extension fallthrough false fileprivate for func \
    get guard if import in indirect init inout internal is isolated lazy let macro mutating nil \
    nonisolated open operator optional override package precedencegroup private protocol public \
    repeat required rethrows return self sending set some static struct subscript super switch \
    throw throws true try typealias unowned var weak where while willSet \
    allCases boldFace boldName description file font fontForIOS10 hash hashValue isItalic none \
    postScriptName rawValue scaledSize size systemSize weight
    """
    .split(separator: " ").map(String.init)
  )
}
