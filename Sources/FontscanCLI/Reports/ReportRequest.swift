/// A report that was asked for: its form and where it goes.
struct ReportRequest: Hashable, Sendable {
  var format: ReportFormat
  var destination: StreamOrFile
}
