internal import FontRegistry

/// What a font name that code asks for leads to.
enum NameAnswer: Sendable {
  /// A shipped face of that PostScript name.
  case postScript(NamedFace)

  /// A face or family that iOS has itself.
  case system

  /// The faces of a shipped family.
  case family([NamedFace])

  /// A shipped face whose full name it is.
  case fullName(NamedFace)

  /// One of iOS's own faces whose full name it seems to be: its PostScript name.
  case systemFullName(String)

  /// A shipped face that may have that name: why is in the second part.
  case doubtful(NamedFace, DoubtfulName)

  /// A name of the system that nothing can ask for: it starts with a dot.
  case hidden

  /// Nothing that is shipped, and nothing that iOS is known to have.
  case unknown
}

/// Why a face may be called so, though it is listed under another name.
enum DoubtfulName: Sendable {
  /// It is another record of the PostScript name.
  case otherRecord
  /// It is the name that the file stores for the instance at its default position.
  case storedForDefault
  /// It spells a free position of the axes.
  case position
}

extension NameAnswer {
  /// Whether a font comes of it.
  var isThere: Bool {
    switch self {
    case .postScript, .system, .family, .fullName: true
    case .systemFullName, .doubtful, .hidden, .unknown: false
    }
  }

  /// The shipped faces that are asked for; none for others and where there is none.
  var faces: [NamedFace] {
    switch self {
    case .postScript(let face), .fullName(let face), .doubtful(let face, _): [face]
    case .family(let faces): faces
    case .system, .systemFullName, .hidden, .unknown: []
    }
  }
}
