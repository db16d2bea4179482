internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// Archives that want out of their folder, or to cost more than they should.
@Suite("Hostile archives")
struct HostileArchiveTests {
  typealias Entry = ZipFile.Entry
  typealias Sample = AppArchiveTests.Sample

  static let app = AppArchiveTests.app("Payload/App.app", fonts: ["A.ttf"])
  static let good = Entry("Payload/App.app/Z.ttf", "the rest".utf8)

  struct Case: CustomTestStringConvertible {
    var name: String
    var entries: [Entry]
    var problem: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "an absolute path",
      entries: [Entry("/etc/A.ttf", [1])],
      problem: "entry 2, '/etc/A.ttf', has an absolute path"
    ),
    Case(
      name: "a path upwards",
      entries: [Entry("Payload/App.app/../../../A.ttf", [1])],
      problem: "entry 2, 'Payload/App.app/../../../A.ttf', has a path that leads out of the archive"
    ),
    Case(
      name: "a link",
      entries: [
        Entry("Payload/App.app/L", [UInt8](repeating: 0x61, count: 5_000)).with {
          $0.mode = 0o120_777
        }
      ],
      problem: "entry 2, 'Payload/App.app/L', is a link, which is not followed"
    ),
    Case(
      name: "a device",
      entries: [Entry("Payload/App.app/D", []).with { $0.mode = 0o020_666 }],
      problem: "entry 2, 'Payload/App.app/D', is neither a file nor a folder"
    ),
    Case(
      name: "a name twice",
      entries: [Entry("Payload/App.app/A.ttf", [1]), Entry("Payload/./App.app//A.ttf", [2])],
      problem: "entry 3, 'Payload/./App.app//A.ttf', is there twice; the first of them was read"
    ),
    Case(
      name: "a file in a file",
      entries: [Entry("Payload/App.app/A.ttf", [1]), Entry("Payload/App.app/A.ttf/B.ttf", [2])],
      problem: "entry 3, 'Payload/App.app/A.ttf/B.ttf', lies in a file"
    ),
    Case(
      name: "a file that is a folder",
      entries: [Entry("Payload/App.app/X/A.ttf", [1]), Entry("Payload/App.app/X", [2])],
      problem: "entry 3, 'Payload/App.app/X', is a file and a folder"
    ),
    Case(
      name: "a name that is not the UTF-8 that it says it is",
      entries: [
        Entry("", [1]).with {
          $0.name = [0xC3, 0x28]
          $0.flags = 0x800
        }
      ],
      problem: "the name of entry 2 is no UTF-8"
    ),
    Case(
      name: "a file too deep",
      entries: [Entry(String(repeating: "d/", count: 64) + "A.ttf", [1])],
      problem: "lies more than 64 folders deep"
    ),
  ]

  @Test(arguments: cases)
  func `what may not be used is a problem, and the rest goes on`(sample: Case) throws {
    let archive = try Sample(Self.app + sample.entries + [Self.good])
    let project = try Project(reading: archive.path)
    let problems = project.problems.map(\.reason)
    #expect(problems.count == 1 && problems[0].hasSuffix(sample.problem), "\(problems)")
    #expect(project.problems.allSatisfy { $0.path == archive.path })
    let fonts = try #require(project.bundles.first).fonts.map(\.bundlePath.description)
    #expect(fonts.contains("Z.ttf"))
    let places = project.archives.flatMap(\.files).map(\.description)
    #expect(places.allSatisfy { $0.hasPrefix("Payload/App.app/") && !$0.contains("..") })
  }

  /// Of what nobody saw, a bundle says so, and rules about missing files stay silent.
  @Test(arguments: cases)
  func `what may hide fonts is told of the bundle`(sample: Case) throws {
    let hidesFonts = ["a link", "a name that is not the UTF-8 that it says it is"]
    let archive = try Sample(Self.app + sample.entries + [Self.good])
    let bundle = try #require(try Project(reading: archive.path).bundles.first)
    #expect(bundle.unreadFolders.isEmpty != hidesFonts.contains(sample.name))
  }

  @Test func `the rest of an archive that is damaged may hide fonts`() throws {
    var limits = ArchiveLimits()
    limits.entries = 1
    let sample = try Sample(Self.app + [Self.good])
    #expect(try AppArchive(sample.path, limits: limits).unread == [sample.path])
    #expect(try AppArchive(sample.path).unread.isEmpty)
  }

  @Test func `links in links end`() throws {
    let chain = (0..<5_000).map { number in
      Entry("Payload/App.app/L\(number)", "L\(number + 1)".utf8).with { $0.mode = 0o120_777 }
    }
    let sample = try Sample(Self.app + chain + [Self.good])
    let archive = try AppArchive(sample.path)
    let folder = archive.folder.appending("Payload/App.app".utf8)
    // More than 40 links lie between each of those that are followed and the last.
    #expect(try FolderListing(folder).entries.count == 2)
    let loop = [("A", "B"), ("B", "A"), ("C", "C"), ("D", "D/x"), ("E", "."), ("F", "../App.app")]
    let links = loop.map { name, target in
      Entry("Payload/App.app/\(name)", target.utf8).with { $0.mode = 0o120_777 }
    }
    let looped = try Sample(Self.app + links + [Self.good])
    let bundle = try #require(try Project(reading: looped.path).bundles.first)
    #expect(bundle.fonts.map(\.bundlePath.description) == ["Z.ttf"])
  }

  @Test(arguments: [
    ("encrypted", Entry("", "x".utf8).with { $0.flags = 1 }, "it is encrypted"),
    ("damaged", Entry("", "x".utf8).with { $0.checksum = 1 }, "ZIP bad CRC"),
    (
      "no deflate",
      Entry("", "xyz".utf8).with { $0.method = 8 }, "it cannot be read as a ZIP archive"
    ),
    ("of an odd method", Entry("", "xyz".utf8).with { $0.method = 77 }, "nsupported"),
  ])
  func `a font that cannot be unpacked is there, and says why`(
    name: String,
    entry: Entry,
    reason: String
  ) throws {
    let entry = entry.with { $0.name = Array("Payload/App.app/A.ttf".utf8) }
    let sample = try Sample(Self.app + [entry, Self.good])
    let project = try Project(reading: sample.path)
    let fonts = try #require(project.bundles.first).fonts
    #expect(fonts.map(\.bundlePath.description) == ["A.ttf", "Z.ttf"])
    let error = #expect(throws: FileError.self) { _ = try OpenFile(fonts[0].path) }
    #expect(error?.path == fonts[0].path)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    #expect(try OpenFile(fonts[1].path).readAll(limit: 100) == Array("the rest".utf8))
  }

  /// The reason for which a font cannot be opened, with small limits.
  static func refusal(
    _ entries: [Entry],
    font: String = "A.ttf",
    limits change: (inout ArchiveLimits) -> Void
  ) throws -> String? {
    let sample = try Sample(app + entries)
    var limits = ArchiveLimits()
    change(&limits)
    let archive = try AppArchive(sample.path, limits: limits)
    do throws(FileError) {
      _ = try OpenFile(archive.folder.appending("Payload/App.app/\(font)".utf8))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a bomb goes off nowhere`() throws {
    // 3 MB of zeros in 19 KB.
    let zeros = Entry.zeros("Payload/App.app/A.ttf", runs: 12_000)
    #expect(try Self.refusal([zeros]) { _ in } == "it unpacks to more than 100 times its size")
    #expect(try Self.refusal([zeros]) { $0.ratio = 200 } == nil)
    let large = try Self.refusal([zeros]) {
      $0.ratio = 200
      $0.fileBytes = 2 << 20
    }
    #expect(large == "it unpacks to more than 2 MiB")
    // A size that is only said does not reserve memory.
    let said = Entry("Payload/App.app/A.ttf", "x".utf8).with { $0.size = 0xFFFF_FFF0 }
    #expect(try Self.refusal([said]) { _ in } != nil)
  }

  @Test func `many files share one room`() throws {
    let files = (0..<8).map {
      Entry("Payload/App.app/\($0).ttf", [UInt8](repeating: 1, count: 1 << 20))
    }
    for (index, isRead) in [(0, true), (1, true), (2, true), (3, true), (4, false), (7, false)] {
      let refusal = try Self.refusal(files, font: "\(index).ttf") { $0.allBytes = (4 << 20) + 100 }
      #expect((refusal == nil) == isRead, "\(index): \(refusal ?? "")")
    }
  }

  @Test func `many entries end at the limit, and many problems are counted`() throws {
    let sample = try Sample(Self.app + (0..<300).map { Entry("/\($0)", []) })
    var limits = ArchiveLimits()
    limits.entries = 200
    let problems = try AppArchive(sample.path, limits: limits).problems.map(\.reason)
    #expect(problems.count == limits.problems + 1)
    // 199 absolute paths and the end; 50 of these 200 are told.
    #expect(problems.last == "and 150 more problems in it")
  }

  @Test func `no cut and no mutation does harm`() throws {
    let entries =
      Self.app + [Self.good.deflated, Entry.zeros("Payload/App.app/A.ttf", runs: 10)]
      + Self.cases.flatMap(\.entries)
    let good = ZipFile(entries).bytes
    let pieces = ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "\u{0}\u{0}", "../", "/"]
    let cuts = stride(from: 0, to: good.count, by: 37).map { Array(good.prefix($0)) }
    let folder = try TemporaryFolder()
    for bytes in cuts + Array(Mutants(of: good, count: 400, pieces: pieces, seed: 3)) {
      let path = FilePath(try folder.write("App.ipa", bytes))
      guard let archive = try? AppArchive(path) else { continue }
      for file in archive.mount.files {
        #expect(!file.bytes.starts(with: "/".utf8) && !file.description.contains("../"))
        _ = try? OpenFile(archive.folder.appending(file.bytes)).readAll(limit: 1 << 20)
      }
    }
  }
}
