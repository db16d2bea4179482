/// The axes and named instances of a variable face.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/fvar>.
package struct FvarTable: FontTable, Hashable {
  package static let tag = Tag.fvar

  /// The axes in the order of the file; without any the face is not variable.
  package let axes: [Axis]

  /// The named instances in the order of the file, whole records only.
  package let instances: [Instance]

  /// Set when the table ends before all the instances that it announces.
  package let damage: TableError?

  /// The coordinates of all instances, one after the other.
  private let flatCoordinates: [Fixed]

  /// One direction of change.
  package struct Axis: Hashable, Sendable {
    /// The axis's name, such as `wght`.
    package let tag: Tag
    /// The least value.
    package let minimum: Fixed
    /// The value of the face when nothing is asked.
    package let defaultValue: Fixed
    /// The greatest value.
    package let maximum: Fixed
    /// Bit 0: not for users' eyes.
    package let flags: UInt16
    /// The name ID of the axis's name for people, `axisNameID`.
    package let nameID: UInt16

    /// Whether interfaces should leave the axis out.
    package var isHidden: Bool { flags & 1 != 0 }
  }

  /// One place that the maker gave a name.
  package struct Instance: Hashable, Sendable {
    /// The name ID of the instance's style.
    package let subfamilyNameID: UInt16
    /// Reserved bits.
    package let flags: UInt16
    /// The name ID of the PostScript name: `nil` when the records have no such field, 65535 when
    /// the field says that there is none.
    package let postScriptNameID: UInt16?
  }
}

extension FvarTable {
  /// Where an instance lies.
  ///
  /// - Parameter index: The instance's place in `instances`; any other number traps.
  /// - Returns: One value an axis, in the order of `axes`.
  package func coordinates(ofInstance index: Int) -> ArraySlice<Fixed> {
    precondition(instances.indices.contains(index), "there is no such instance")
    return flatCoordinates[index * axes.count..<(index + 1) * axes.count]
  }
}

extension FvarTable {
  private enum Offset {
    static let axesArrayOffset = 4
    static let axisCount = 8
    static let axisSize = 10
    static let instanceCount = 12
    static let instanceSize = 14
  }

  /// How many bytes come before the axes.
  package static let headerByteCount = 16

  private static let axisByteCount = 20

  /// Reads the axes and the instances.
  ///
  /// - Throws: When an axis is cut off, or the version or a record's size is none of the specification.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.majorVersion(headerByteCount: Self.headerByteCount)
    let axisCount = Int(try bytes.bigEndian(UInt16.self, at: Offset.axisCount))
    guard axisCount > 0 else {
      // The specification: such a face is to be treated as one that is not variable.
      (axes, instances, flatCoordinates, damage) = ([], [], [], nil)
      return
    }
    let axesStart = Int(try bytes.bigEndian(UInt16.self, at: Offset.axesArrayOffset))
    let axisSize = try bytes.bigEndian(UInt16.self, at: Offset.axisSize)
    guard axisSize == Self.axisByteCount else {
      let words = "its axes have \(axisSize) bytes each and not \(Self.axisByteCount)"
      throw TableError(offset: Offset.axisSize, .malformed(words))
    }
    axes = try Self.axes(bytes, at: axesStart, count: axisCount)

    let announced = Int(try bytes.bigEndian(UInt16.self, at: Offset.instanceCount))
    let size = Int(try bytes.bigEndian(UInt16.self, at: Offset.instanceSize))
    let sizes = (without: 4 + 4 * axisCount, with: 6 + 4 * axisCount)
    guard announced == 0 || size == sizes.without || size == sizes.with else {
      let words = "its instances have \(size) bytes each and not \(sizes.without) or \(sizes.with)"
      throw TableError(offset: Offset.instanceSize, .malformed(words))
    }
    let start = axesStart + axisCount * Self.axisByteCount
    let present = announced == 0 ? 0 : min(announced, (bytes.count - start) / size)
    var instances: [Instance] = []
    var coordinates: [Fixed] = []
    instances.reserveCapacity(present)
    coordinates.reserveCapacity(present * axisCount)
    for index in 0..<present {
      let record = start + index * size
      for axis in 0..<axisCount {
        let value = try bytes.bigEndian(Int32.self, at: record + 4 + 4 * axis)
        coordinates.append(Fixed(rawValue: value))
      }
      instances.append(
        Instance(
          subfamilyNameID: try bytes.bigEndian(UInt16.self, at: record),
          flags: try bytes.bigEndian(UInt16.self, at: record + 2),
          postScriptNameID: size == sizes.with
            ? try bytes.bigEndian(UInt16.self, at: record + sizes.without) : nil
        )
      )
    }
    self.instances = instances
    flatCoordinates = coordinates
    damage =
      present == announced
      ? nil
      : TableError(
        table: Self.tag,
        offset: start + present * size,
        .truncated(needed: (announced - present) * size, end: bytes.count)
      )
  }

  private static func axes(
    _ bytes: Span<UInt8>,
    at start: Int,
    count: Int
  ) throws(TableError) -> [Axis] {
    _ = try bytes.checkedRange(at: start, count: count * axisByteCount)
    var axes: [Axis] = []
    axes.reserveCapacity(count)
    for index in 0..<count {
      let record = start + index * axisByteCount
      axes.append(
        Axis(
          tag: Tag(rawValue: try bytes.bigEndian(UInt32.self, at: record)),
          minimum: Fixed(rawValue: try bytes.bigEndian(Int32.self, at: record + 4)),
          defaultValue: Fixed(rawValue: try bytes.bigEndian(Int32.self, at: record + 8)),
          maximum: Fixed(rawValue: try bytes.bigEndian(Int32.self, at: record + 12)),
          flags: try bytes.bigEndian(UInt16.self, at: record + 16),
          nameID: try bytes.bigEndian(UInt16.self, at: record + 18)
        )
      )
    }
    return axes
  }
}
