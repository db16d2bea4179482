internal import FontChecks

/// A form in which `--map` writes which face takes the place of which.
enum BoldMapForm: String, CaseIterable, Sendable {
  /// A Swift file for the app.
  case swift

  /// One document, with a schema.
  case json

  /// How the map is written.
  func rendering(_ map: BoldMap) -> Rendering {
    switch self {
    case .swift: .text { map.writeSwift(to: &$0) }
    case .json: .json { map.writeJSON(to: &$0) }
    }
  }
}
