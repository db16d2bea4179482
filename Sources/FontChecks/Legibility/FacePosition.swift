internal import FontRegistry

/// What tells a face, or a position of one on its axes, from every other.
struct FacePosition: Hashable {
  private let design: DesignPlace
  private let coordinates: [Double]

  /// Takes the position of a face.
  init(_ face: Face) {
    design = DesignPlace(face)
    coordinates = face.coordinates
  }
}
