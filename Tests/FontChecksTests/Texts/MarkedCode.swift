import FileAccess
import ProjectModel
import SourceScan
import Testing

@testable import FontChecks

/// Code in which a mark stands on each line that a rule is to object to.
struct MarkedCode {
  static let mark = "// <--"

  private let files: [(name: String, text: String)]

  /// Takes a file, which imports UIKit and SwiftUI unless it imports something itself.
  init(_ swift: String, name: String = "App/Labels.swift") {
    files = [(name, Self.importing(swift))]
  }

  /// Takes several files of one module, by their names.
  init(files: [(String, String)]) {
    self.files = files.map { ($0.0, $0.0.hasSuffix(".swift") ? Self.importing($0.1) : $0.1) }
  }

  private static func importing(_ text: String) -> String {
    // On the first line, so that the others keep their numbers.
    text.contains("import ") ? text : "import SwiftUI; import UIKit; \(text)"
  }

  /// The lines with a mark, as `file:line`.
  var marked: [String] {
    files.flatMap { name, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains(Self.mark) }.map { "\(name):\($0.offset + 1)" }
    }
  }

  /// What a rule says.
  func drafts(of rule: Rule) -> [FindingDraft] {
    let library = SourceLibrary(parsing: files.map { (FilePath($0.name), Array($0.text.utf8)) })
    let scan = library.module(of: files.map { FilePath($0.name) })
    return rule.drafts(for: BundleSubject.example().running(scan))
  }

  /// The lines that a rule objects to, as `file:line`.
  func lines(of rule: Rule) -> [String] {
    drafts(of: rule).map { "\($0.file?.description ?? ""):\($0.position?.line ?? 0)" }.sorted()
  }

  /// Expects that a rule objects to the marked lines and to no other.
  func expect(
    _ rule: Rule,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      lines(of: rule) == marked.sorted(),
      Comment(rawValue: files.map(\.text).joined(separator: "\n---\n")),
      sourceLocation: sourceLocation
    )
  }
}
