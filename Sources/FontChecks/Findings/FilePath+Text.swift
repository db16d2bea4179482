internal import FileAccess

extension FilePath {
  /// The path as a property list can spell it; `nil` for bytes that are no UTF-8, which no text is
  /// equal to.
  var text: String? { String(validating: bytes, as: UTF8.self) }
}
