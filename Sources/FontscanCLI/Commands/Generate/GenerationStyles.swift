internal import DynamicType
internal import FileAccess
internal import FontChecks
internal import StyleSheets
internal import SwiftGeneration

/// The styles of a sheet, as they are written.
enum GenerationStyles {
  /// Reads a sheet, and says all that is wrong with it.
  ///
  /// - Parameters:
  ///   - path: The sheet.
  ///   - session: The run.
  /// - Returns: The sheet, which has styles.
  /// - Throws: ``GenerationStop`` when it has a fault or no style.
  static func sheet(_ path: FilePath, _ session: Session) throws(GenerationStop) -> StyleSheet {
    guard let sheet = session.styleSheet(path) else { throw GenerationStop(status: .failure) }
    for fault in sheet.faults {
      session.complain(ScaleProblem(in: path, at: fault.place, fault.reason).words)
    }
    guard sheet.faults.isEmpty else { throw GenerationStop(status: .failure) }
    if let reason = sheet.wordsForEmptiness {
      session.complain(ScaleProblem(in: path, at: nil, reason).words)
      throw GenerationStop(status: .findings)
    }
    session.note(
      sheet.systemFontStyles.map { "\(path): '\($0.key)' is left out: it has the system font" }
    )
    return sheet
  }

  /// Describes the styles of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - faces: The faces that there are.
  ///   - session: The run.
  /// - Returns: The styles, in the order of the sheet.
  /// - Throws: ``GenerationStop`` when a style asks for a face that is not there.
  static func descriptions(
    of sheet: StyleSheet,
    _ faces: GenerationFaces,
    _ session: Session
  ) throws(GenerationStop) -> [StyleDescription] {
    let names = Set(faces.naming.families.flatMap(\.faces).map { Array($0.postScriptName.utf8) })
    let partners = Dictionary(
      (faces.bolds?.entries ?? []).map { (Array($0.name.utf8), $0.partner) }
    ) { first, _ in first }
    var isWhole = true
    let styles = sheet.styles.map { style, places in
      let font = style.baseFont
      for (name, place) in [(font.regularName, places.face), (font.boldName, places.boldFace)] {
        guard let name, !names.contains(Array(name.utf8)) else { continue }
        isWhole = false
        let reason = "style '\(style.name)': none of the faces is called '\(name)'"
        session.complain(ScaleProblem(in: sheet.path, at: place ?? places.name, reason).words)
      }
      if style.limits.minimum != nil {
        session.note(
          ScaleProblem(
            in: sheet.path,
            at: places.name,
            "style '\(style.name)': its minimum is left out, since UIKit has nothing like it"
          ).words
        )
      }
      return StyleDescription(
        name: style.name,
        faceName: font.regularName,
        boldFaceName: font.boldName ?? partners[Array(font.regularName.utf8)],
        textStyle: style.metrics.textStyle,
        size: size(of: style),
        maximumSize: style.limits.maximum
      )
    }
    guard isWhole else { throw GenerationStop(status: .findings) }
    return styles
  }

  /// The size at large, from which UIKit scales; of a style with another base category a hundredth of
  /// a point is near enough to come back to its size there.
  private static func size(of style: FontStyle) -> Double {
    guard style.metrics.baseCategory != .large else { return style.baseFont.pointSize }
    let exact = style.baseFont.pointSize * style.metrics.factor(at: .large)
    return (exact * 100).rounded() / 100
  }
}
