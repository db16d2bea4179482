import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import Foundation
import ProjectModel
import Testing

/// What fontTools says of the heights and boxes of real fonts, held against the rules about lines.
@Suite(
  "Rules about lines on real fonts",
  .enabled(if: Fixtures.corpus != nil, "no corpus: make corpus")
)
struct CorpusMetricsTests {
  private static func findings(in package: String) throws -> [Finding] {
    let folder = try #require(Fixtures.corpus) + "/" + package
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { file in
      FontExtensions.contains(FilePath(file).lastComponent)
    }
    #expect(!files.isEmpty)
    return Validation(
      project: .declaring(files, below: folder),
      root: FilePath(folder),
      selection: try RuleSelection(only: ["metrics"])
    ).findings
  }

  @Test(arguments: [
    "fonts-cantarell", "fonts-dejavu-core", "fonts-firacode", "fonts-hack", "fonts-hosny-amiri",
    "fonts-inter", "fonts-inter-variable", "fonts-jetbrains-mono", "fonts-karla", "fonts-katex",
    "fonts-lato", "fonts-liberation2", "fonts-linuxlibertine", "fonts-nanum", "fonts-noto-mono",
    "fonts-open-sans", "fonts-opensymbol", "fonts-roboto-unhinted", "fonts-sil-awami-nastaliq",
    "fonts-sil-charis", "fonts-sil-padauk", "fonts-font-awesome", "fonts-terminus-otb",
    "fonts-symbola",
    "fonts-dejavu-extra", "fonts-fork-awesome", "fonts-stix", "xfonts-scalable",
    "fonts-materialdesignicons-webfont",
    "fonts-roboto-fontface", "fonts-spleen", "fonts-wqy-microhei", "fonts-arphic-uming",
  ])
  func `well-made fonts have no finding`(package: String) throws {
    #expect(try Self.findings(in: package).map(\.message) == [])
  }

  // Adventor has an ascender of 739 and a descender of −185 of 1000, and the Å of its bold reaches
  // 1027. Pagella has ascenders of 720 to 733, and its Å reaches 926 to 939.
  @Test func `fonts with low lines have findings`() throws {
    let findings = try Self.findings(in: "fonts-texgyre")
    let tight = findings.filter { $0.rule == "metrics/tight" }.compactMap(\.name)
    #expect(
      Set(tight)
        == Set(
          ["Regular", "Italic", "Bold", "BoldItalic"].map {
            "TeXGyreAdventor-" + $0
          }
        )
    )
    let clipped = findings.filter { $0.rule == "metrics/clipped" }
    #expect(
      Set(clipped.compactMap { $0.name?.split(separator: "-").first })
        == ["TeXGyreAdventor", "TeXGyrePagella"]
    )
    let bold = try #require(clipped.first { $0.name == "TeXGyreAdventor-Bold" })
    #expect(bold.message.hasPrefix("'Å' reaches 0.288 em above"))
    #expect(findings.count == tight.count + clipped.count)
  }

  // IPAPGothic has a descender of −246 of 2048, and its g reaches −401.
  @Test func `a foot below a short descender is found`() throws {
    let findings = try Self.findings(in: "fonts-ipafont-gothic")
    #expect(findings.compactMap(\.name) == ["IPAPGothic"])
    // 155 of 2048
    #expect(findings.first?.message.hasPrefix("'g' reaches 0.076 em below") == true)
  }

  // The two bolds of C059 have 1 em from ascender to descender, 1.2 em with the gap, and Windows
  // heights of 1.511 and 1.542 em. What Standard Symbols has in the places of marked letters are
  // symbols, and reach out of no line.
  @Test func `heights that differ from those of Windows are found`() throws {
    let findings = try Self.findings(in: "fonts-urw-base35")
    #expect(Set(findings.map(\.rule)) == ["metrics/disagree"])
    #expect(findings.compactMap(\.name).sorted() == ["C059-BdIta", "C059-Bold"])
  }

  // The descender of Noto's Nushu, which has no feet, is -120 of 1024 units, and the g of its
  // Latin letters reaches -250. Of all others in the package the lines are made for the letters: where they are
  // lopsided for capitals, as those of Tibetan are, the script has none.
  @Test func `one of Noto's faces has lines that are too short for Latin`() throws {
    let findings = try Self.findings(in: "fonts-noto-core")
    #expect(findings.compactMap(\.name) == ["NotoTraditionalNushu-Regular"])
    #expect(findings.first?.message.hasPrefix("'g' reaches 0.127 em below") == true)
  }

  // Each in several formats. The small capitals have 1.38 em by hhea, 1.47 with the gap, and 1.09 by
  // the typographic heights that they ask for. The ascender of the initials, 714 units, is hardly
  // above their capitals, 710, and the descender is -296, so that the middle of the line is 146 below
  // that of the capitals; of the file with cubic outlines 144.5. The xi of the italic with quadratic
  // outlines reaches 791 units, its ascender 710.
  @Test func `initials and small capitals are found in each format`() throws {
    let findings = try Self.findings(in: "fonts-ebgaramond-extra")
    let found = findings.map { finding in
      "\(finding.rule) \(finding.file.flatMap { "\($0)".split(separator: "/").last } ?? "-")"
    }
    #expect(
      found.sorted() == [
        "metrics/clipped EBGaramond12-Italic.ttf", "metrics/clipped EBGaramond12-Italic.woff",
        "metrics/disagree EBGaramond12-AllSC.otf", "metrics/disagree EBGaramond12-AllSC.ttf",
        "metrics/disagree EBGaramond12-AllSC.woff",
        "metrics/off-centre EBGaramond-Initials.otf", "metrics/off-centre EBGaramond-Initials.ttf",
        "metrics/off-centre EBGaramond-Initials.woff",
      ]
    )
    let initials = findings.filter { $0.rule == "metrics/off-centre" }
    #expect(initials.allSatisfy { $0.message.hasPrefix("text sits 0.14") })
    let italics = findings.filter { $0.rule == "metrics/clipped" }
    #expect(italics.allSatisfy { $0.message.hasPrefix("'ξ' reaches 0.081 em above") })
  }
}
