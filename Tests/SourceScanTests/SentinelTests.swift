import FileAccess
import Testing

@testable import SourceScan

/// Values of a name that the code itself has an answer for.
@Suite("Names that stand for something else than a font")
struct SentinelTests {
  private func roles(of name: String, in scan: ModuleScan) -> Set<FontRequest.Role> {
    Set(scan.requests.filter { $0.name == .known(name) }.map(\.role))
  }

  @Test(
    arguments: [
      """
      func use(_ size: CGFloat, name: String = "System") {
        if name == "System" { font = .systemFont(ofSize: size) } else {
          font = UIFont(name: name, size: size)
        }
      }
      """,
      """
      func use(_ name: String) -> UIFont? {
        guard "System" != name else { return nil }
        return UIFont(name: name, size: 1)
      }
      let font = use("System")
      """,
      """
      func use(_ name: String) -> UIFont? {
        switch name {
        case "Script", "System": return .systemFont(ofSize: 1)
        default: return UIFont(name: name, size: 1)
        }
      }
      let font = use("System")
      """,
    ]
  )
  func `a value that Swift compares is no name of a font`(code: String) throws {
    let scan = try SwiftSketch(code).scan
    #expect(roles(of: "System", in: scan) == [.mention])
  }

  @Test func `a value that Objective-C compares is no name of a font`() {
    let code = """
      @implementation A
      - (UIFont *)use:(NSString *)name {
        if ([name isEqualToString:@"System"]) { return [UIFont systemFontOfSize:1]; }
        return [UIFont fontWithName:name size:1];
      }
      - (void)draw { [self use:@"System"]; [self use:@"Demo-Bold"]; }
      @end
      """
    let facts = ObjectiveCReader.facts(of: Array(code.utf8), in: FilePath("A.m"))
    let scan = ModuleLinker([facts]).scan()
    #expect(roles(of: "System", in: scan) == [.mention])
    #expect(roles(of: "Demo-Bold", in: scan) == [.face])
  }

  @Test func `other values of the same parameter are asked for`() throws {
    let scan = try SwiftSketch(
      """
      func use(_ name: String) -> UIFont? {
        name == "System" ? nil : UIFont(name: name, size: 1)
      }
      let fonts = [use("System"), use("Demo-Bold")]
      """
    ).scan
    #expect(roles(of: "System", in: scan) == [.mention])
    #expect(roles(of: "Demo-Bold", in: scan) == [.face])
  }
}
