import FontChecks
import Testing

@Suite("System fonts")
struct SystemFontsTests {
  @Test(arguments: [
    ("Menlo", "Menlo-Bold"), ("Helvetica Neue", "HelveticaNeue-Light"), ("Arial", "ArialMT"),
    ("Apple Color Emoji", "AppleColorEmoji"), ("Trebuchet MS", "Trebuchet-BoldItalic"),
  ])
  func `a family has its names`(family: String, name: String) {
    #expect(SystemFonts.families[family]?.contains(name) == true)
    #expect(SystemFonts.postScriptNames.contains(name))
  }

  @Test func `names with spaces stay whole`() {
    #expect(SystemFonts.postScriptNames.contains("Adelle Sans Devanagari Bold"))
  }

  @Test func `every family has names, and no name has a stray space or comma`() {
    for (family, names) in SystemFonts.families {
      #expect(!names.isEmpty, "\(family)")
      for name in names {
        #expect(!name.isEmpty && !name.hasPrefix(" ") && !name.hasSuffix(" "))
        #expect(!name.contains(",") && !name.hasPrefix("."))
      }
    }
  }
}
