import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@Suite("Damaged fonts")
struct DamagedFontTests {
  private func read(_ name: String, _ questions: FaceQuestions = .summary) throws -> FontFile {
    let registry = Registry(paths: [FilePath(Fixtures.font(name))], questions: questions)
    return try #require(registry.files.first)
  }

  /// The files are made by shortening a font or by writing one number over; where and what is in
  /// `fixtures/sources/fonts/damaged.py`, and the byte of each problem follows from that.
  @Test(
    arguments: [
      ("entry-past-the-end", "post", 1_000_000, "DemoDamaged-Bold"),
      ("length-overflows", "post", nil, "DemoDamaged-Bold"),
      ("cut-in-glyf", "glyf", nil, "DemoDamaged-Bold"),
      ("name-past-the-end", "name", 1_000_000, nil),
      ("name-string", "name", nil, nil),
      ("name-count", "name", nil, "DemoDamaged-Bold"),
      ("os2-cut", "OS/2", nil, "DemoDamaged-Bold"),
      ("fvar-axes", "fvar", nil, "DemoDamagedAxis-Regular"),
      ("fvar-instance-size", "fvar", nil, "DemoDamagedAxis-Regular"),
      ("fvar-instances", "fvar", nil, "DemoDamagedAxis-Regular"),
      ("cmap-group-count", "cmap", nil, "DemoDamaged-Bold"),
      ("cmap-group-range", "cmap", nil, "DemoDamaged-Bold"),
      ("no-cmap", nil, nil, "DemoDamaged-Bold"),
      ("no-head", nil, nil, "DemoDamaged-Bold"),
    ] as [(String, String?, Int?, String?)]
  )
  func `the table is named, and a face whose names can be read is there all the same`(
    name: String,
    table: String?,
    offset: Int?,
    postScriptName: String?
  ) throws {
    let file = try read("damaged/\(name).ttf", .everything)
    let problem = try #require(file.problems.first)
    #expect(problem.kind == .damaged)
    #expect(problem.table == table)
    if let offset { #expect(problem.offset == offset) }
    if table != nil { #expect(problem.offset != nil) }
    #expect(file.faces.first?.postScriptName == postScriptName)
  }

  @Test(arguments: ["cut-in-header.ttf", "cut-in-directory.ttf", "no-tables.ttf", "cut.woff2"])
  func `a file without a name and without what a face needs has no faces`(name: String) throws {
    let file = try read("damaged/\(name)")
    #expect(file.faces.isEmpty)
    #expect(file.problems.contains { $0.kind == .damaged })
  }

  @Test func `a collection of no faces says so`() throws {
    let file = try read("damaged/collection-of-none.ttc")
    #expect(file.faces.isEmpty)
    #expect(file.problems.map(\.reason) == ["it holds no faces"])
  }

  @Test func `a face past the end does not hide its sibling`() throws {
    let file = try read("damaged/collection-face-past-the-end.ttc")
    #expect(file.faces.map(\.postScriptName) == ["DemoPile-Regular"])
    #expect(file.problems.map(\.index) == [1])
    #expect(file.problems.map(\.offset) == [1_000_000])
  }

  @Test func `a face that a collection lists again is there once`() throws {
    var bytes = try Fixtures.bytes(Fixtures.font("collection/DemoFour.ttc"))
    // The offsets of the faces start at byte 12: let the second be the first again.
    bytes.replaceSubrange(16..<20, with: bytes[12..<16])
    let folder = try TemporaryFolder()
    let path = try folder.write("again.ttc", bytes)
    let registry = Registry(paths: [FilePath(path)])
    #expect(registry.faces.map(\.index) == [0, 2, 3])
  }

  @Test func `a collection that lists itself ends`() throws {
    var bytes = try Fixtures.bytes(Fixtures.font("collection/DemoFour.ttc"))
    bytes.replaceSubrange(12..<16, with: [0, 0, 0, 0])
    let folder = try TemporaryFolder()
    let registry = Registry(paths: [FilePath(try folder.write("itself.ttc", bytes))])
    #expect(registry.faces.map(\.index) == [1, 2, 3])
    #expect(registry.problems.map(\.index) == [0])
  }

  @Test(arguments: [
    ("empty.ttf", FontProblem.Kind.empty, "it is empty"),
    ("lfs-pointer.ttf", .gitLFSPointer, "it is a Git LFS pointer (130 bytes); run 'git lfs pull'"),
    ("web-page.ttf", .html, "it is a web page and no font"),
    ("plain-text.ttf", .text, "it is text and no font"),
    ("zeros.ttf", .unknown, "it starts with the bytes 00 00 00 00, as no known font does"),
    ("picture.ttf", .unknown, "it starts with the bytes 89 50 4E 47, as no known font does"),
  ])
  func `a file that is no font is told by its first bytes`(
    name: String,
    kind: FontProblem.Kind,
    reason: String
  ) throws {
    let file = try read("not-a-font/\(name)")
    #expect(file.faces.isEmpty)
    #expect(file.container == nil)
    #expect(file.problems.map(\.kind) == [kind])
    #expect(file.problems.map(\.reason) == [reason])
  }

  /// Every way to end early within the directory and small tables, and many after them.
  @Test(arguments: [
    "family/DemoSans-Bold.ttf", "variable/stored-names.ttf", "formats/DemoSerif-Regular.otf",
    "collection/DemoFour.ttc",
  ])
  func `a font that was cut says so`(name: String) throws {
    let bytes = try Fixtures.bytes(Fixtures.font(name))
    let folder = try TemporaryFolder()
    // What follows the last table only fills the file up to a multiple of four.
    let cuts = Array(0..<600) + Array(stride(from: 600, to: bytes.count - 3, by: 17))
    for length in cuts where length < bytes.count - 3 {
      let path = try folder.write("cut.ttf", bytes[..<length])
      let file = try #require(
        Registry(paths: [FilePath(path)], questions: [.summary, .coverage]).files.first
      )
      #expect(!file.problems.isEmpty, "cut at \(length)")
    }
  }

  @Test func `a font with any one byte changed is answered`() throws {
    let bytes = try Fixtures.bytes(Fixtures.font("variable/stored-names.ttf"))
    let folder = try TemporaryFolder()
    var answered = 0
    for place in bytes.indices.prefix(1200) {
      var changed = bytes
      changed[place] ^= 0xFF
      let path = try folder.write("changed.ttf", changed)
      let registry = Registry(paths: [FilePath(path)])
      if !registry.faces.isEmpty || !registry.problems.isEmpty { answered += 1 }
    }
    #expect(answered == 1200)
  }
}
