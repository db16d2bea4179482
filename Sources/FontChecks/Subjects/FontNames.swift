internal import FileAccess
internal import FontRegistry

/// Fonts by their file names, so that a list of thousands of entries does not ask every font about
/// each.
struct FontNames {
  /// The fonts, in the order of their bundle.
  let fonts: [SubjectFont]

  private var byName: [[UInt8]: [Int]] = [:]
  private var byStem: [[UInt8]: [Int]] = [:]

  /// By names that are not all ASCII; of these one can be written in several ways that Unicode takes for
  /// the same.
  private var byText: [String: [Int]] = [:]
  private let likenesses: [NameLikeness]
  private let room = Room()

  /// How many letters may still be compared to find names that were meant: those of a name of two
  /// hundred letters with eight hundred others, or of two hundred usual names with four hundred.
  private final class Room {
    var letters = 1 << 25
  }

  /// Sorts fonts by name.
  init(_ fonts: [SubjectFont]) {
    self.fonts = fonts
    likenesses = fonts.map { font in
      NameLikeness(String(decoding: font.bundlePath.lastComponent, as: UTF8.self))
    }
    for (place, font) in fonts.enumerated() {
      let name = Array(font.bundlePath.lastComponent).lowercasedName
      byName[name, default: []].append(place)
      if name.contains(where: { $0 >= 0x80 }) {
        byText[String(decoding: font.bundlePath.lastComponent, as: UTF8.self), default: []]
          .append(place)
      }
      guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { continue }
      byStem[Array(name[..<dot]), default: []].append(place)
    }
  }
}

extension FontNames {
  /// The places of the fonts that have a file name; letter case is ignored.
  func places(named name: ArraySlice<UInt8>) -> [Int] {
    byName[Array(name).lowercasedName] ?? []
  }

  /// The places of the fonts whose file name is a name by Unicode's canonical equivalence, unless all of
  /// it is ASCII.
  func places(writtenLike name: ArraySlice<UInt8>) -> [Int] {
    guard !byText.isEmpty, name.contains(where: { $0 >= 0x80 }) else { return [] }
    return byText[String(decoding: name, as: UTF8.self)] ?? []
  }

  /// The fonts whose file name without its extension is a name; letter case is ignored.
  func fonts(withStem name: ArraySlice<UInt8>) -> [SubjectFont] {
    (byStem[Array(name).lowercasedName] ?? []).map { fonts[$0] }
  }

  /// The font of a file name; one whose letter case differs, or that seems to be there for a page,
  /// only when no other is there.
  func font(named name: ArraySlice<UInt8>) -> SubjectFont? {
    let named = places(named: name).map { fonts[$0] }
    let own = named.filter { !$0.isForPages }
    return (own.isEmpty ? named : own).first { $0.bundlePath.lastComponent == name }
      ?? own.first ?? named.first
  }

  /// The font whose file name is nearest, as long as one is near at all.
  ///
  /// Thousands of long names that are all missing get no answer from some place on.
  func nearest(to name: ArraySlice<UInt8>) -> SubjectFont? {
    let wanted = NameLikeness(String(decoding: name, as: UTF8.self))
    var best: (place: Int, distance: Int)?
    for (place, likeness) in likenesses.enumerated() where !fonts[place].isForPages {
      // Only what is nearer than the nearest so far is of interest.
      let limit = best.map { $0.distance - 1 } ?? wanted.farthest
      room.letters -= wanted.cost(of: likeness)
      guard room.letters >= 0 else { return nil }
      let distance = wanted.distance(to: likeness, atMost: limit)
      if distance <= limit { best = (place, distance) }
    }
    return best.map { fonts[$0.place] }
  }
}

extension [UInt8] {
  /// Lower-case letters of a name, by Unicode's rules as file systems on the Mac follow them.
  var lowercasedName: [UInt8] {
    Array(String(decoding: self, as: UTF8.self).lowercased().utf8)
  }
}
