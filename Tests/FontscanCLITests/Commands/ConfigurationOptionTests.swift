import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan validate --config")
struct ConfigurationOptionTests {
  static let app = Fixtures.checkout + "/fixtures/apps/Healthy"

  @Test func `what the file requires is judged at its lines`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("fonts.yml", "fonts:\n  - family: Demo Sanz\n".utf8)
    let result = run(["validate", "--config", file, Self.app])
    #expect(result.status == .findings)
    #expect(result.output.contains("Without a target\n\(file):2:13: error: no bundle has"))
    #expect(result.output.contains("      - family: Demo Sanz\n".drop { $0 == " " }))
    #expect(result.output.contains("suggestion: Demo Sans\n"))
  }

  @Test func `what is wrong with the file is said with its place, and nothing is judged`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "fonts.yml",
      "font: []\nfonts:\n- {family: A, weights: [blod]}\nbaseline: []\n".utf8
    )
    let result = run(["validate", "--config", file, Self.app])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        fontscan: \(file):1:1: unknown key 'font'; did you mean 'fonts'?
        fontscan: \(file):3:25: 'blod' is no weight: neither a number from 1 to 1000 nor a word of \
        UIFont.Weight; did you mean 'bold'?
        fontscan: \(file):4:11: 'baseline' has a list in it

        """
    )
  }

  @Test func `a file that is not there is a failure`() {
    let result = run(["validate", "--config=/nowhere/x.yml", Self.app])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: /nowhere/x.yml: no such file or directory\n")
  }

  @Test func `the file beside the app is found`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Info.plist", "{UIAppFonts = ();CFBundleName = Demo;}".utf8)
    try folder.write("App/.fontscan.yml", "fonst: []\n".utf8)
    let result = run(["validate", folder.path + "/App"])
    #expect(result.status == .failure)
    #expect(result.errors.contains("/App/.fontscan.yml:1:1: unknown key 'fonst'; did you mean"))
  }
}
