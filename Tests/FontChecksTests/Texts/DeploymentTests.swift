import FileAccess
import ProjectModel
import SourceScan
import Testing

@testable import FontChecks

/// `Font.custom(_:size:)` follows the text size from iOS 14 on.
@Suite("scaling/fixed-size by the deployment target")
struct DeploymentTests {
  private static func lines(
    _ code: String,
    target: String?,
    platform: Platform = .iOS
  ) -> [Int?] {
    let file = FilePath("App/Labels.swift")
    let library = SourceLibrary(parsing: [(file, Array("import SwiftUI; \(code)".utf8))])
    var subject = BundleSubject.example(.example("Demo.ttf"), platform: platform)
    subject.bundle.deploymentTarget = target
    return Rule.fixedSize.drafts(for: subject.running(library.module(of: [file])))
      .map { $0.position?.line }
  }

  private static let text = "let a = Text(\"a\").font(.custom(\"Demo-Regular\", size: 17))"

  @Test(arguments: [("13.0", true), ("13", true), ("9.3", true), ("14.0", false), ("17.2", false)])
  func `a face in a size is fixed before iOS 14`(target: String, isTold: Bool) {
    #expect(Self.lines(Self.text, target: target) == (isTold ? [1] : []))
  }

  @Test(arguments: [nil, "", "$(TARGET)", "latest"])
  func `without a target that is known it follows`(target: String?) {
    #expect(Self.lines(Self.text, target: target) == [])
  }

  @Test func `other systems have other versions`() {
    #expect(Self.lines(Self.text, target: "11.0", platform: .macOS) == [])
  }

  @Test(arguments: [
    "let a = Text(\"a\").font(.custom(\"Demo-Regular\", size: 17, relativeTo: .body))",
    "func f() { if #available(iOS 14.0, *) { _ = Text(\"a\").font(.custom(\"Demo\", size: 17)) } }",
    "@available(iOS 14, *) struct A { let a = Text(\"a\").font(.custom(\"Demo\", size: 17)) }",
  ])
  func `a style, or a file that asks for the version, is left alone`(code: String) {
    #expect(Self.lines(code, target: "13.0") == [])
  }
}
