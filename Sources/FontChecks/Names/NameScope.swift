internal import FileAccess
internal import FontRegistry

/// The names that the code of one process can ask for.
///
/// iOS looks for a PostScript name, then for a family, then for a full name.
package struct NameScope: Sendable {
  /// A font of the project that the process does not have.
  struct FontBeyond: Sendable {
    /// The file.
    let font: SubjectFont
    /// The targets that copy it; none for one that no target copies.
    let targets: [String]
  }

  /// The faces that the process can have.
  let members: [NamedFace]

  /// The fonts that it cannot have.
  let beyond: [FontBeyond]

  /// What may bring more fonts than are known, in words that may follow a colon; `nil` when nothing
  /// does.
  let openEnd: String?

  /// What may bring families that are not known, but no more faces of those that are, in the same way.
  let otherFamilies: String?

  /// The file names, without extension, of fonts that cannot be looked at.
  private let absentStems: Set<[UInt8]>

  private var byPostScriptName: [[UInt8]: Int] = [:]
  private var byFamily: [[UInt8]: [Int]] = [:]
  private var byOtherFamily: [[UInt8]: [Int]] = [:]
  private var byFullName: [[UInt8]: Int] = [:]
  private var byDoubtfulName: [[UInt8]: (place: Int, why: DoubtfulName)] = [:]
  private var byFileName: [[UInt8]: Int] = [:]

  /// Gathers names.
  ///
  /// - Parameters:
  ///   - fonts: The fonts that may be in the process, declared or not.
  ///   - beyond: The other fonts of the project.
  ///   - absent: Fonts of the process that cannot be looked at.
  ///   - openEnd: What may bring more fonts than are known.
  ///   - otherFamilies: What may bring more families than are known.
  init(
    fonts: [SubjectFont],
    beyond: [FontBeyond] = [],
    absent: [SubjectFont] = [],
    openEnd: String? = nil,
    otherFamilies: String? = nil
  ) {
    self.otherFamilies = otherFamilies
    self.beyond = beyond
    self.openEnd = openEnd ?? absent.first.map { $0.presence.sentence(about: $0.path) }
    absentStems = Set(absent.map { FontNameKey($0.fileStem)[.words] })
    var seen: Set<FilePath> = []
    members = fonts.filter { seen.insert($0.path).inserted }
      .flatMap { font in font.file.faces.map { NamedFace(font: font, face: $0) } }
    for (place, member) in members.enumerated() { add(member, at: place) }
  }

  private mutating func add(_ member: NamedFace, at place: Int) {
    let face = member.face
    func keep(_ name: String?, in names: inout [[UInt8]: Int]) {
      guard let name, !name.isEmpty else { return }
      if names[Array(name.utf8)] == nil { names[Array(name.utf8)] = place }
    }
    keep(face.postScriptName, in: &byPostScriptName)
    keep(face.fullName, in: &byFullName)
    let records = face.isDesign ? face.details?.names ?? [] : []
    for record in records where record.nameID == 4 { keep(record.text, in: &byFullName) }
    if let family = face.family { byFamily[Array(family.utf8), default: []].append(place) }
    for name in face.familyAlsoKnownAs {
      byOtherFamily[Array(name.utf8), default: []].append(place)
    }
    func doubt(_ name: String?, _ why: DoubtfulName) {
      guard let name, !name.isEmpty, byDoubtfulName[Array(name.utf8)] == nil else { return }
      byDoubtfulName[Array(name.utf8)] = (place, why)
    }
    for record in records where record.nameID == 6 { doubt(record.text, .otherRecord) }
    if face.instance?.isDefault == true {
      doubt(face.instance?.storedPostScriptName, .storedForDefault)
    }
    if face.isVariable, face.isDesign { keep(face.filePostScriptName, in: &byFileName) }
  }
}

extension NameScope {
  /// What may bring a font of a name that no known font has; `nil` when nothing does.
  var wordsForUnknownNames: String? { openEnd ?? otherFamilies }

  /// What a name leads to when a face is asked for.
  func answer(toFace name: String) -> NameAnswer {
    let key = Array(name.utf8)
    if key.first == UInt8(ascii: ".") { return .hidden }
    if let place = byPostScriptName[key] { return .postScript(members[place]) }
    if SystemFonts.postScriptNames.contains(name) { return .system }
    if let places = byFamily[key] { return .family(places.map { members[$0] }) }
    if SystemFonts.families[name] != nil, !name.isEmpty { return .system }
    if let place = byFullName[key] { return .fullName(members[place]) }
    if let places = byOtherFamily[key] { return .family(places.map { members[$0] }) }
    if let doubtful = byDoubtfulName[key] {
      return .doubtful(members[doubtful.place], doubtful.why)
    }
    if let member = member(atPosition: key) { return .doubtful(member, .position) }
    if let system = SystemFonts.named(fullName: name) { return .systemFullName(system) }
    return .unknown
  }

  /// What a name leads to when a family is asked for.
  func answer(toFamily name: String) -> NameAnswer {
    let key = Array(name.utf8)
    if key.first == UInt8(ascii: ".") { return .hidden }
    if let places = byFamily[key] ?? byOtherFamily[key] {
      return .family(places.map { members[$0] })
    }
    return SystemFonts.families[name] != nil && !name.isEmpty ? .system : .unknown
  }

  /// The faces of the family that a face belongs to, itself included.
  func siblings(of member: NamedFace) -> [NamedFace] {
    guard let family = member.face.family else { return [member] }
    return (byFamily[Array(family.utf8)] ?? []).map { members[$0] }
  }

  /// Whether a font of the project that the process does not have has a name.
  func isBeyond(_ name: String) -> Bool {
    beyond.contains { font in
      font.font.file.faces.contains { face in
        [face.postScriptName, face.fullName, face.family].contains {
          $0?.utf8.elementsEqual(name.utf8) == true
        }
      }
    }
  }

  /// Whether a font that cannot be looked at may well have a name, by that of its file.
  func mayBeAbsent(_ name: String) -> Bool {
    !absentStems.isEmpty && absentStems.contains(FontNameKey(name)[.words])
  }

  /// The families with their faces, by name.
  var families: [(name: String, faces: [NamedFace])] {
    byFamily.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, places in
      (String(decoding: key, as: UTF8.self), places.map { members[$0] })
    }
  }

  /// The variable face whose axes a name spells: `Demo_wght2BC0000`.
  private func member(atPosition name: [UInt8]) -> NamedFace? {
    guard !byFileName.isEmpty else { return nil }
    var end = name.firstIndex(of: UInt8(ascii: "_"))
    while let underscore = end {
      if let place = byFileName[Array(name[..<underscore])],
        members[place].face.axes.contains(where: { axis in
          name[(underscore + 1)...].starts(with: axis.tag.utf8)
        })
      {
        return members[place]
      }
      end = name[(underscore + 1)...].firstIndex(of: UInt8(ascii: "_"))
    }
    return nil
  }
}

extension SubjectFont {
  /// The name of the file without its extension.
  var fileStem: String {
    let name = bundlePath.lastComponent
    let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return String(decoding: name[..<end], as: UTF8.self)
  }
}
