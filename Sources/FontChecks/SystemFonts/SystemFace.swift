/// One of iOS's own faces, as far as its name says its style: nothing else is known of it.
struct SystemFace: Sendable {
  /// The PostScript name.
  let name: String

  /// The family, as iOS lists it.
  let family: String

  /// The words behind the family in the name.
  let words: StyleWords

  /// The weight class that these words usually mean.
  var weight: Double { Double(words.weights.last?.usual ?? 400) }

  /// Whether the name says more than a weight and a slant.
  var isPlain: Bool { words.widths.isEmpty && words.others.isEmpty }
}

extension SystemFonts {
  /// The faces of iOS's own families by the name of the family, and by what their names start with, in
  /// the form in which names are looked up.
  static let facesByStem: [[UInt8]: [SystemFace]] = {
    var all: [[UInt8]: [SystemFace]] = [:]
    for (family, names) in families.sorted(by: { $0.key < $1.key }) where !family.isEmpty {
      let faces = names.map { name -> SystemFace in
        let suffix = name.split(separator: "-", maxSplits: 1).dropFirst().first ?? ""
        return SystemFace(name: name, family: family, words: StyleWords(suffix))
      }
      let stems = Set([family] + names.map { String($0.prefix { $0 != "-" }) })
      for key in Set(stems.map { FontNameKey($0)[.joined] }) where all[key] == nil {
        all[key] = faces
      }
    }
    return all
  }()
}
