import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

/// Holds our readers of fixed tables against FreeType's.
@Suite("Tables against FreeType's structs")
struct FreeTypeStructTests {
  /// What our readers say, in the form of FreeType's structs.
  private func ours(_ face: Face, _ details: FaceDetails) -> FreeTypeTableStructs {
    let metrics = details.metrics
    var structs = FreeTypeTableStructs()
    if let unitsPerEm = metrics.unitsPerEm, let macStyle = details.macStyle {
      structs.head = .init(unitsPerEm: unitsPerEm, macStyle: Int(macStyle))
    }
    structs.hhea = metrics.hhea.map {
      .init(ascender: $0.ascender, descender: $0.descender, lineGap: $0.lineGap)
    }
    if let weight = details.weightClass, let width = details.widthClass,
      let embedding = details.embedding, let selection = details.selection
    {
      structs.os2 = .init(
        weightClass: weight,
        widthClass: width,
        embedding: Int(embedding),
        selection: Int(selection),
        typo: metrics.typo.map { [$0.ascender, $0.descender, $0.lineGap] } ?? [],
        win: metrics.win.map { [$0.ascent, $0.descent] } ?? [],
        heights: [metrics.xHeight ?? 0, metrics.capHeight ?? 0]
      )
    }
    if let angle = details.italicAngle, let isMonospaced = face.isMonospaced {
      structs.post = .init(italicAngle: angle, isFixedPitch: isMonospaced)
    }
    structs.glyphCount = face.glyphCount
    return structs
  }

  private func differences(in folder: String) throws -> (compared: Int, differences: [String]) {
    let library = try FreeTypeLibrary()
    let registry = Registry(paths: [FilePath(folder)], questions: [.summary, .details])
    var compared = 0
    var differences: [String] = []
    for file in registry.files where file.problems.isEmpty {
      guard file.container == .sfnt || file.container == .collection else { continue }
      var seen: Set<Int> = []
      for face in file.faces where seen.insert(face.index).inserted {
        let open = try OpenFile(file.path)
        let size = open.size
        let source = FreeTypeSource(open, range: 0..<size)
        guard let details = face.details,
          let theirs = try? FreeTypeFace(source, index: face.index, library: library).tableStructs
        else { continue }
        compared += 1
        let mine = ours(face, details)
        if mine != theirs {
          differences.append("\(file.path)#\(face.index): ours \(mine), FreeType's \(theirs)")
        }
      }
    }
    return (compared, differences)
  }

  @Test func `every fixture font agrees`() throws {
    let (compared, differences) = try differences(in: Fixtures.fonts)
    #expect(compared > 100)
    // An OS/2 table of 68 bytes, as Apple's oldest fonts have it, ends before the line metrics.
    // FreeType reads on into whatever follows the table; here they are missing.
    let unknown = differences.filter { !$0.contains("tables/os2-68-bytes.ttf") }
    #expect(unknown == [])
    #expect(differences.count == 1)
  }

  @Test(.enabled(if: Fixtures.corpus != nil, "no corpus: make corpus"))
  func `every face of Debian's fonts agrees`() throws {
    let (compared, differences) = try differences(in: try #require(Fixtures.corpus))
    #expect(compared > 1000)
    #expect(differences == [])
  }
}
