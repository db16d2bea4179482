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
      case .style, .comparison, .mention: nil
      }
    }
  }

  /// What the bundle's own code asks for, unless it is code for a system that is left alone.
  var judgedRequests: [FontRequest] { isOfJudgedPlatform ? scan?.requests ?? [] : [] }
}
