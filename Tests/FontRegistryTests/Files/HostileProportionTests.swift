import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontRegistry

/// Fonts that a script makes: few bytes that claim much.
///
/// What is counted is work and not time, so that a slow machine changes nothing.
@Suite("Fonts that claim more than they hold")
struct HostileProportionTests {
  static let python = CommandLineTool("python3")

  /// The bytes that a reader asked the system for, and those that it keeps, for one file.
  struct Cost: CustomStringConvertible {
    let size: Int
    let read: Int
    let kept: Int

    var description: String { "\(read) bytes read and \(kept) kept of a file of \(size)" }
  }

  static func cost(of path: String, _ questions: FaceQuestions) -> (FontFile, Cost) {
    var reader = FontFileReader(questions: questions)
    let file = reader.read(FilePath(path))
    var kept = file.problems.reduce(0) { $0 + $1.reason.utf8.count }
    var lastIndex: Int?
    for face in file.faces {
      kept += [face.postScriptName, face.fullName, face.style].reduce(0) {
        $0 + ($1?.utf8.count ?? 0)
      }
      kept += 8 * (face.instance?.coordinates.count ?? 0)
      // Instances share the rest with their design.
      guard face.index != lastIndex else { continue }
      lastIndex = face.index
      kept += 24 * face.axes.count
      kept += 8 * (face.details?.coverage?.ranges.count ?? 0)
      kept += face.details?.names.reduce(0) { $0 + 16 + ($1.text?.utf8.count ?? 0) } ?? 0
    }
    return (file, Cost(size: file.size, read: reader.buffer.total, kept: kept))
  }

  @Test(.enabled(if: python != nil, "no python3 on this machine"))
  func `reading costs no more than the size of the file warrants`() throws {
    let folder = try TemporaryFolder()
    _ = try #require(Self.python).lines([
      Fixtures.checkout + "/Scripts/hostile-fonts", folder.path, "--count", "300",
    ])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 320)
    for name in names {
      for questions in [[], .everything] as [FaceQuestions] {
        let (file, cost) = Self.cost(of: "\(folder.path)/\(name)", questions)
        #expect(!file.faces.isEmpty || !file.problems.isEmpty, "\(name)")
        // Collections may point to their tables again and again: four times the file, and one face
        // more, which is the file once again.
        #expect(cost.read <= 5 * cost.size + (1 << 20), "\(name): \(cost)")
        // The strings of a file may be shared: sixteen times its own, and in three encodings.
        #expect(cost.kept <= 64 * cost.size + (1 << 20), "\(name): \(cost)")
      }
    }
  }

  /// A count that the file cannot hold is refused before memory is reserved, so the number itself
  /// changes nothing.
  @Test(
    .enabled(if: python != nil, "no python3 on this machine"),
    arguments: [
      ("cmap-of-all-unicode.ttf", "cmap-of-4294967295-groups.ttf"),
      ("cmap-of-all-unicode-4000-times.ttf", "cmap-13-of-all-unicode-4000-times.ttf"),
    ]
  )
  func `what a count claims changes nothing`(small: String, large: String) throws {
    let folder = try TemporaryFolder()
    _ = try #require(Self.python).lines([
      Fixtures.checkout + "/Scripts/hostile-fonts", folder.path,
    ])
    let (_, modest) = Self.cost(of: "\(folder.path)/\(small)", .everything)
    let (_, boastful) = Self.cost(of: "\(folder.path)/\(large)", .everything)
    #expect(boastful.read == modest.read)
    #expect(boastful.kept <= modest.kept + 1024)
  }
}
