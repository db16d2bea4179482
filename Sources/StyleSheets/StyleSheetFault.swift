/// Something wrong with a style sheet.
package struct StyleSheetFault: Error, Hashable, Sendable {
  /// Where; `nil` when it concerns the file as a whole.
  package let place: SheetPlace?

  /// What is wrong, in words that follow a colon.
  package let reason: String

  init(_ reason: String, at place: SheetPlace?) {
    self.place = place
    self.reason = reason
  }
}

extension StyleSheetFault: CustomStringConvertible {
  /// The place and the reason.
  package var description: String {
    guard let place else { return reason }
    return "\(place): \(reason)"
  }
}
