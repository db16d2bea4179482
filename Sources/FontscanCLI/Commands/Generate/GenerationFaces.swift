internal import FileAccess
internal import FontChecks
internal import FontRegistry
internal import ProjectModel
internal import SwiftGeneration

/// The faces that are written, from what the command line means.
struct GenerationFaces {
  /// The faces with their identifiers.
  let naming: FaceNaming

  /// Gathers faces, and says what is left out; fails when something could not be read, so that faces
  /// would be missing.
  ///
  /// - Parameters:
  ///   - wishes: The command line.
  ///   - session: The run.
  init?(_ wishes: GenerationWishes, _ session: Session) {
    var collector = FaceCollector(fontPaths: [], takesAll: true, session: session)
    var isWhole = true
    for word in wishes.words {
      guard GenerationFaces.isThere(word, session) else {
        isWhole = false
        continue
      }
      do throws(FontLookupError) {
        try collector.add(word)
      } catch {
        session.complain("\(error)")
        isWhole = false
      }
    }
    let problems = collector.problems + collector.absent
    let closed = problems.filter { $0.kind == .unreadable }
    session.explain(problems, given: closed.map(\.file))
    guard isWhole, closed.isEmpty, !session.archives.hideFiles else {
      session.complain("nothing is written, since faces may be missing")
      return nil
    }
    let faces = collector.groups.flatMap(\.faces)
    naming = FaceNaming(faces.filter(\.canBeInApp).map { FaceDescription($0) })
    let others = Set(faces.filter { !$0.canBeInApp }.map(\.file)).sorted()
    session.note(others.map { "\($0): left out: apps for iOS have no fonts of that kind" })
    session.note(
      naming.leftOut.map { face in
        let name = face.name.map { "'\($0)'" } ?? "a face"
        return "\(face.file ?? "a file"): \(name) is left out: \(face.words)"
      }
    )
  }

  /// Whether a word leads somewhere; else it is told, and nobody looks for a font of that name.
  private static func isThere(_ word: Word, _ session: Session) -> Bool {
    do throws(ProjectProblem) {
      let path = try session.opening(FilePath(bytes: word.bytes))
      do throws(FileError) {
        _ = try FileKind(of: path)
        return true
      } catch {
        session.complain("\(error)")
      }
    } catch {
      session.complain(ProblemText.line(error))
    }
    return false
  }
}

extension Face {
  /// Whether iOS loads the file for an app.
  fileprivate var canBeInApp: Bool {
    switch container {
    case .sfnt, .collection: true
    case .woff, .woff2, .eot, .dfont, .pfb, .pfa, .pcf, .bdf, .other: false
    }
  }
}

extension FaceDescription {
  /// Describes a face of a file.
  fileprivate init(_ face: Face) {
    self.init(
      postScriptName: face.postScriptName,
      family: face.family,
      style: face.style,
      weight: face.weight,
      isItalic: face.isItalic,
      file: String(validating: face.file.lastComponent, as: UTF8.self)
    )
  }
}
