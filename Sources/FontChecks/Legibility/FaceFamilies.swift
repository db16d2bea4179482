internal import FontRegistry

/// The faces of a group by family, and what is known of each family as a whole.
///
/// Only siblings can be partners, and asking every face of a large folder takes quadratic time.
struct FaceFamilies {
  private struct Members {
    var count = 0
    var symbols = 0
    var hasSystemName = false

    var isOfSymbols: Bool { symbols > 0 && 2 * symbols >= count }
  }

  /// Finds partners among the candidates of the group.
  var finder: BoldFinder

  private var undeclared: BoldFinder
  private var families: [[UInt8]: Members] = [:]

  init(_ group: FaceGroup) {
    finder = BoldFinder(group.candidates)
    undeclared = BoldFinder(group.undeclared)
    for face in group.candidates + group.undeclared {
      var members = families[FaceFamilies.key(face)] ?? Members()
      members.count += 1
      if face.details?.isSymbol == true { members.symbols += 1 }
      members.hasSystemName = members.hasSystemName || face.isSystemFont
      families[FaceFamilies.key(face)] = members
    }
  }

  /// Why a heavier face that is there is no partner, or `nil` where there is none.
  mutating func obstacle(of face: Face) -> String? {
    if case .partner(let partner) = undeclared.boldPartner(of: face) {
      let name = partner.source == .axis ? nil : partner.face.postScriptName
      let holder = name.map { "'\($0)'" } ?? "'\(partner.face.file)', whose axis reaches it,"
      return "\(holder) is in the bundle, but no entry of its list leads to it"
    }
    // A face without a name is nobody's namesake.
    var nameless = face
    nameless.postScriptName = nil
    guard case .partner = finder.boldPartner(of: nameless) else { return nil }
    return "the heavier face of its family has the same PostScript name"
  }

  /// Why no bold is asked for, or `nil`.
  ///
  /// A family is judged as one: where iOS has a face by the name of one of its faces, or half of it
  /// are symbols, the rest is no different.
  func exemption(of face: Face) -> BoldExemption? {
    if let kind = face.details?.symbolKind { return .symbols(kind) }
    let members = families[FaceFamilies.key(face)]
    if face.isSystemFont { return .system }
    if members?.hasSystemName == true { return .systemFamily }
    return members?.isOfSymbols == true ? .symbolFamily : nil
  }

  private static func key(_ face: Face) -> [UInt8] { Array((face.family ?? "").utf8) }
}
