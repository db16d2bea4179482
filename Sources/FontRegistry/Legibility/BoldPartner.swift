/// The face that Bold Text should switch a face to.
public struct BoldPartner: Sendable {
  /// Where a partner comes from.
  public enum Source: String, Sendable {
    /// A static face, or the default of a variable file.
    case face
    /// A named instance of a variable file.
    case instance
    /// A free position of the `wght` axis.
    case axis
  }

  /// The partner; for ``Source/axis`` the face at that position.
  public var face: Face

  /// Where the partner comes from.
  public var source: Source

  package init(face: Face, source: Source) {
    self.face = face
    self.source = source
  }
}

/// What there is for a face when Bold Text is on.
public enum BoldPartnerAnswer: Sendable {
  /// Switch to this.
  case partner(BoldPartner)
  /// The face is of weight 600 or more and nothing in its family is heavier: no fault.
  case heaviest
  /// The family has nothing heavier.
  case missing
  /// A symbol or icon font, which is left alone.
  case exempt
  /// The file does not say how heavy the face is.
  case unknownWeight
}
