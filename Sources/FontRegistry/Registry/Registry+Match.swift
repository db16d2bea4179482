internal import FileAccess

extension Registry {
  /// Finds what a name leads to.
  ///
  /// iOS itself looks for a PostScript name, then for a family, then for a full name; only the
  /// first is safe. A match by file name or by likeness is never what iOS would find: it tells
  /// somebody what they may have meant.
  ///
  /// - Parameter name: A PostScript, full, family or file name.
  /// - Returns: The best kind of match and its faces; `nil` when not even a near name exists.
  public func match(_ name: String) -> NameMatch? {
    let faces = self.faces
    func matching(_ kind: NameMatch.Kind, _ isMatch: (Face) -> Bool) -> NameMatch? {
      let matches = faces.filter(isMatch)
      return matches.isEmpty ? nil : NameMatch(kind: kind, faces: matches)
    }
    return matching(.exact) { $0.postScriptName?.hasSameBytes(as: name) == true }
      ?? matching(.fullName) { $0.fullName?.hasSameBytes(as: name) == true }
      ?? matching(.family) { face in
        ([face.family].compactMap { $0 } + face.familyAlsoKnownAs).contains {
          $0.hasSameBytes(as: name)
        }
      }
      ?? matching(.fileName) { $0.hasFileName(name) }
      ?? nearMatch(name, in: faces)
  }

  /// The faces whose names are nearest, as long as they are near at all.
  private func nearMatch(_ name: String, in faces: [Face]) -> NameMatch? {
    let wanted = NameLikeness(name)
    var nearest: [Face] = []
    var least = wanted.farthest + 1
    for face in faces {
      for candidate in [face.postScriptName, face.fullName].compactMap({ $0 }) {
        let distance = wanted.distance(to: NameLikeness(candidate), atMost: least)
        guard distance <= least, distance <= wanted.farthest else { continue }
        if distance < least {
          least = distance
          nearest = [face]
        } else if nearest.last?.isSameFace(as: face) != true {
          nearest.append(face)
        }
      }
    }
    return nearest.isEmpty ? nil : NameMatch(kind: .near, faces: nearest)
  }
}

extension Face {
  /// Whether a text is the name of the face's file, with or without the extension.
  fileprivate func hasFileName(_ name: String) -> Bool {
    let component = file.lastComponent
    if component.elementsEqual(name.utf8) { return true }
    guard let dot = component.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return component[..<dot].elementsEqual(name.utf8)
  }

  fileprivate func isSameFace(as other: Face) -> Bool {
    file == other.file && index == other.index && instance == other.instance
  }
}
