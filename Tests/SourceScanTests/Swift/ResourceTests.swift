import SourceScan
import Testing

/// Members that a generator makes of the names of fonts: R.swift and SwiftGen.
@Suite("Fonts as members of generated types")
struct ResourceTests {
  @Test(arguments: [
    ("let f = R.font.demoSansBold(size: 12)", "demoSansBold"),
    ("let f = R.font.demoSansBold", "demoSansBold"),
    ("func f() { label.font = R.font.demoSansBold(size: 12) }", "demoSansBold"),
    ("let f = Font(R.font.demoSansBold, size: 12)", "demoSansBold"),
    ("let f = UIFont(resource: R.font.demoSansBold, size: 12)", "demoSansBold"),
    ("let v = Text(x).font(Font(R.font.demoSansBold.name))", "demoSansBold"),
    ("let f = FontFamily.DemoSans.bold.font(size: 12)", "DemoSans.bold"),
    ("let f = FontFamily.DemoSans.bold", "DemoSans.bold"),
    ("let v = Text(x).font(FontFamily.DemoSans.bold.swiftUIFont(size: 12))", "DemoSans.bold"),
    ("let f = Fonts.DemoSans.bold.font(size: 12)", "DemoSans.bold"),
    ("let f = AppFonts.DemoSans.bold.swiftUIFont(fixedSize: 12)", "DemoSans.bold"),
  ])
  func `are told`(code: String, name: String) throws {
    let requests = try SwiftSketch(code).requests.filter { $0.role == .resource }
    #expect(Set(requests.map(\.name)) == [.known(name)])
  }

  @Test(arguments: [
    "let f = R.image.demo()",
    "let f = a.R.font.demo",
    "let f = theme.title.font(size: 12)",
    "let f = Text(x).font(.body)",
    "let f = Fonts.demo.font(of: 12)",
  ])
  func `and nothing else is taken for one (trap)`(code: String) throws {
    #expect(try SwiftSketch(code).requests.allSatisfy { $0.role != .resource })
  }
}
