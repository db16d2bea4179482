/// Names that an identifier may not be.
enum ReservedNames {
  /// What a family would hide in the whole module: modules, types of Swift, of Apple's frameworks as far
  /// as they have no prefix, and of the generated code.
  static let types: Set<String> = Set(
    """
    AppKit Combine CoreData CoreFoundation CoreGraphics CoreText Darwin Dispatch Foundation Glibc \
    MapKit Observation ObjectiveC OSLog SwiftData SwiftUI Swift Testing UIKit UserNotifications \
    WatchKit WebKit WidgetKit XCTest \
    \
    Actor Any AnyActor AnyClass AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array \
    ArraySlice AsyncSequence AsyncStream Bool CaseIterable Character ClosedRange Clock Codable \
    CodingKey CodingKeys Collection Comparable ContiguousArray ContinuousClock Copyable \
    CustomStringConvertible Decodable Decoder Dictionary Double Duration Element Encodable Encoder \
    Equatable Error Escapable Executor Float Float16 Float80 GlobalActor Hashable Hasher \
    Identifiable Index InlineArray Instant Int Int8 Int16 Int32 Int64 Int128 Iterator IteratorProtocol \
    KeyPath KeyValuePairs LazySequence Locale MainActor Mirror Mutex Never Numeric ObjectIdentifier \
    Optional OptionSet Output Failure Protocol Range RawRepresentable RawValue Regex Result \
    Self Selector Sendable Sequence Set SetAlgebra Slice Span StaticString StrideTo String \
    StringProtocol SubSequence Substring SuspendingClock Task TaskGroup TaskLocal TaskPriority Type \
    UInt UInt8 UInt16 UInt32 UInt64 UInt128 Unicode Unmanaged Void WritableKeyPath Zip2Sequence \
    \
    AttributedString Bundle Calendar CharacterSet Data Date DateComponents DateFormatter DateInterval \
    Decimal Dimension FileHandle FileManager Formatter Host IndexPath IndexSet InputStream \
    JSONDecoder JSONEncoder JSONSerialization Locale Logger Measurement Morphology Notification \
    NotificationCenter NumberFormatter Operation OperationQueue OutputStream Pipe Port Predicate \
    Process ProcessInfo Progress PropertyListDecoder PropertyListEncoder RunLoop Scanner Stream \
    Thread TimeInterval TimeZone Timer Unit URL URLComponents URLRequest URLSession UserDefaults UUID \
    AnyCancellable AnyPublisher Cancellable Just Future ObservableObject Observable Published \
    Publisher Publishers Subject Subscriber Subscription \
    \
    CFError CFErrorGetCode CFURL CGFloat CGPoint CGRect CGSize CTFontManagerError \
    CTFontManagerRegisterFontsForURL NSCoder NSFont NSObject NSObjectProtocol UIAccessibility \
    UIApplication UIContentSizeCategory UIEdgeInsets UIFont UIFontMetrics UIImage UILabel \
    UILargeContentViewerInteraction UITraitCollection UITraitLegibilityWeight \
    UITraitPreferredContentSizeCategory UIView XCTAssertEqual XCTFail XCTestCase \
    \
    Alert Alignment Anchor Angle AngularGradient Animation AnyLayout AnyShape \
    AnyTransition AnyView App AppStorage AsyncImage Axis Binding Bindable Body \
    Button ButtonRole ButtonStyle Canvas Capsule Chart Circle Color ColorPicker ColorScheme Commands \
    ContainerRelativeShape Content ContentMode ContentShapeKinds ControlGroup CoordinateSpace \
    DatePicker DisclosureGroup Divider DragGesture DynamicTypeSize EdgeInsets Edge \
    EditButton EditMode Ellipse EllipticalGradient EmptyView Entry Environment EnvironmentKey \
    EnvironmentObject EnvironmentValues EquatableView FetchRequest FillStyle FocusState FocusedValue \
    Font ForEach Form GeometryProxy GeometryReader Gauge Gesture GestureState Glass Gradient Grid \
    GridItem GridRow Group GroupBox HStack HierarchicalShapeStyle HorizontalAlignment \
    ImagePaint Image ImageRenderer KeyEquivalent Label LabeledContent Layout LayoutDirection \
    LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearGradient Link List \
    LocalizedStringKey LongPressGesture Map Marker Material Menu MeshGradient ModifiedContent \
    Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView \
    ObservedObject OutlineGroup PasteButton Path PhaseAnimator PhotosPicker Picker \
    PlainButtonStyle PreferenceKey Preview PreviewProvider ProgressView ProposedViewSize Query \
    RadialGradient Rectangle RenameButton RotateGesture RoundedRectangle SafeAreaRegions \
    ScaledMetric Scene SceneBuilder SceneStorage ScrollView ScrollViewReader SectorMark Section \
    SecureField Settings Shader Shape ShapeStyle ShareLink Slider Spacer State StateObject \
    Stepper StrokeStyle SubmitLabel Subview TabView Tab Table TableColumn TapGesture Text \
    TextEditor TextField TextRenderer TextStyle TimelineView Toggle ToolbarItem Toolbar \
    Transaction Transition UIViewRepresentable UnevenRoundedRectangle UnitPoint VStack \
    VerticalAlignment View ViewBuilder ViewModifier ViewThatFits Visibility Widget Window WindowGroup \
    ZStack \
    \
    BoldFaces BoldTextFaceFont BoldTextLabel BoldTextObserver FaceStyle FaceStyles FontFace FontFiles \
    GeneratedFontTests IOS10FontSizes NoFamily ScaledFaceFont StyledFaceFont TextSizeObserver \
    UnnamedFamily Update
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
  )

  /// Keywords, and members that every face has.
  static let members: Set<String> = Set(
    """
    actor any as associatedtype async await borrowing break case catch class consuming continue \
    default defer deinit didSet do each else enum extension fallthrough false fileprivate for func \
    get guard if import in indirect init inout internal is isolated lazy let macro mutating nil \
    nonisolated open operator optional override package precedencegroup private protocol public \
    repeat required rethrows return self sending set some static struct subscript super switch \
    throw throws true try typealias unowned unsafe var weak where while willSet \
    allCases boldFace boldName description file font fontForIOS10 hash hashValue isItalic none \
    postScriptName rawValue scaledSize size systemSize weight
    """
    .split(separator: " ").map(String.init)
  )
}
