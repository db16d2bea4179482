import SourceScan
import Testing

/// Values of which the code says by its branches where they can come.
@Suite("Branches that say what a value is")
struct BranchTests {
  /// An enumeration of which one case is the system's font, with some code in it.
  private func scan(_ body: String) throws -> [String] {
    try SwiftSketch(
      """
      enum Face: String {
        case system, brand = "Brand-Regular"
      \(body)
      }
      """
    ).names.sorted()
  }

  @Test(arguments: [
    "var font: UIFont { switch self { case .system: return .systemFont(ofSize: 1); case .brand: return UIFont(name: rawValue, size: 1)! } }",
    "var font: UIFont { switch self { case .system: .systemFont(ofSize: 1)\ncase .brand: UIFont(name: self.rawValue, size: 1)! } }",
    "var name: String? { switch self { case .brand: return rawValue; case .system: return nil } }; var font: UIFont? { UIFont(name: name!, size: 1) }",
    "func font(_ bold: Bool) -> UIFont? { switch (self, bold) { case (.system, _): return nil; case (.brand, true): return UIFont(name: rawValue, size: 1); case (.brand, false): return UIFont(name: rawValue, size: 1) } }",
  ])
  func `a case that is taken by itself has no other`(body: String) throws {
    #expect(try scan(body) == ["Brand-Regular"])
  }

  @Test(arguments: [
    "var font: UIFont { switch self { case .system: return .systemFont(ofSize: 1); default: return UIFont(name: rawValue, size: 1)! } }",
    "var font: UIFont { if self == .system { return .systemFont(ofSize: 1) }\nreturn UIFont(name: rawValue, size: 1)! }",
    "var font: UIFont { if self == Face.system { return .systemFont(ofSize: 1) } else { return UIFont(name: rawValue, size: 1)! } }",
    "var font: UIFont { if case .system = self { return .systemFont(ofSize: 1) }\nreturn UIFont(name: rawValue, size: 1)! }",
    "var font: UIFont { guard self != .system else { return .systemFont(ofSize: 1) }\nreturn UIFont(name: rawValue, size: 1)! }",
    "var font: UIFont { if self != .system { return UIFont(name: rawValue, size: 1)! }\nreturn .systemFont(ofSize: 1) }",
    "var font: UIFont { self == .system ? .systemFont(ofSize: 1) : UIFont(name: rawValue, size: 1)! }",
    "var font: UIFont { self != .system ? UIFont(name: rawValue, size: 1)! : .systemFont(ofSize: 1) }",
    "var font: UIFont { (self == .system) ? .systemFont(ofSize: 1) : UIFont(name: rawValue, size: 1)! }",
    "var font: UIFont { [.system].contains(self) ? .systemFont(ofSize: 1) : UIFont(name: rawValue, size: 1)! }",
    "var name: String? { self == .system ? nil : rawValue }; var font: UIFont? { UIFont(name: name!, size: 1) }",
    "var name: String { rawValue }; var font: UIFont { switch self { case .system: return .systemFont(ofSize: 1); default: return UIFont(name: name, size: 1)! } }",
    "var font: UIFont { switch self { case .system: return .systemFont(ofSize: 1); case .brand: break }; return UIFont(name: rawValue, size: 1)! }",
    // A raw value that says it is no font, however it is used.
    "var font: UIFont? { UIFont(name: rawValue, size: 1) }",
  ])
  func `a case that the code has an answer for is no name of a font`(body: String) throws {
    let names = try scan(body)
    #expect(names.contains("Brand-Regular"))
    #expect(!names.contains("system"))
  }

