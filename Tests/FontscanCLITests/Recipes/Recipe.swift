import FontTestSupport
import Foundation
import YAML

/// A file of the repository that people copy command lines from.
struct Recipe {
  /// Where it is, below the checkout.
  let name: String

  /// All of its text.
  let text: String

  init(_ name: String) throws {
    self.name = name
    text = String(decoding: try Fixtures.bytes(Fixtures.checkout + "/" + name), as: UTF8.self)
  }

  /// Those in YAML.
  static let yaml = [
    "action.yml", ".pre-commit-hooks.yaml", "Recipes/github-workflow.yml", "Recipes/gitlab-ci.yml",
  ]

  /// Those with command lines of fontscan.
  static let withCommands = [
    ".pre-commit-hooks.yaml", "Dockerfile", "Packaging/homebrew/fontscan.rb", "README.md",
    "Recipes/github-action", "Recipes/gitlab-ci.yml", "Recipes/xcode-run-script-product.sh",
    "Recipes/xcode-run-script.sh",
  ]

  /// Those that name the release to take.
  static let withVersion = [
    "Packaging/homebrew/fontscan.rb", "README.md", "Recipes/github-workflow.yml",
    "Recipes/gitlab-ci.yml",
  ]
}

extension Recipe {
  /// The command lines in it.
  ///
  /// - Throws: ``YAMLError`` where a block that is said to be YAML is none.
  func commandLines() throws -> [RecipeCommand] {
    switch true {
    case Self.yaml.contains(name): try Self.commandLines(inYAML: text)
    case name.hasSuffix(".md"):
      try blocks.flatMap { block in
        switch block.kind {
        case "yaml": try Self.commandLines(inYAML: block.text)
        case "sh": RecipeCommand.all(in: Self.withoutComments(block.text))
        default: [RecipeCommand]()
        }
      }
    default: RecipeCommand.all(in: Self.withoutComments(text))
    }
  }

  /// The fenced blocks of a page that are said to be of a kind, lists' ones too.
  var blocks: [(kind: String, text: String)] {
    var blocks: [(kind: String, text: String)] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append((String(line.dropFirst(3)), "")) }
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }

  /// Text without comments, but for the examples in them, which stand four spaces in.
  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("#") else { return String(line) }
      let example = line.drop { $0 == " " || $0 == "#" }
      return line.contains("#     ") ? String(example) : nil
    }.joined(separator: "\n")
  }

  /// The command lines in the values of a document, and in words that are given to `validate`.
  private static func commandLines(inYAML text: String) throws -> [RecipeCommand] {
    let document = try YAMLDocument(parsing: Array(text.utf8))
    return commandLines(in: document.root, below: "")
  }

  private static func commandLines(in node: YAMLNode?, below key: String) -> [RecipeCommand] {
    guard let node, key != "description" else { return [] }
    switch node.content {
    case .mapping(let mapping):
      return mapping.entries.flatMap { commandLines(in: $0.value, below: $0.key) }
    case .sequence(let nodes) where key == "args":
      return [RecipeCommand(words: ["validate"] + nodes.compactMap(\.string))]
    case .sequence(let nodes): return nodes.flatMap { commandLines(in: $0, below: key) }
    case .scalar(let scalar):
      let text = key == "arguments" ? "fontscan validate " + scalar.text : scalar.text
      return RecipeCommand.all(in: withoutComments(text))
    }
  }
}
