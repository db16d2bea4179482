internal import FontChecks

extension Severity {
  /// How the word for the severity is painted.
  var part: TextPaint.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
