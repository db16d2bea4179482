internal import SourceScan

/// A name that code asks for, and what it leads to.
struct UsedName: Sendable {
  /// Where and how it is asked for.
  let request: FontRequest

  /// The name.
  let name: String

  /// What it leads to.
  let answer: NameAnswer
}

extension BundleSubject {
  /// The faces and families that the bundle's own code asks for by a name that is known.
  ///
  /// Code that compares names, that wants a style of a family, or has a string which need be no name,
  /// is not here.
  var usedNames: [UsedName] {
    judgedRequests.compactMap { request in
      guard case .known(let name) = request.name else { return nil }
      return switch request.role {
      case .face: UsedName(request: request, name: name, answer: names.answer(toFace: name))
      case .family: UsedName(request: request, name: name, answer: names.answer(toFamily: name))
      case .style, .comparison, .mention, .resource: nil
      }
    }
  }

  /// What the bundle's own code asks for, unless it is code for a system that is left alone.
  var judgedRequests: [FontRequest] { isOfJudgedPlatform ? scan?.requests ?? [] : [] }
}

extension BundleSubject {
  /// Whether an extension has a request for the sake of another target alone, for all that is known:
  /// the name and the place that hands it over are in sources that both compile.
  ///
  /// Such sources list the fonts of the app, and the extension uses some of them or none.
  func mayBelongToOthers(_ request: FontRequest) -> Bool {
    !sharedSources.isEmpty && sharedSources.contains(request.location.file)
      && (request.use.map { sharedSources.contains($0.file) } ?? true)
  }

  /// Where an extension asks for a font that only other targets have, in sources that they compile
  /// too, so that nobody knows whether it ever does.
  ///
  /// A name that stands in the call itself is taken at its word, unless the extension has no font at
  /// all.
  func isInDoubt(_ request: FontRequest, named name: String) -> Bool {
    guard mayBelongToOthers(request), request.use != nil || fonts.isEmpty else { return false }
    return names.isBeyond(name)
  }

  /// Why it is not known of each name whether the code asks for it; `nil` where it is.
  var wordsForSharedSources: String? {
    let used = usedNames.first { used in
      guard case .unknown = used.answer else { return false }
      return isInDoubt(used.request, named: used.name)
    }
    return (used?.request).map { request in
      "'\(request.location.file)' belongs to other targets too, and which of its fonts this one asks "
        + "for is not known"
    }
  }
}
