/// How sure it is that iOS answers to a name.
///
/// Apple does not publish how Core Text names the faces of a file. What is known comes from names
/// that devices printed and that shipped apps use.
public enum NameCertainty: String, Comparable, Sendable, CaseIterable {
  /// Inferred; not seen on a device.
  case low
  /// Known from one good source.
  case medium
  /// Printed by devices or relied upon by several unrelated apps.
  case high

  /// Orders from less to more sure.
  public static func < (left: NameCertainty, right: NameCertainty) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}
