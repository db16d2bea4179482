/// A face at a size, as `UIFont` is one, without any file behind it.
///
/// Whether a face of that name exists is not asked here. A font never forgets what it was made
/// from: a scaled one knows its unscaled size, and one that Bold Text has changed its regular face.
/// So whatever happens to it in between, it finds back.
public struct Font: Hashable, Sendable {
  /// The PostScript name of the face when Bold Text is off.
  public let regularName: String

  /// The PostScript name of the face when Bold Text is on; `nil` when the face stays the same.
  public let boldName: String?

  /// Whether ``name`` is the bold face.
  public let isBoldText: Bool

  /// The size in points, positive and finite.
  public let pointSize: Double

  /// Where the size comes from; `nil` for a fixed size, which follows no category.
  public let scaling: FontScaling?

  /// The PostScript name of the face.
  public var name: String { isBoldText ? boldName ?? regularName : regularName }

  /// Takes a face at a fixed size.
  ///
  /// - Parameters:
  ///   - name: The PostScript name of the face.
  ///   - size: The size in points.
  ///   - boldName: The PostScript name of the face to change to when Bold Text is on.
  /// - Throws: ``FontScalingError/invalidSize(_:)`` when the size is not positive and finite, and
  ///   ``FontScalingError/noName`` when a name is empty.
  public init(name: String, size: Double, boldName: String? = nil) throws(FontScalingError) {
    guard !name.isEmpty, boldName != "" else { throw .noName }
    guard size > 0, size.isFinite else { throw .invalidSize(size) }
    self.init(
      regularName: name,
      boldName: boldName,
      isBoldText: false,
      pointSize: size,
      scaling: nil
    )
  }

  private init(
    regularName: String,
    boldName: String?,
    isBoldText: Bool,
    pointSize: Double,
    scaling: FontScaling?
  ) {
    self.regularName = regularName
    self.boldName = boldName
    self.isBoldText = isBoldText
    self.pointSize = pointSize
    self.scaling = scaling
  }

  /// The same face at another fixed size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: A font that has not been scaled.
  /// - Throws: ``FontScalingError/invalidSize(_:)`` when the size is not positive and finite.
  public func withSize(_ size: Double) throws(FontScalingError) -> Font {
    guard size > 0, size.isFinite else { throw .invalidSize(size) }
    return Font(
      regularName: regularName,
      boldName: boldName,
      isBoldText: isBoldText,
      pointSize: size,
      scaling: nil
    )
  }

  /// The font as it should look in some surroundings: a scaled one in the size of the category, one
  /// with a bold face in the face that Bold Text wants.
  ///
  /// - Parameter traits: The traits; what they leave open, and `nil` all, comes from
  ///   ``TraitCollection/current``.
  /// - Returns: The font. Adjusting it again gives the same as adjusting this one.
  public func adjusted(to traits: TraitCollection? = nil) -> Font {
    let traits = TraitCollection.resolved(traits)
    let font = withBoldText(traits.legibilityWeight == .bold)
    return scaling.map { font.scaled(by: $0, for: traits) } ?? font
  }

  /// The same font in the face for Bold Text or in its regular one.
  func withBoldText(_ isOn: Bool) -> Font {
    Font(
      regularName: regularName,
      boldName: boldName,
      isBoldText: isOn && boldName != nil,
      pointSize: pointSize,
      scaling: scaling
    )
  }

  /// The same face at the size that a scaling gives.
  func scaled(by scaling: FontScaling, for traits: TraitCollection) -> Font {
    Font(
      regularName: regularName,
      boldName: boldName,
      isBoldText: isBoldText,
      pointSize: scaling.pointSize(at: traits.preferredContentSizeCategory),
      scaling: scaling
    )
  }
}
