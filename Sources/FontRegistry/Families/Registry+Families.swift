extension Registry {
  /// The faces by family, sorted by the bytes of the name; faces without a family come last.
  public var families: [Family] { Registry.families(of: faces) }

  /// Groups faces by their family, as iOS does.
  ///
  /// - Parameter faces: The faces, in any order.
  /// - Returns: The families, sorted by the bytes of the name; faces without a family come last.
  public static func families(of faces: [Face]) -> [Family] {
    var places: [RawName: Int] = [:]
    var families: [Family] = []
    var nameless: [Face] = []
    for face in faces {
      guard let name = face.family else {
        nameless.append(face)
        continue
      }
      if let place = places[RawName(name)] {
        families[place].faces.append(face)
      } else {
        places[RawName(name)] = families.count
        families.append(Family(name: name, faces: [face]))
      }
    }
    families.sort { ($0.name ?? "").precedesByBytes($1.name ?? "") }
    if !nameless.isEmpty { families.append(Family(name: nil, faces: nameless)) }
    for place in families.indices {
      families[place].faces.sort { $0.precedesInFamily($1) }
    }
    return families
  }

  /// What `UIFont.familyNames` would add for these fonts, sorted by bytes.
  public var familyNames: [String] { families.compactMap(\.name) }

  /// What `UIFont.fontNames(forFamilyName:)` answers for a family of these fonts.
  ///
  /// - Parameter family: The family's name, byte for byte.
  /// - Returns: The PostScript names of its faces by width, weight and slant; empty when there is no
  ///   such family. Faces without a PostScript name are left out, since nothing can ask for them.
  public func fontNames(forFamilyName family: String) -> [String] {
    faces
      .filter { $0.family?.hasSameBytes(as: family) == true }
      .sorted { $0.precedesInFamily($1) }
      .compactMap(\.postScriptName)
  }
}
