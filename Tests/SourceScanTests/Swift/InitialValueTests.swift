import SourceScan
import Testing

/// Values that variables start with.
@Suite("Values that may be gone before they are used")
struct InitialValueTests {
  @Test(arguments: [
    // Set once the app knows better, in the module or from outside.
    #"enum T { static var family = "Brand" }; func start() { T.family = load() }; let f = UIFont(name: T.family, size: 1)"#,
    #"enum T { static var family = "Brand"; static func use(_ n: String) { family = n } }; let f = UIFont(name: T.family, size: 1)"#,
    #"var family = "Brand"; func start() { family = config.name }; func f() { g(UIFont(name: family, size: 1)) }"#,
    #"class C { var fontName = "Brand"; func f() { g(UIFont(name: fontName, size: 1)) } }; func h(_ c: C) { c.fontName = x.y }"#,
    #"class C { private var n = "Brand"; init(_ other: String) { n = other }; func f() { g(UIFont(name: n, size: 1)) } }"#,
    #"public enum T { public static var name = "Brand"; static let f = UIFont(name: name, size: 1) }"#,
    #"open class C { open var n = "Brand"; func f() { g(UIFont(name: n, size: 1)) } }"#,
    #"class C { @IBInspectable var n: String = "Brand"; func f() { g(UIFont(name: n, size: 1)) } }"#,
    // Gone in each branch.
    #"func f() { var n = "Brand"; if on { n = load() } else { n = other() }; g(UIFont(name: n, size: 1)) }"#,
    #"func f() { var n = "Brand"; switch w { case .a: n = load(); default: n = other() }; g(UIFont(name: n, size: 1)) }"#,
    #"func f() { var n = "Brand"; n = load(); g(UIFont(name: n, size: 1)) }"#,
  ])
  func `a value that is overwritten is no name that is asked for`(code: String) throws {
    #expect(try SwiftSketch(code).names == ["mention Brand"])
  }

  @Test(arguments: [
    #"enum T { static var family = "Brand" }; let f = UIFont(name: T.family, size: 1)"#,
    #"enum T { public static let family = "Brand" }; let f = UIFont(name: T.family, size: 1)"#,
    #"public enum T { public private(set) static var n = "Brand"; static let f = UIFont(name: n, size: 1) }"#,
    #"func f() { var n = "Brand"; if on { n = load() }; g(UIFont(name: n, size: 1)) }"#,
    #"func f() { let n = "Brand"; g(UIFont(name: n, size: 1)) }; func h() { var n = "X"; n = load() }"#,
  ])
  func `a value that may stay is`(code: String) throws {
    #expect(try SwiftSketch(code).names == ["Brand"])
  }

  @Test func `what it is set to is asked for`() throws {
    let code =
      #"enum T { static var family = "A" }; func start() { T.family = "B" }; let f = UIFont(name: "\(T.family)-Bold", size: 1)"#
    #expect(try SwiftSketch(code).names.sorted() == ["B-Bold", "mention A-Bold"])
  }
}
