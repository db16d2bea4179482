internal import FontRegistry

extension FaceDetails {
  /// The text of a name record: that of American English, else of any English, else the first.
  func text(ofName nameID: Int) -> String? {
    let records = names.filter { $0.nameID == nameID && $0.text != nil }
    let record =
      records.first { $0.language == "en-US" || $0.language == "en" }
      ?? records.first { $0.language?.hasPrefix("en-") == true } ?? records.first
    return record?.text
  }
}