  @Test(arguments: [
    "func font(_ f: Face) -> UIFont? { switch f { case .plain: return nil; default: return UIFont(name: f.rawValue, size: 1) } }",
    "func font(_ f: Face) -> UIFont? { if f == .plain { return nil }; return UIFont(name: f.rawValue, size: 1) }",
    "func font(_ f: Face) -> UIFont? { guard f != .plain else { return nil }; return UIFont(name: f.rawValue, size: 1) }",
    "class A { var f: Face; func font() -> UIFont? { self.f == .plain ? nil : UIFont(name: f.rawValue, size: 1) } }",
    "class A { let theme: Theme; func font() -> UIFont? { if theme.face == .plain { return nil }; return UIFont(name: theme.face.rawValue, size: 1) } }; struct Theme { var face: Face }",
  ])
  func `so it is with one that is handed over`(code: String) throws {
    let names = try SwiftSketch(
      #"enum Face: String { case plain = "Plain Text", brand = "Brand" }; "# + code
    ).names
    #expect(names.contains("Brand"))
    #expect(!names.contains("Plain Text"))
  }

  @Test(arguments: [
    #"if name.hasPrefix("sys:") { return nil }; return UIFont(name: name, size: 1)"#,
    #"if !name.hasPrefix("sys:") { return UIFont(name: name, size: 1) }; return nil"#,
    #"guard !name.hasPrefix("sys:") else { return nil }; return UIFont(name: name, size: 1)"#,
    #"name.hasPrefix("sys:") ? nil : UIFont(name: name, size: 1)"#,
    #"if name.contains("sys:") { return nil } else { return UIFont(name: name, size: 1) }"#,
    #"if bold || name.hasPrefix("sys:") { return nil }; return UIFont(name: name, size: 1)"#,
    #"switch name { case "sys:bold": return nil; default: return UIFont(name: name, size: 1) }"#,
    #"guard name != "sys:bold" else { return nil }; return UIFont(name: name, size: 1)"#,
    #"if name == "" || name == "sys:bold" { return nil }; return UIFont(name: name, size: 1)"#,
    #"if ["", "sys:bold"].contains(name) { return nil }; return UIFont(name: name, size: 1)"#,
    #"if name.isEmpty || name.hasSuffix(":bold") { return nil }; return UIFont(name: name, size: 1)"#,
  ])
  func `a text that the code tells from names is none`(body: String) throws {
    let names = try SwiftSketch(
      """
      func font(_ name: String, bold: Bool = false) -> UIFont? { \(body) }
      let a = font("sys:bold"); let b = font("Demo-Bold")
      """
    ).names
    #expect(names.sorted() == ["Demo-Bold", "mention sys:bold"])
  }

  @Test(arguments: [
    // Another value, another function, a branch that does not leave.
    #"func font(_ name: String, _ other: String) -> UIFont? { if other.hasPrefix("De") { return nil }; return UIFont(name: name, size: 1) }; let a = font("Demo", "Other")"#,
    #"func isOne(_ name: String) -> Bool { if name.hasPrefix("De") { return true }; return false }; func font(_ name: String) -> UIFont? { UIFont(name: name, size: 1) }; let a = font("Demo")"#,
    #"func font(_ name: String) -> UIFont? { if name.hasPrefix("De") { count += 1 }; return UIFont(name: name, size: 1) }; let a = font("Demo")"#,
    #"enum F: String { case a = "Demo"; var font: UIFont? { switch self { case .a: count += 1 }; return UIFont(name: rawValue, size: 1) } }"#,
    #"func font(_ name: String) -> UIFont? { if name.hasPrefix("De") { return UIFont(name: name, size: 1) }; return nil }; let a = font("Demo")"#,
    #"enum F: String { case a = "Demo", b = "B"; var font: UIFont? { switch self { case .a: return UIFont(name: rawValue, size: 1); case .b: return nil } } }"#,
    #"enum F: String { case a = "Demo", b = "B"; var font: UIFont? { if self == .a { return UIFont(name: rawValue, size: 1) } else { return nil } } }"#,
  ])
  func `what comes to the call all the same is asked for`(code: String) throws {
    #expect(try SwiftSketch(code).names == ["Demo"])
  }

  @Test func `nested branches each say something`() throws {
    let names = try SwiftSketch(
      """
      enum F: String {
        case a = "A", b = "B", c = "C"
        func font(_ on: Bool) -> UIFont? {
          switch self {
          case .a: return nil
          default:
            if self == .b { return nil }
            return UIFont(name: rawValue, size: 1)
          }
        }
      }
      """
    ).names
    #expect(names == ["mention A", "mention B", "C"])
  }
}
