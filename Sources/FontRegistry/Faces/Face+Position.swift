extension FontFile {
  /// The face at a position of the axes.
  ///
  /// - Parameters:
  ///   - position: Positions by axis tag; the other axes stay where `face` has them.
  ///   - face: The face of this file to start from.
  /// - Returns: The named instance that lies exactly there, or else the free position under the
  ///   name that iOS gives it, with medium certainty.
  /// - Throws: ``PositionError`` when the file has no such axis or the position lies outside it.
  public func face(
    at position: [String: Double],
    from face: Face
  ) throws(PositionError) -> Face {
    let coordinates = try face.coordinates(movedTo: position)
    let siblings = faces.filter { $0.index == face.index }
    // The default comes first; its style bits are the file's, and not those of an instance.
    return siblings.first { $0.coordinates == coordinates }
      ?? (siblings.first ?? face).free(at: coordinates)
  }
}

extension Face {
  /// Where the face lies on each axis; empty for a static face.
  public var coordinates: [Double] {
    instance?.coordinates ?? axes.map(\.defaultValue)
  }

  /// The position on an axis, or `nil` when there is no such axis.
  public func position(on tag: String) -> Double? {
    axes.firstIndex { $0.tag == tag }.map { coordinates[$0] }
  }

  fileprivate func coordinates(
    movedTo position: [String: Double]
  ) throws(PositionError) -> [Double] {
    guard isVariable else { throw .notVariable }
    var coordinates = self.coordinates
    for (tag, value) in position.sorted(by: { $0.key < $1.key }) {
      guard let place = axes.firstIndex(where: { $0.tag == tag }) else {
        throw .unknownAxis(tag, available: axes.map(\.tag))
      }
      // Files store positions in steps of 1/65536: 33.3 is the nearest step to it.
      let value = (value * 65536).rounded() / 65536
      guard axes[place].minimum <= value, value <= axes[place].maximum else {
        throw .outOfRange(axis: axes[place], position: value)
      }
      coordinates[place] = value
    }
    return coordinates
  }

  /// The face at coordinates that no named instance has.
  func free(at coordinates: [Double]) -> Face {
    var free = self
    free.instance = NamedInstance(name: nil, coordinates: coordinates)
    free.postScriptName = filePostScriptName.map {
      PositionName.make(name: $0, axes: axes, coordinates: coordinates)
    }
    let isNegative = zip(axes, coordinates).contains { $1 < 0 && $1 != $0.defaultValue }
    free.nameCertainty = free.postScriptName == nil ? nil : isNegative ? .low : .medium
    free.nameReason =
      free.postScriptName == nil
      ? nil
      : "seen as the name of a font on devices, not proven to be accepted: use a font descriptor "
        + "with the variation attribute"
    free.fullName = nil
    free.style = nil
    free.legacyStyle = nil
    free.hasBoldBits = false
    free.applyPosition()
    return free
  }
}
