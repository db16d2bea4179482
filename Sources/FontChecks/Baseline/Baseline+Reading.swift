package import FileAccess
package import ProjectModel
internal import PropertyList

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file, for messages.
  /// - Throws: ``ProjectProblem`` with the place of what makes it no baseline of this version.
  package init(parsing bytes: [UInt8], path: FilePath) throws(ProjectProblem) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(parsing: bytes, orJSON: true)
    } catch {
      throw ProjectProblem(path, at: error.position, error.reason)
    }
    for case .duplicateKey(let key, let position, _) in document.warnings {
      throw ProjectProblem(path, at: position, "'\(key)' is there twice")
    }
    guard document.kind == .json, let root = document.root.dictionary,
      let schema = root["schema"]?.string
    else { throw ProjectProblem(path, at: nil, "it is no baseline of fontscan") }
    guard schema == Baseline.schema else {
      throw ProjectProblem(
        path,
        at: root["schema"]?.position,
        "it is of version '\(schema)', and '\(Baseline.schema)' is read: remove it and write it anew"
      )
    }
    guard let findings = root["findings"]?.array else {
      throw ProjectProblem(path, at: nil, "it has no list 'findings'")
    }
    self.init()
    if let place = root["root"], !place.isNull {
      guard let text = place.string else {
        throw ProjectProblem(path, at: place.position, "'root' is \(place.typeName) and no path")
      }
      self.root = text
    }
    for value in findings {
      guard let finding = value.dictionary, let rule = finding["rule"]?.string,
        let file = finding["file"], file.string != nil || file.isNull,
        let content = finding["content"]?.string,
        let count = finding["count"].flatMap(\.integer).flatMap({ Int(exactly: $0) }), count > 0
      else {
        throw ProjectProblem(
          path,
          at: value.position,
          "a finding needs 'rule', 'file' (a path or null), 'content' and a 'count' above 0"
        )
      }
      add(
        BaselineEntry(rule: rule, file: file.string, content: content),
        count: count
      )
    }
  }
}

extension ProjectProblem {
  fileprivate init(_ path: FilePath, at place: PropertyListPosition?, _ reason: String) {
    self.init(
      path: path,
      position: place.map { SourcePosition(line: $0.line, column: $0.column, byte: $0.byte) },
      reason: reason
    )
  }
}

extension PropertyListValue {
  fileprivate var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
