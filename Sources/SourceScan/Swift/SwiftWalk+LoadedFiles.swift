extension SwiftWalk {
  /// Notes the file of `url(forResource: "fonts", withExtension: "json")`, at the label.
  mutating func takeLoadedResource() {
    if let name = plainText(at: index + 2) { facts.loadedFiles.insert(name) }
  }

  /// Notes a literal that is the name of a file of styles: `"fonts.json"`.
  mutating func takeLoadedFile() {
    let range = tokens[index].range
    guard (8..<80).contains(range.count) else { return }
    let end = text.bytes[range].suffix(7)
    guard end.suffix(6).elementsEqual(".json\"".utf8) || end.elementsEqual(".plist\"".utf8),
      let name = plainText(at: index)
    else { return }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    facts.loadedFiles.insert(file)
  }
}
