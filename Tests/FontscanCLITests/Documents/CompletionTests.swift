import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Completion in shells")
struct CompletionTests {
  static let bash = CommandLineTool("bash")
  static let zsh = CommandLineTool("zsh")
  static let fish = CommandLineTool("fish")

  static let folder = Fixtures.checkout + "/Documentation/completions"

  /// What bash offers at the end of a command line that ends in the last of some words.
  static func offers(_ words: String...) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      . '\(folder)/fontscan.bash'
      COMP_WORDS=(fontscan \(list)); COMP_CWORD=\(words.count); _fontscan
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let lines = try #require(bash).lines(["--norc", "--noprofile", "-c", script])
    return Set(lines.filter { !$0.isEmpty })
  }

  @Test(.enabled(if: bash != nil, "no bash on this machine"))
  func `bash offers commands, options and the words of a value`() throws {
    #expect(try Self.offers("l") == ["list", "legibility"])
    #expect(try Self.offers("list", "--fam") == ["--families", "--family"])
    #expect(try Self.offers("list", "--style", "") == ["italic", "upright"])
    #expect(try Self.offers("list", "--style", "=", "up") == ["upright"])
    #expect(try Self.offers("list", "--style", "=") == ["italic", "upright"])
    #expect(try Self.offers("list", "--format", "n") == ["ndjson"])
    #expect(try Self.offers("explain", "names/coll") == ["names/collision"])
    #expect(try Self.offers("validate", "--jobs", "") == [])
    #expect(try Self.offers("help", "exp") == ["explain"])
  }

  @Test(.enabled(if: bash != nil, "no bash on this machine"))
  func `bash offers files where a path is meant`() throws {
    let start = Fixtures.font("collection/DemoF")
    let file = Fixtures.font("collection/DemoFour.ttc")
    #expect(try Self.offers("list", start) == [file])
    #expect(try Self.offers("show", "--fonts", start) == [file])
  }

  @Test(.enabled(if: zsh != nil, "no zsh on this machine"))
  func `zsh can read its function`() throws {
    _ = try #require(Self.zsh).lines(["-n", "\(Self.folder)/_fontscan"])
  }

  @Test(.enabled(if: fish != nil, "no fish on this machine"))
  func `fish offers commands, options and the words of a value`() throws {
    func offers(_ line: String) throws -> Set<Substring> {
      let script = "source '\(Self.folder)/fontscan.fish'; complete -C '\(line)'"
      let lines = try #require(Self.fish).lines(["--no-config", "-c", script])
      return Set(lines.map { $0.prefix { $0 != "\t" } })
    }
    #expect(try offers("fontscan l") == ["list", "legibility"])
    #expect(try offers("fontscan list --fam") == ["--families", "--family"])
    #expect(try offers("fontscan list --style ") == ["italic", "upright"])
    #expect(try offers("fontscan explain names/coll") == ["names/collision"])
  }
}
