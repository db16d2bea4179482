import FileAccess
import SourceScan
import Testing

@Suite
struct FontRequestTests {
  @Test func `a request has neither traits nor another place of use unless it is told them`() {
    let place = SourceLocation(file: FilePath("A.swift"), line: 3, column: 5)
    let request = FontRequest(
      name: .known("DemoSans-Bold"),
      role: .face,
      api: "UIFont(name:size:)",
      location: place
    )
    #expect(request.traits.isEmpty)
    #expect(request.use == nil)
  }
}
