package import FileAccess

/// Reads Swift: what it asks for, and the names and expressions that lead there.
package enum SwiftReader: FileReader {
  /// Takes down what a Swift file says.
  package static func facts(
    of bytes: [UInt8],
    in file: FilePath,
    calls: Set<String>
  ) -> FileFacts {
    var facts = FileFacts(file: file)
    var source: SourceTokens
    do throws(SourceTextError) {
      source = SwiftScanner.scan(try SourceText(decoding: bytes))
    } catch {
      facts.problems = [SourceProblem(error, in: file)]
      return facts
    }
    let isGenerated =
      file.lastComponent.suffix(16).elementsEqual(".generated.swift".utf8)
      || source.saysItIsGenerated
    let suppressions = SuppressionReader.suppressions(in: source, of: file)
    source.dropInactiveBranches()
    var walk = SwiftWalk(source, file: file, wanted: calls)
    walk.walk()
    facts = walk.facts
    facts.calledNames = CalledNames(walk.called)
    facts.dropIdleBranches()
    facts.compact()
    guard !facts.isTest else { return facts.emptied }
    // Texts do not depend on calls, and are known when a file is read for those.
    if calls.isEmpty, !isGenerated, !facts.isForOthers {
      let texts = SwiftTextReader.facts(of: source, pairs: walk.pairs, imports: facts.imports)
      if let texts { facts.texts = texts }
    }
    facts.lines = facts.hasPlaces ? SourceLines(of: source.text) : nil
    facts.isLeftAlone = isGenerated || facts.isForOthers
    facts.suppressions = suppressions
    if isGenerated { facts.ready = mentions(in: source, of: file) }
    return facts
  }
}

extension SwiftReader {
  /// The literals of a generated file that may be names: what is made of them is seen by others only.
  private static func mentions(in source: SourceTokens, of file: FilePath) -> [FontRequest] {
    let pairs = BracketPairs(of: source.tokens)
    let lines = SourceLines(of: source.text)
    return source.tokens.indices.lazy.compactMap { index -> FontRequest? in
      let token = source.tokens[index]
      guard token.kind == .string, token.range.count < 80,
        let literal = StringLiteral(at: index, in: source, pairs: pairs),
        case .text(let name)? = literal.parts.first
      else { return nil }
      return FontRequest(
        name: .known(name),
        role: .mention,
        api: "a generated file",
        location: lines.location(of: Int(token.start), in: file)
      )
    }
  }
}

extension FileFacts {
  /// Whether something in the file may have to be pointed at.
  var hasPlaces: Bool {
    !requests.isEmpty || !registrations.isEmpty || !fontListings.isEmpty || !boldTextReads.isEmpty
      || !nodes.isEmpty || !heldFontUses.isEmpty || hasTexts
  }

  /// Whether the modules that it imports say that no app has it.
  fileprivate var isTest: Bool { !imports.isDisjoint(with: ["XCTest", "Testing"]) }

  /// Whether the modules that it imports say that no app for iOS has it: AppKit, watchOS.
  fileprivate var isForOthers: Bool {
    imports.contains("ClockKit")
      || !imports.contains("UIKit")
        && !imports.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"])
  }

  /// The file with nothing but its name.
  fileprivate var emptied: FileFacts {
    var facts = FileFacts(file: file)
    facts.isLeftAlone = true
    return facts
  }
}

extension SourceProblem {
  /// Says why a file could not be read as text.
  init(_ error: SourceTextError, in file: FilePath) {
    var location: SourceLocation?
    if let line = error.line, let column = error.column {
      location = SourceLocation(file: file, line: line, column: column)
    }
    self.init(file: file, location: location, reason: error.reason)
  }
}
