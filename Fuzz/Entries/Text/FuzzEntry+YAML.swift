internal import YAML

extension FuzzEntry {
  /// YAML.
  static let yaml = FuzzEntry(
    "yaml",
    seeds: .texts([
      "fonts:\n  - family: Demo Sans\n    weights: [400, bold]\n",
      "a: &x {b: \"c\\u00e9\", d: 'e'}\nf: *x\ng: |\n  text\n  more\nh: >-\n  folded\n",
      "%YAML 1.2\n--- !!map\n? key\n: value\n...\n",
    ]),
    words: [
      "- ", ": ", "? ", "&a", "*a", "|", ">-", "!!str", "---\n", "...\n", "{", "}", "[", "]",
      "<<: ",
      "\"\\u00e9\"", "#", "%YAML 1.2\n", "0x1F", "~", "true",
    ]
  ) { input in
    guard let document = try? YAMLDocument(parsing: input) else { return }
    var nodes = document.root.map { [$0] } ?? []
    var count = 0
    while let node = nodes.popLast() {
      count += 1
      expect(node.position.byte <= 2 * input.count, "a node is behind the end")
      _ = (node.string, node.typeName, node.scalar?.integer)
      if let sequence = node.sequence { nodes += sequence }
      if let mapping = node.mapping { nodes += mapping.entries.map(\.value) }
    }
    expect(count <= YAMLLimits.standard.nodes, "there are more nodes than allowed")
  }
}
