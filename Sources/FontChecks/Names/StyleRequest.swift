internal import FontRegistry
internal import SourceScan

/// A style that code asks of a shipped family, by a descriptor's `.face`.
struct StyleRequest: Sendable {
  /// Where and how it is asked for.
  let request: FontRequest

  /// The style.
  let name: String

  /// The family, as the code spells it.
  let family: String

  /// The faces of the family.
  let faces: [NamedFace]

  /// The words of the style.
  let words: StyleWords
}

extension StyleRequest {
  /// Whether no face of the family has the style, by its name in the family or by its words.
  var isMissing: Bool {
    !faces.contains { member in
      let styles = [member.face.style, member.face.legacyStyle].compactMap { $0 }
      return styles.contains { $0.utf8.elementsEqual(name.utf8) }
    }
  }
}

extension BundleSubject {
  /// Whether the code asks for styles at all.
  var hasStyleRequests: Bool { judgedRequests.contains { $0.role == .style } }

  /// The styles that the code asks of shipped families; those of iOS's own are not known.
  var styleRequests: [StyleRequest] {
    judgedRequests.compactMap { request in
      guard request.role == .style, case .known(let name) = request.name,
        case .known(let family) = request.family,
        case .family(let faces) = names.answer(toFamily: family)
      else { return nil }
      return StyleRequest(
        request: request,
        name: name,
        family: family,
        faces: faces,
        words: StyleWords(name)
      )
    }
  }
}
