internal import Foundation

/// The collected facts about Dynamic Type, where a checkout lies beside them.
struct CollectedFacts: Decodable, Sendable {
  /// A size category.
  struct Category: Decodable, Sendable {
    let key: String
    let uikit: String
    let raw: String
    let swiftUI: String
    let accessibility: Bool
  }

  /// A text style.
  struct Style: Decodable, Sendable {
    let raw: String
    let swiftUI: String
    let uikitSince: String
  }

  /// A cell of a table.
  struct Cell: Decodable, Sendable {
    let pointSize: Double
    let leading: Double?
  }

  /// The weights of a style.
  struct Weights: Decodable, Sendable {
    let weight: String
    let emphasized: String?
  }

  /// A cell where measurement and publication part.
  struct Contradiction: Decodable, Sendable {
    let style: String
    let category: String
    let higLeading: Double
    let impliedByMeasurement: Double
  }

  /// What is known of UIFontMetrics.
  struct Metrics: Decodable, Sendable {
    let measuredMultiplier: [String: [String: Double]]
    let effectiveLineHeight: [String: [String: Double]]
    let cellsWhereMeasurementContradictsHIG: [Contradiction]
  }

  /// Where text first reaches twice its size.
  struct Reach: Decodable, Sendable {
    let customFontFirstCategory: String?
    let customFontFirstCategoryUsingHIGLeading: String?
    let systemFontFirstCategory: String?
  }

  /// Maps of weights.
  struct WeightMaps: Decodable, Sendable {
    let uiFontWeightRaw: [String: Double]
  }

  let categories: [Category]
  let styles: [String: Style]
  let tables: [String: [String: [String: Cell]]]
  let styleWeights: [String: [String: Weights]]
  let uiFontMetrics: Metrics
  let sizeReaching200Percent: [String: Reach]
  let weights: WeightMaps

  /// The file, in a folder `shared` beside the checkout or beside a folder above it.
  static let file: URL? = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "shared/facts/dynamic-type.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }()

  /// Reads the file.
  static func read() throws -> CollectedFacts {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(CollectedFacts.self, from: Data(contentsOf: file))
  }
}
