import FontChecks
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Documents made from declarations")
struct MadeDocumentTests {
  @Test(arguments: MadeDocument.all.map(\.path))
  func `a document is what the declarations say now`(path: String) throws {
    let document = try #require(MadeDocument.all.first { $0.path == path })
    let file = "\(Fixtures.checkout)/\(path)"
    let text = Fixtures.exists(file) ? try Fixtures.bytes(file) : []
    let isFresh = text == Array(document.text.utf8)
    #expect(isFresh, "\(path) is stale: run 'make documents'")
  }

  @Test func `each rule has a page and each page a rule`() throws {
    let folder = "\(Fixtures.checkout)/\(MadeDocument.ruleFolder)"
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    let pages = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
    #expect(Set(pages) == Set(Rule.all.map { "\($0.id).md" } + ["README.md"]))
  }

  @Test(arguments: Rule.all)
  func `a page says all that a rule declares`(rule: Rule) {
    let page = RulePage(rule).text
    let words = page.filter { $0 != "\\" }.split(whereSeparator: \.isWhitespace).joined(
      separator: " "
    )
    let said = [rule.id, rule.title, rule.rationale, rule.fix] + rule.examples.map(\.text)
    for text in said {
      let text = text.filter { $0 != "\\" }.split(whereSeparator: \.isWhitespace)
      #expect(words.contains(text.joined(separator: " ")))
    }
    for severity in [rule.severity] + rule.otherSeverities {
      #expect(words.contains(" \(severity.rawValue)"))
    }
  }

  @Test func `the manual page has every option of every command`() {
    let page = ManualPage().text
    for command in Commands.all {
      #expect(page.contains("\n.SS fontscan \(command.name) "))
      for option in command.allOptions {
        let name = option.name.split(separator: "-", omittingEmptySubsequences: false)
          .joined(separator: "\\-")
        #expect(page.contains("\\fB\(name)\\fR"), "\(option.name)")
      }
    }
  }

  /// A request is a dot in the first column and a word of two letters or so.
  @Test func `no line of the manual page is a request by chance`() {
    let known: Set<Substring> = [
      "\\\"", "TH", "SH", "SS", "PP", "TP", "B", "BR", "br", "RS", "RE", "EX", "EE",
    ]
    for line in ManualPage().text.split(separator: "\n") where line.hasPrefix(".") {
      let request = line.dropFirst().prefix { $0 != " " }
      #expect(known.contains(request), "\(line)")
    }
    #expect(!ManualPage().text.contains("\n'"))
  }

  @Test(arguments: Commands.all.flatMap { command in command.allOptions.map(\.name) })
  func `what is offered for a value is accepted`(name: String) {
    for option in Commands.all.flatMap({ $0.allOptions }) where option.name == name {
      for word in option.offers { #expect(option.accepts(Word(bytes: Array(word.utf8)))) }
      #expect(option.placeholder != nil || option.offers.isEmpty)
      let isPath = option.expected.hasPrefix("a file") || option.expected.hasPrefix("a folder")
      #expect(option.takesPath == isPath || name == "--report", "\(name) takes \(option.expected)")
    }
  }
}
