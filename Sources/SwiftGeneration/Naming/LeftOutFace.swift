/// A face that generated code does not have.
package struct LeftOutFace: Hashable, Sendable {
  /// Why a face is left out.
  enum Reason: Hashable, Sendable {
    case noName
    case privateName
    case nameNoText
    case fileNoText
    case nameTaken(by: FaceDescription)
  }

  /// What the file calls it; `nil` where it does not.
  package let name: String?

  /// The file; `nil` where its name is no UTF-8.
  package let file: String?

  private let reason: Reason

  init(_ face: FaceDescription, because reason: Reason) {
    name = face.postScriptName
    file = face.file
    self.reason = reason
  }

  /// The reason, in words that follow the face and a colon.
  package var words: String {
    switch reason {
    case .noName: "it has no PostScript name to ask for"
    case .privateName: "iOS gives nobody a font whose name starts with a dot"
    case .nameNoText: "its PostScript name holds bytes that are no character"
    case .fileNoText: "the name of its file is no UTF-8"
    case .nameTaken(let first):
      "'\(first.file ?? "")' has a face of that name, and an app gets one of the two"
    }
  }
}
