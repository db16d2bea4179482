extension Registry {
  /// The faces by family, sorted by the bytes of the name; faces without a family come last.
  public var families: [Family] { Registry.families(of: faces) }

  /// Groups faces by their family, as iOS does.
  ///
  /// - Parameter faces: The faces, in any order.
  /// - Returns: The families, sorted by the bytes of the name; faces without a family come last.
  public static func families(of faces: [Face]) -> [Family] {
    var groups: [RawName: Int] = [:]
    var families: [(name: String, faces: [Int])] = []
    var nameless: [Int] = []
    // Places are sorted and not faces, which are large to move about.
    for place in faces.indices {
      guard let name = faces[place].family else {
        nameless.append(place)
        continue
      }
      if let group = groups[RawName(name)] {
        families[group].faces.append(place)
      } else {
        groups[RawName(name)] = families.count
        families.append((name, [place]))
      }
    }
    families.sort { $0.name.precedesByBytes($1.name) }
    func family(_ name: String?, _ places: [Int]) -> Family {
      let sorted = places.sorted { faces[$0].precedesInFamily(faces[$1]) }
      return Family(name: name, faces: sorted.map { faces[$0] })
    }
    return families.map { family($0.name, $0.faces) }
      + (nameless.isEmpty ? [] : [family(nil, nameless)])
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
