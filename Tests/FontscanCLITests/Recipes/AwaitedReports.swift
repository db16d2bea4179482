@testable import FontscanCLI

/// Recipes name reports and options that come with another change of the same issue.
enum AwaitedReports {
  /// Whether that change is here.
  static let areHere =
    ["github", "gitlab", "junit", "sarif", "xcode"].allSatisfy { ReportFormat(rawValue: $0) != nil }
    && ValidateCommand.options.contains { $0.name == "--write-baseline" }

  /// Why a test is left out.
  static let comment = "the reports for CI services are not here yet"

  /// The recipes that name them.
  static let recipes = [
    "README.md", "Recipes/gitlab-ci.yml", "Recipes/xcode-run-script-product.sh",
  ]
}
