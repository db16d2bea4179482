/// The traits that a module lays on fonts which it names elsewhere than it asks for them.
///
/// They are followed by name: where several fonts may be meant, none is.
struct HeldFontTraits {
  private struct Request: Hashable {
    var file: Int
    var place: Int
  }

  private var traits: [Request: [RequestedTrait]] = [:]

  /// The types of fonts, whose members need no receiver where a font is wanted.
  private static let fonts: Set<String> = ["UIFont", "Font", "NSFont"]

  /// Goes through the files of a module.
  init(_ files: [FileFacts]) {
    var held: [String: [(request: Request, owner: String)]] = [:]
    for (file, facts) in files.enumerated() {
      for font in facts.heldFonts {
        held[font.name, default: []].append((Request(file: file, place: font.request), font.owner))
      }
    }
    guard !held.isEmpty else { return }
    for (file, facts) in files.enumerated() where !facts.isLeftAlone {
      for use in facts.heldFontUses {
        let meant = (held[use.name] ?? []).filter { candidate in
          switch use.receiver {
          case .implicit: Self.fonts.contains(candidate.owner)
          case .named(let owner): candidate.owner == owner
          case .none: candidate.request.file == file || candidate.owner.isEmpty
          }
        }
        guard meant.count == 1 else { continue }
        for trait in use.traits {
          let found = RequestedTrait(kind: trait.kind, location: facts.location(of: trait.offset))
          if traits[meant[0].request]?.contains(found) != true {
            traits[meant[0].request, default: []].append(found)
          }
        }
      }
    }
  }

  /// The traits that are laid on what a request asks for, by file and place.
  func traits(of request: Int, in file: Int) -> [RequestedTrait] {
    guard !traits.isEmpty else { return [] }
    return traits[Request(file: file, place: request)] ?? []
  }
}
