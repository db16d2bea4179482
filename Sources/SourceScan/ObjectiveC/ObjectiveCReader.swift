package import FileAccess

/// Takes down what a file in Objective-C says about fonts, in C and C++ around it as well.
package enum ObjectiveCReader: WholeFileReader {
  /// Takes down what a file says; see ``FileReader``.
  package static func facts(of bytes: [UInt8], in file: FilePath) -> FileFacts {
    var facts = FileFacts(file: file)
    facts.hasAllCalls = true
    let scanner: ObjectiveCScanner
    do throws(SourceTextError) {
      scanner = ObjectiveCScanner.scan(try SourceText(decoding: bytes))
    } catch {
      facts.problems = [SourceProblem(error, in: file)]
      return facts
    }
    facts.imports = scanner.imports
    var parser = ObjectiveCParser(scanner.result, facts: facts)
    parser.parseFile()
    facts = parser.facts
    facts.takeSigns(of: scanner.result)
    if facts.imports.contains("XCTest") {
      // No app has it, nor what it defines.
      facts = FileFacts(file: file)
      facts.isLeftAlone = true
      return facts
    }
    facts.isLeftAlone = scanner.result.saysItIsGenerated || facts.isForOtherSystem
    if !facts.isLeftAlone {
      let texts = ObjectiveCTextReader.facts(
        of: scanner.result,
        pairs: parser.pairs,
        imports: facts.imports
      )
      if let texts { facts.texts = texts }
    }
    facts.suppressions = SuppressionReader.suppressions(in: scanner.result, of: file)
    facts.lines = facts.hasPlaces ? SourceLines(of: scanner.result.text) : nil
    return facts
  }
}

extension FileFacts {
  /// Whether a file that imports these modules is for a Mac or a watch only.
  fileprivate var isForOtherSystem: Bool {
    !imports.contains("UIKit") && !imports.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"])
  }

  /// Takes down where code reads whether Bold Text is on, and where it goes through all fonts.
  fileprivate mutating func takeSigns(of source: SourceTokens) {
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      // Few words are as long as these, and the length is known.
      switch token.range.count {
      case 16 where source.isWord("legibilityWeight", at: index),
        32 where source.isWord("UIAccessibilityIsBoldTextEnabled", at: index),
        50 where source.isWord("UIAccessibilityBoldTextStatusDidChangeNotification", at: index):
        boldTextReads.append(Int(token.start))
      case 11 where source.isWord("familyNames", at: index),
        41 where source.isWord("CTFontManagerCopyAvailablePostScriptNames", at: index):
        fontListings.append(Int(token.start))
      default: continue
      }
    }
  }
}
