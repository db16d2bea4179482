internal import FontRegistry

extension FontFile {
  /// Why an app may not get a face of the file, however it asks for it.
  ///
  /// Code to paste would promise what the file does not keep.
  ///
  /// - Parameter face: A face of the file.
  /// - Returns: The reason; `nil` when nothing is known that speaks against it.
  func obstacle(to face: Face) -> String? {
    let format: String? =
      switch container {
      case .woff: "WOFF"
      case .woff2: "WOFF2"
      case .eot: "Embedded OpenType"
      case .pfb, .pfa: "Type 1"
      case .pcf: "PCF"
      case .bdf: "BDF"
      // Apple's own; whether an app may declare one was not found out.
      case .dfont, .sfnt, .collection, .other, nil: nil
      }
    if let format { return "\(format) is no format for UIAppFonts" }
    let isDamaged = problems.contains { problem in
      problem.kind == .damaged && (problem.index ?? face.index) == face.index
    }
    return isDamaged ? "the file is damaged, and iOS may refuse it" : nil
  }
}
