internal import FileAccess
internal import FontChecks

extension ValidationReport {
  /// A line for each file with texts, and the figure of all.
  func writeTextCounts(to text: inout TextWriter) {
    guard let all = validation.summary.texts, all.all > 0 else { return }
    var table = TextTable()
    for file in validation.summary.textFiles {
      table.add([
        .number(TextCountWords.percent(file.counts)), .init("\(file.file)"),
        .init(
          TextCountWords.words(file.counts),
          .muted
        ),
      ])
    }
    table.write(to: &text)
    text.appendLine(
      "Texts that follow the text size: \(TextCountWords.percent(all)) "
        + "(\(TextCountWords.words(all)))."
    )
    text.endLine()
  }
}

extension JSONWriter {
  /// Writes how many texts follow the text size.
  mutating func fields(of summary: ValidationSummary, texts name: String) {
    guard let all = summary.texts else { return field(name, nil as String?) }
    object(name) { json in
      json.fields(of: all)
      json.array("files", summary.textFiles) { json, file in
        json.object(.line) { json in
          json.field("file", "\(file.file)")
          json.fields(of: file.counts)
        }
      }
    }
  }

  private mutating func fields(of counts: TextCounts) {
    field("percent", counts.percent)
    field("following", counts.following)
    field("fixed", counts.fixed)
    field("notAdjusting", counts.notAdjusting)
    field("unknown", counts.unknown)
  }
}

/// Counts of texts in words.
private enum TextCountWords {
  static func percent(_ counts: TextCounts) -> String { counts.percent.map { "\($0) %" } ?? "-" }

  static func words(_ counts: TextCounts) -> String {
    [
      (counts.following, "follow"), (counts.fixed, "of fixed size"),
      (counts.notAdjusting, "not adjusting"), (counts.unknown, "not known"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
