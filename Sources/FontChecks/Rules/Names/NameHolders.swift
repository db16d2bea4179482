internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// Which faces of a process have which PostScript name.
struct NameHolders {
  /// A face of one content.
  struct Holder {
    let font: SubjectFont
    let face: Face
  }

  /// Names that the same faces, or their files, share.
  struct Collision {
    /// The names, the first by the order of files and faces first.
    var names: [String]
    /// Two or more faces of different content, in the order of the files.
    let holders: [Holder]
  }

  /// What tells one design of a product from another.
  private struct Identity: Hashable {
    var content: FileContent?
    var path: FilePath?
    var index: Int
    var coordinates: [Double]

    init(_ font: SubjectFont, _ face: Face) {
      content = font.content
      path = font.content == nil ? font.path : nil
      index = face.index
      coordinates = face.coordinates
    }
  }

  private let subject: BundleSubject

  init(_ subject: BundleSubject) {
    self.subject = subject
  }

  /// The fonts that end up in the process of the bundle.
  ///
  /// Frameworks and resource bundles are loaded into their app; an extension is a process of its
  /// own.
  private var fonts: [SubjectFont] {
    let loaded = subject.inner.filter { $0.kind == .framework || $0.kind == .resourceBundle }
    let shared =
      subject.bundle.isAppOrExtension ? loaded.flatMap(\.fonts).filter(\.isOfUsualKind) : []
    return subject.judgedFonts + shared
  }

  /// The names that faces of different content share; names of the same files come together.
  var collisions: [Collision] {
    var holders: [[UInt8]: [Holder]] = [:]
    var identities: [[UInt8]: Set<Identity>] = [:]
    var order: [(bytes: [UInt8], name: String)] = []
    for font in fonts {
      for face in font.file.faces {
        guard let name = face.postScriptName else { continue }
        let bytes = Array(name.utf8)
        guard identities[bytes, default: []].insert(Identity(font, face)).inserted else { continue }
        if holders[bytes] == nil { order.append((bytes, name)) }
        holders[bytes, default: []].append(Holder(font: font, face: face))
      }
    }
    var collisions: [Collision] = []
    var places: [[FilePath]: Int] = [:]
    for (bytes, name) in order {
      guard let holders = holders[bytes], holders.count > 1, !areOfOneInnerBundle(holders),
        !areOfOneDamagedFile(holders)
      else { continue }
      let paths = holders.map(\.font.path)
      if let place = places[paths] {
        collisions[place].names.append(name)
      } else {
        places[paths] = collisions.count
        collisions.append(Collision(names: [name], holders: holders))
      }
    }
    return collisions
  }

  /// Whether all holders are what a damaged file seems to hold, which may be one face many times.
  private func areOfOneDamagedFile(_ holders: [Holder]) -> Bool {
    holders.allSatisfy { $0.font.isDamaged && $0.font.path == holders[0].font.path }
  }

  /// Whether all holders lie in one bundle inside this one, which is judged by itself.
  private func areOfOneInnerBundle(_ holders: [Holder]) -> Bool {
    subject.inner.contains { inner in
      let paths = Set(inner.fonts.map(\.path))
      return holders.allSatisfy { paths.contains($0.font.path) }
    }
  }
}

extension NameHolders.Collision {
  /// Whether the faces look like instances that were cut from one variable font and kept its name:
  /// static faces of one family and one slant with different weights.
  var isFromOneVariable: Bool {
    let faces = holders.map(\.face)
    let weights = Set(faces.map(\.weight))
    return faces.allSatisfy { !$0.isVariable && $0.isItalic == faces[0].isItalic }
      && weights.count == faces.count
      && Set(faces.map { Array(($0.family ?? "").utf8) }).count == 1
  }
}
