/// Gives each family and each face its identifier.
///
/// A face is called by its style. Faces of one family whose styles make the same identifier are called
/// by their PostScript names, all of them; those that are still called as another, and families that
/// are, are spelled out. Nothing depends on the order of the faces.
package struct FaceNaming: Sendable {
  /// The families, by the bytes of their names; the faces without a family come last.
  package let families: [NamedFamily]

  /// The faces that no code can ask for, and why, by file.
  package let leftOut: [LeftOutFace]

  /// Names faces.
  ///
  /// - Parameter faces: The faces, in any order.
  package init(_ faces: [FaceDescription]) {
    var leftOut: [LeftOutFace] = []
    var groups: [[UInt8]: [NamedFamily.Face]] = [:]
    var nameless: [NamedFamily.Face] = []
    var styles: [String: String] = [:]
    // By their text, as raw values have to differ by it.
    var seen: [String: FaceDescription] = [:]
    for face in faces.sorted(by: FaceNaming.precedes) {
      guard let name = face.postScriptName, let file = face.file,
        !name.isEmpty, !name.hasPrefix("."), !name.unicodeScalars.contains("\u{FFFD}")
      else {
        leftOut.append(LeftOutFace(face, because: FaceNaming.obstacle(of: face)))
        continue
      }
      if let first = seen[name] {
        guard first != face else { continue }
        leftOut.append(LeftOutFace(face, because: .nameTaken(by: first)))
        continue
      }
      seen[name] = face
      styles[name] = face.style
      let named = NamedFamily.Face(
        identifier: "",
        postScriptName: name,
        weight: face.weight.flatMap { $0.isFinite ? $0 : nil },
        isItalic: face.isItalic,
        file: file
      )
      if let family = face.family {
        groups[Array(family.utf8), default: []].append(named)
      } else {
        nameless.append(named)
      }
    }
    let names = groups.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let texts = names.map { String(decoding: $0, as: UTF8.self) }
    let identifiers = Identifier.distinct(
      texts.map { Identifier.type($0) ?? "UnnamedFamily" },
      of: texts,
      kind: "Family"
    )
    var families = names.indices.map { place in
      NamedFamily(
        identifier: identifiers[place],
        name: texts[place],
        faces: FaceNaming.named(groups[names[place]] ?? [], styles)
      )
    }
    if !nameless.isEmpty {
      families.append(
        NamedFamily(
          identifier: "NoFamily",
          name: nil,
          faces: FaceNaming.named(nameless, [:])
        )
      )
    }
    self.families = families
    self.leftOut = leftOut
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { families.isEmpty }

  /// The files that faces are in, each once, by bytes.
  var files: [String] {
    let files = Set(families.flatMap(\.faces).map { Array($0.file.utf8) })
    return files.sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension FaceNaming {
  /// Orders by what a face is called and where it lies, so that the same faces give the same answer.
  private static func precedes(_ one: FaceDescription, _ other: FaceDescription) -> Bool {
    let (name, second) = (one.postScriptName ?? "", other.postScriptName ?? "")
    if !name.utf8.elementsEqual(second.utf8) {
      return name.utf8.lexicographicallyPrecedes(second.utf8)
    }
    return (one.file ?? "").utf8.lexicographicallyPrecedes((other.file ?? "").utf8)
  }

  private static func obstacle(of face: FaceDescription) -> LeftOutFace.Reason {
    guard let name = face.postScriptName, !name.isEmpty else { return .noName }
    if name.hasPrefix(".") { return .privateName }
    return face.file == nil ? .fileNoText : .nameNoText
  }

  /// Faces of one family with identifiers that differ, lightest first.
  ///
  /// - Parameters:
  ///   - faces: The faces, by the bytes of their names.
  ///   - styles: The style of each name.
  /// - Returns: The faces.
  private static func named(
    _ faces: [NamedFamily.Face],
    _ styles: [String: String]
  ) -> [NamedFamily.Face] {
    let byStyle: [String?] = faces.map { face in
      styles[face.postScriptName].flatMap { Identifier.member($0) }
    }
    var counts: [String: Int] = [:]
    for case let style? in byStyle { counts[style, default: 0] += 1 }
    let identifiers: [String] = zip(faces, byStyle).map { face, style in
      if let style, counts[style] == 1 { return style }
      return Identifier.member(face.postScriptName) ?? "unnamed"
    }
    let distinct = Identifier.distinct(identifiers, of: faces.map(\.postScriptName), kind: "face")
    let named = zip(faces, distinct).map { face, identifier in
      var face = face
      face.identifier = identifier
      return face
    }
    return named.sorted { one, other in
      let (weight, second) = (one.weight ?? 0, other.weight ?? 0)
      if weight != second { return weight < second }
      if one.isItalic != other.isItalic { return other.isItalic }
      return one.postScriptName.utf8.lexicographicallyPrecedes(other.postScriptName.utf8)
    }
  }
}
