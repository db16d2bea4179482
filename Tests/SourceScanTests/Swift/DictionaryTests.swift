import SourceScan
import Testing

/// Names that are looked up.
@Suite("Names in dictionaries")
struct DictionaryTests {
  @Test(
    arguments: [
      // A key that is known has one value.
      (#"let d = ["a": "A", "b": "B"]; let f = UIFont(name: d["a"]!, size: 1)"#, ["A"]),
      (#"let d = ["a": "A", "b": "B"]; let k = "b"; let f = UIFont(name: d[k]!, size: 1)"#, ["B"]),
      (
        #"let d: [W: String] = [.bold: "A", .light: "B"]; let f = UIFont(name: d[.bold]!, size: 1)"#,
        ["A"]
      ),
      (#"let d = [W.bold: "A", W.light: "B"]; let f = UIFont(name: d[.bold]!, size: 1)"#, ["A"]),
      (
        #"struct T { static let d = ["a": "A", "b": "B"] }; let f = UIFont(name: T.d["a"]!, size: 1)"#,
        ["A"]
      ),
      (#"let f = UIFont(name: ["a": "A", "b": "B"]["b"]!, size: 1)"#, ["B"]),
      (
        #"let c: [String: Any] = ["font": "A", "color": "red"]; let f = UIFont(name: c["font"] as! String, size: 1)"#,
        ["A"]
      ),
      // One that is not known has any, as long as all of them are texts.
      (#"let d = ["a": "A", "b": "B"]; let f = UIFont(name: d[key]!, size: 1)"#, ["A", "B"]),
      (
        #"let c: [String: Any] = ["font": "A", "size": 12]; let f = UIFont(name: c[key] as! String, size: 1)"#,
        ["mention A"]
      ),
      (#"let d = ["a": "A"]; let f = UIFont(name: d[key, default: "B"], size: 1)"#, ["A", "B"]),
      // A key that is there comes to its value.
      (
        #"let d = ["a": "A"]; func f(_ k: String) -> UIFont? { UIFont(name: d[k] ?? k, size: 1) }; let x = f("a"); let y = f("B")"#,
        ["A", "mention a", "B"]
      ),
      (
        #"func f(_ k: String, _ d: [String: String]) -> UIFont? { UIFont(name: d[k] ?? k, size: 1) }; let x = f("a", load())"#,
        ["mention a"]
      ),
      (
        #"struct S { let d = ["a": "A"]; func f(_ k: String) -> UIFont? { let n = d[k] ?? k; return UIFont(name: n, size: 1) } }; let x = S().f("a")"#,
        ["A", "mention a"]
      ),
      // Nor is one by which something else is looked up, known or not.
      (
        #"let d = ["a": "A"]; func f(_ k: String) -> UIFont? { UIFont(name: d[k.lowercased()] ?? k, size: 1) }; let x = f("a")"#,
        ["A", "mention a"]
      ),
      (
        #"func f(_ k: String) -> UIFont? { UIFont(name: alias(for: k) ?? k, size: 1) }; let x = f("a")"#,
        ["mention a"]
      ),
      (
        #"func f(_ k: String) -> UIFont? { UIFont(name: d[key(k)] ?? k, size: 1) }; let x = f("a")"#,
        ["mention a"]
      ),
      (
        #"let d = ["a": "A"]; func f(_ k: String) -> UIFont? { let r = d[k.lowercased()] ?? k; return UIFont(name: r, size: 1) }; let x = f("a")"#,
        ["A", "mention a"]
      ),
      (
        #"let d = ["a": "A"]; func g(_ k: String) -> String { d[k.lowercased()] ?? k }; func f(_ k: String) -> UIFont? { UIFont(name: g(k), size: 1) }; let x = f("a")"#,
        ["A", "mention a"]
      ),
      // What is looked up by something else, or is no look-up, says nothing of the name behind it.
      (
        #"func f(_ k: String) -> UIFont? { UIFont(name: alias(other) ?? k, size: 1) }; let x = f("A")"#,
        ["A"]
      ),
      (
        #"func f(_ k: String?) -> UIFont? { UIFont(name: k ?? "B", size: 1) }; let x = f("A")"#,
        ["A", "B"]
      ),
      // Lists.
      (#"let l = ["A", "B"]; let f = UIFont(name: l[0], size: 1)"#, ["A", "B"]),
    ] as [(String, [String])]
  )
  func `a look-up leads to the value`(code: String, names: [String]) throws {
    #expect(try SwiftSketch(code).names.sorted() == names.sorted())
  }
}
