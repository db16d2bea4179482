internal import FileAccess
internal import FontRegistry

/// A name that somebody may have meant: one of the names of a face.
struct FontNameCandidate: Sendable {
  /// Whose name it is, the likeliest first.
  enum Kind: Sendable {
    /// The name that code has to pass.
    case postScript
    /// Name ID 4.
    case fullName
    /// Family and style, as programs on other systems name instances.
    case style
    /// The name of the file, perhaps without its extension.
    case file
    /// The family.
    case family
    /// The PostScript name of one of iOS's own faces.
    case system
    /// One of iOS's own families.
    case systemFamily
  }

  /// The name.
  var text: String

  /// Whose name it is.
  var kind: Kind

  /// The face; `nil` for iOS's own.
  var member: NamedFace?
}

extension FontNameCandidate {
  /// The names of shipped faces, the likeliest first.
  static func all(of scope: NameScope) -> [FontNameCandidate] {
    let named = scope.members.filter { $0.name != nil }
    var names = named.compactMap { member in
      member.name.map { FontNameCandidate(text: $0, kind: .postScript, member: member) }
    }
    for member in named {
      if let text = member.face.fullName {
        names.append(FontNameCandidate(text: text, kind: .fullName, member: member))
      }
    }
    for member in named where !member.face.isDesign {
      for text in member.face.styledNames {
        names.append(FontNameCandidate(text: text, kind: .style, member: member))
      }
    }
    names += filesOfOneDesign(in: scope)
    for (name, faces) in scope.families {
      guard let regular = faces.regular else { continue }
      names.append(FontNameCandidate(text: name, kind: .family, member: regular))
    }
    return names
  }

  /// The names of files, which mean the design in it, unless there are several.
  private static func filesOfOneDesign(in scope: NameScope) -> [FontNameCandidate] {
    var last: SubjectFont?
    return scope.members.flatMap { member -> [FontNameCandidate] in
      guard member.font.path != last?.path else { return [] }
      last = member.font
      guard member.font.designs.count == 1, member.name != nil else { return [] }
      let file = String(decoding: member.font.bundlePath.lastComponent, as: UTF8.self)
      return [member.font.fileStem, file].map {
        FontNameCandidate(text: $0, kind: .file, member: member)
      }
    }
  }

  /// The names of iOS's own faces and families.
  static let ofSystem: [FontNameCandidate] =
    SystemFonts.postScriptNames.sorted().map { FontNameCandidate(text: $0, kind: .system) }
    + SystemFonts.families.keys.sorted().filter { !$0.isEmpty }
    .map { FontNameCandidate(text: $0, kind: .systemFamily) }
}

extension Face {
  /// What programs on other systems call an instance: the family, or the file's own name, with the
  /// style.
  fileprivate var styledNames: [String] {
    guard let style = instance?.name else { return [] }
    let stem = filePostScriptName.map { name in
      String(name.prefix { $0 != "-" })
    }
    return [family, stem].compactMap { $0 }.map { "\($0)-\(style)" }
  }
}
