/// A place on the axes of a variable font file that has a name.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/fvar#instancerecord>.
public struct NamedInstance: Hashable, Sendable {
  /// The subfamily name, English first; `nil` when the file does not hold the record.
  public var name: String?

  /// The PostScript name that the file stores for the instance, or `nil`.
  ///
  /// At the default position iOS uses name ID 6 even when this differs from it.
  public var storedPostScriptName: String?

  /// A position for each axis, in the order of the axes.
  public var coordinates: [Double]

  /// Whether every coordinate is the default of its axis.
  public var isDefault: Bool

  /// The place among the instances of the file, from 1; `nil` for a position that is none of them.
  public var place: Int?

  /// Describes an instance.
  public init(
    name: String?,
    storedPostScriptName: String? = nil,
    coordinates: [Double],
    isDefault: Bool = false,
    place: Int? = nil
  ) {
    self.name = name
    self.storedPostScriptName = storedPostScriptName
    self.coordinates = coordinates
    self.isDefault = isDefault
    self.place = place
  }
}
