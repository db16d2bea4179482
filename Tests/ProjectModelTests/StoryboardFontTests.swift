internal import FileAccess
internal import ProjectModel
internal import Testing

@Suite("Fonts that storyboards list")
struct StoryboardFontTests {
  /// `<array` of `B.otf` stands in line 3, after two spaces: column 3.
  static let text = """
    <document><customFonts key="customFonts"><array key="A.ttf"><string>A-Regular</string>
      <string>A-Bold</string></array>
      <array key="B.otf"><string>B</string></array>
    </customFonts></document>
    """

  @Test func `each file has its faces and its place`() {
    let (fonts, problem) = StoryboardFont.listed(in: Array(Self.text.utf8), of: FilePath("M.xib"))
    #expect(problem == nil)
    #expect(fonts.map(\.fileName) == [FilePath("A.ttf"), FilePath("B.otf")])
    #expect(fonts.map(\.postScriptNames) == [["A-Regular", "A-Bold"], ["B"]])
    #expect(fonts.last?.place.path == FilePath("M.xib"))
    #expect(fonts.last?.place.position?.line == 3)
    #expect(fonts.last?.place.position?.column == 3)
  }

  @Test func `what stands before a fault is read and the fault has its place`() {
    let broken = Self.text.replacing("<string>B<", with: "<string>B</oops><")
    let (fonts, problem) = StoryboardFont.listed(in: Array(broken.utf8), of: FilePath("M.xib"))
    #expect(fonts.map(\.fileName) == [FilePath("A.ttf"), FilePath("B.otf")])
    #expect(problem?.position?.line == 3)
  }
}
