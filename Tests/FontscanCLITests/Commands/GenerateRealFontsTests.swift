import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What is generated from real fonts, and from ours with names of all kinds, compiles.
@Suite("fontscan generate on real fonts")
struct GenerateRealFontsTests {
  static let compiler = CommandLineTool("swiftc") == nil ? nil : CommandLineTool("sh")

  /// Where the stand-ins for Apple's frameworks are what is imported.
  static let hasStandIns: Bool = {
    #if os(Linux)
      return compiler != nil
    #else
      return false
    #endif
  }()

  /// Real apps, where some are beside the checkout or in `FONTSCAN_APPS`.
  static let apps: [String] = {
    let given = ProcessInfo.processInfo.environment["FONTSCAN_APPS"]
    let beside = ["/../shared/apps", "/../../shared/apps"].map { Fixtures.checkout + $0 }
    guard let folder = ([given].compactMap { $0 } + beside).first(where: Fixtures.exists) else {
      return []
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.filter { Fixtures.exists($0 + "/.") }
  }()

  /// What the compiler says of the faces at some paths, in both language modes.
  private static func faults(
    _ paths: [String],
    with parts: String? = nil,
    _ shell: CommandLineTool
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = folder.path + "/Fonts.swift"
    let options = parts.map { ["--with", $0] } ?? []
    let words = ["generate", "--output", file, "--access=public", "--quiet"] + options + paths
    let result = run(words)
    #expect(result.status == .success, "\(result.errors)")
    let stubs = Fixtures.checkout + "/Tests/AppleStubs"
    let modules = parts == nil ? [] : ["UIKit", "SwiftUI", "CoreText"]
    let lines = modules.map { name in
      "swiftc -parse-as-library -swift-version 6 -module-name \(name) -emit-module "
        + "-emit-module-path \(name).swiftmodule '\(stubs)/\(name).swift' &"
    }
    let check =
      "swiftc -typecheck -parse-as-library -warnings-as-errors -I . Fonts.swift -swift-version"
    let script = """
      cd '\(folder.path)'
      { \(lines.joined(separator: "\n")) wait; } 2>&1
      { \(check) 5 & \(check) 6; wait; } 2>&1
      """
    return try shell.lines(["-c", script])
  }

  @Test(.enabled(if: compiler != nil, "there is no swiftc"))
  func `faces with names of all kinds compile`() throws {
    let shell = try #require(Self.compiler)
    #expect(try Self.faults([Fixtures.fonts], shell) == [])
  }

  @Test(
    .enabled(if: compiler != nil, "there is no swiftc"),
    .enabled(if: Fixtures.corpus != nil, "make corpus was not run")
  )
  func `every family of the corpus compiles`() throws {
    let corpus = try #require(Fixtures.corpus)
    #expect(try Self.faults([corpus], try #require(Self.compiler)) == [])
  }

  /// All of them would be measured for their bolds, which takes a minute.
  @Test(
    .enabled(if: hasStandIns, "there is no swiftc, or Apple's frameworks are there"),
    .enabled(if: Fixtures.corpus != nil, "make corpus was not run")
  )
  func `every part compiles with one of forty fonts of the corpus`() throws {
    let place = URL(filePath: try #require(Fixtures.corpus)).resolvingSymlinksInPath()
    let corpus = place.path(percentEncoded: false)
    let all = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    let fonts = all.filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension) }
      .sorted()
    let some = stride(from: 0, to: fonts.count, by: 40).map { corpus + "/" + fonts[$0] }
    #expect(some.count > 5)
    let parts = "dynamic-type,ios10,bold-text,large-content,register"
    #expect(try Self.faults(some, with: parts, try #require(Self.compiler)) == [])
  }

  @Test(
    .enabled(if: hasStandIns, "there is no swiftc, or Apple's frameworks are there"),
    .enabled(if: !apps.isEmpty, "no real apps are beside the checkout"),
    arguments: apps
  )
  func `every part compiles with the faces of a real app`(app: String) throws {
    // Of some the licences of the fonts keep them out.
    let hasFaces = run(["generate", app, "--quiet"]).status == .success
    guard hasFaces else { return }
    let parts = "dynamic-type,ios10,bold-text,large-content,register"
    #expect(try Self.faults([app], with: parts, try #require(Self.compiler)) == [])
  }
}
