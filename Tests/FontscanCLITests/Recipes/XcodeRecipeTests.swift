import FontTestSupport
import Foundation
import Testing

/// The scripts for a phase of a build, with the variables that Xcode sets; Xcode itself is not here.
@Suite(
  "The scripts for Xcode",
  .enabled(if: Binary.path != nil, "the binary was not built beside the tests")
)
struct XcodeRecipeTests {
  private func run(_ script: String, _ variables: [String: String]) throws -> Binary.Result {
    let folder = try (#require(Binary.path) as NSString).deletingLastPathComponent
    let words = (["PATH": folder + ":/usr/bin:/bin"].merging(variables) { $1 })
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return try Binary.shell(
      "exec env -i \"$@\"",
      words + ["/bin/sh", Fixtures.checkout + "/Recipes/" + script]
    )
  }

  /// The root of a line that Xcode reads: `path:line:column: error: …` with an absolute path.
  @Test
  func `the built product is judged`() throws {
    let run = try run(
      "xcode-run-script-product.sh",
      [
        "TARGET_BUILD_DIR": Fixtures.checkout + "/fixtures/products",
        "WRAPPER_NAME": "Faulty.app", "TARGET_NAME": "Faulty",
      ]
    )
    #expect(run.status == 1)
    let place = Fixtures.checkout + "/fixtures/products/Faulty.app/Info.plist"
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(place) && $0.contains(" error: 'DemoSans-Bold.ttf'") })
    for line in lines where !line.hasPrefix("note: Not checked in ") {
      #expect(line.contains(" error: ") || line.contains(" warning: "))
    }
  }

  /// Its Info.plist declares what the target copies under other names, and the other targets' not.
  @Test
  func `the target that is built is judged`() throws {
    let root = Fixtures.checkout + "/fixtures/projects/Memberships"
    let run = try run(
      "xcode-run-script.sh",
      [
        "SRCROOT": root, "PROJECT_FILE_PATH": root + "/Memberships.xcodeproj",
        "TARGET_NAME": "App", "SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "0",
        "XCODE_VERSION_ACTUAL": "2600",
      ]
    )
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(root + "/App/Info.plist:9:") })
    for line in lines { #expect(!line.contains("Widget/Info.plist")) }
  }

  @Test(
    .enabled(
      if: !["/opt/homebrew/bin/fontscan", "/usr/local/bin/fontscan", "/usr/bin/fontscan"]
        .contains(where: Fixtures.exists),
      "fontscan is installed"
    ),
    arguments: ["xcode-run-script.sh", "xcode-run-script-product.sh"]
  )
  func `a machine without fontscan builds, and says so`(script: String) throws {
    let run = try run(script, ["PATH": "/usr/bin:/bin", "TARGET_NAME": "App"])
    #expect(run.status == 0)
    #expect(
      run.output == "warning: fontscan is not installed, and the fonts of App are not judged\n"
    )
  }

  /// What the readers open has to be in the list, or the sandbox keeps it from them.
  @Test(arguments: [
    "App/Fonts/Demo.ttf", "Demo.OTC", "web/a.woff2", "Info.plist", "Config/App.xcconfig", "A.swift",
    "A.mm", "A.h", "Main.storyboard", "fontscan.baseline.json", ".fontscan.yml", "sub/project.yml",
    "App.xcodeproj/project.pbxproj",
  ])
  func `the command that makes the list finds what is read`(path: String) throws {
    let text = try Recipe("Recipes/fontscan.xcfilelist").text
    let patterns = text.matches(of: /-e '([^']*)'/).map { String($0.1) }
    #expect(patterns.count == 2)
    #expect(try patterns.contains { try Regex($0).ignoresCase().firstMatch(in: path) != nil })
    let hook = try Recipe(".pre-commit-hooks.yaml").text
    let files = try #require(hook.firstMatch(of: /files: &fonts '\(\?i\)(.*)'/)).1
    #expect(try Regex(String(files)).ignoresCase().firstMatch(in: path) != nil)
  }

  /// Xcode takes a line as a path, or as a comment, and knows no wildcards.
  @Test func `the list of files is one`() throws {
    let lines = try Recipe("Recipes/fontscan.xcfilelist").text.split(separator: "\n")
    let paths = lines.filter { !$0.hasPrefix("#") }
    #expect(paths.count > 3)
    for path in paths {
      #expect(path.hasPrefix("$(SRCROOT)/") || path.hasPrefix("$(PROJECT_FILE_PATH)/"))
      #expect(!path.contains { "*?[".contains($0) })
    }
  }
}
