internal import OpenType

extension FontFile {
  /// Says what a file is that cannot be looked into.
  ///
  /// - Parameters:
  ///   - signature: What the first bytes promise.
  ///   - start: The first bytes.
  mutating func refuse(_ signature: FontSignature, start: Span<UInt8>) {
    let (kind, reason): (FontProblem.Kind, String) =
      switch signature {
      case .empty: (.empty, "it is empty")
      case .gitLFSPointer:
        (.gitLFSPointer, "it is a Git LFS pointer (\(size) bytes); run 'git lfs pull'")
      case .html: (.html, "it is a web page and no font")
      case .text: (.text, "it is text and no font")
      case .embeddedOpenType:
        (.unsupported, "it is an Embedded OpenType web font, which is not looked into")
      default: (.unknown, "it starts with \(start.hexadecimalStart), as no known font does")
      }
    if signature == .embeddedOpenType { container = .eot }
    problems.append(FontProblem(file: path, reason: reason, kind: kind))
  }
}

extension Span<UInt8> {
  /// The first four bytes for people.
  fileprivate var hexadecimalStart: String {
    let digits = (0..<Swift.min(4, count)).map { index in
      let byte = String(self[index], radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "the bytes " + digits.joined(separator: " ")
  }
}
