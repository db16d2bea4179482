internal import FontRegistry

/// The lines by which an app gets a face.
struct FaceCode: Hashable, Sendable {
  /// An expression for UIKit.
  let uiKit: String

  /// A modifier for SwiftUI.
  let swiftUI: String

  /// Writes the lines for a face; there are none when it has no name that iOS would answer to.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - isFreePosition: Whether it is a position without a named instance.
  init?(_ face: Face, isFreePosition: Bool) {
    if let name = face.postScriptName, !isFreePosition {
      let literal = FaceCode.literal(name)
      uiKit = "UIFont(name: \(literal), size: 17)"
      swiftUI = ".font(.custom(\(literal), size: 17, relativeTo: .body))"
      return
    }
    // The name of a position is not proven to be accepted, and an instance without a name has none:
    // a descriptor goes by the name of the file and the place on the axes.
    guard let name = face.filePostScriptName, let instance = face.instance else { return nil }
    let variation = zip(face.axes, instance.coordinates)
      .map { "\(FaceCode.number(of: $0.tag)): \($1.shortest)" }
      .joined(separator: ", ")
    uiKit =
      "UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: \(FaceCode.literal(name)), "
      + "UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String): "
      + "[\(variation)]]), size: 17)"
    swiftUI = ".font(Font(\(uiKit) as CTFont))"
  }

  /// A string of Swift source.
  static func literal(_ text: String) -> String {
    let body = text.unicodeScalars.reduce(into: "") { body, scalar in
      switch scalar {
      case "\"": body += "\\\""
      case "\\": body += "\\\\"
      case _ where TextEscape.isNeeded(for: scalar): body += TextEscape.escape(scalar)
      default: body.unicodeScalars.append(scalar)
      }
    }
    return "\"\(body)\""
  }

  /// Core Text knows axes by the number that the four bytes of their tag make.
  private static func number(of tag: String) -> String {
    let number = tag.utf8.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return "0x" + String(number, radix: 16)
  }
}
