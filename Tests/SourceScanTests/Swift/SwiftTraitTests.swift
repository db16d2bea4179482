import SourceScan
import Testing

/// The traits that code lays on top of custom fonts: kind K31.
@Suite
struct SwiftTraitTests {
  @Test(
    arguments: [
      // K31, B87.
      (#"Font.custom("Demo-Regular", size: 12).weight(.semibold)"#, [.weight("semibold")]),
      (#"Font.custom("A", size: 12).weight(Font.Weight.heavy)"#, [.weight("heavy")]),
      (#"Font.custom("A", size: 12).bold().italic()"#, [.bold, .italic]),
      (#"Font.custom("A", size: 12).monospacedDigit().bold()"#, [.bold]),
      (
        #"Font.custom("A", size: 12).weight(on ? .bold : .regular)"#,
        [.weight("bold"), .weight("regular")]
      ),
      (#"Text("x").font(.custom("A", size: 12)).fontWeight(.bold)"#, [.weight("bold")]),
      (
        #"Text("x").font(.custom("A", size: 12)).padding(4).bold().italic()"#,
        [.bold, .italic]
      ),
      (
        #"Text("x").font(.custom("A", size: 12).weight(.medium)).italic()"#,
        [.weight("medium"), .italic]
      ),
      (#"UIFontDescriptor(name: "A", size: 1).withSymbolicTraits(.traitBold)"#, [.bold]),
      (
        #"UIFont(name: "A", size: 1)!.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])"#,
        [.bold, .italic]
      ),
      (
        #"UIFontDescriptor(fontAttributes: [.name: "A", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])"#,
        [.weight("bold")]
      ),
      (
        #"UIFontDescriptor(name: "A", size: 1).addingAttributes([.traits: [.weight: UIFont.Weight.light]])"#,
        [.weight("light")]
      ),
    ] as [(String, [RequestedTrait.Kind])]
  )
  func `traits on top of a font are told`(code: String, traits: [RequestedTrait.Kind]) throws {
    #expect(try SwiftSketch("let a = " + code).traits == traits)
  }

  @Test(
    arguments: [
      #"Font.custom("A", size: 12)"#,
      #"Font.custom("A", size: 12).bold(false)"#,
      #"Font.custom("A", size: 12).weight(weight)"#,
      #"Text("x").font(.custom("A", size: 12)).font(.body).bold()"#,
      #"HStack { Text("x").font(.custom("A", size: 12)); Text("y").bold() }"#,
      #"Text("x").bold().font(.system(size: UIFont(name: "A", size: 12)!.pointSize)).bold()"#,
    ]
  )
  func `traits of something else are not (trap)`(code: String) throws {
    #expect(try SwiftSketch("let a = " + code).traits == [])
  }

  @Test(arguments: [
    (#"Font.custom("A", size: 12).weight(.semibold)"#, ["semibold"]),
    (#"Font.custom("A", size: 12).weight(Font.Weight.heavy)"#, ["heavy"]),
    (#"Font.custom("A", size: 12).weight(on ? .bold : .light)"#, ["bold", "light"]),
    (#"Text("x").font(.custom("A", size: 12)).fontWeight(.black)"#, ["black"]),
    (
      #"UIFontDescriptor(name: "A", size: 1).addingAttributes([.traits: [.weight: UIFont.Weight.light]])"#,
      ["light"]
    ),
  ])
  func `a weight is placed at its word`(code: String, words: [String]) throws {
    let sketch = try SwiftSketch("let a = " + code)
    let traits = try #require(sketch.scan.requests.first?.traits)
    let found = zip(traits, words).map { trait, word in
      sketch.source(at: trait.location, count: word.utf8.count)
    }
    #expect(found == words)
  }

  // What changes the view changes whichever of them is taken.
  @Test(arguments: [
    #".font(on ? .custom("A", size: 1) : .custom("B", size: 1)).fontWeight(.heavy)"#,
    #".fontWeight(.heavy).font(on ? .custom("A", size: 1) : .custom("B", size: 1))"#,
    #".font(on ? .custom("A", size: 1) : other ? .body : Font.custom("B", size: 1)).fontWeight(.heavy)"#,
  ])
  func `each font of a choice gets the traits of the view`(modifiers: String) throws {
    let requests = try SwiftSketch(#"let t = Text("a")"# + modifiers).requests
    #expect(requests.map(\.name) == [.known("A"), .known("B")])
    for request in requests { #expect(request.traits.map(\.kind) == [.weight("heavy")]) }
  }

  @Test func `a trait of one font of a choice is that font's`() throws {
    let requests = try SwiftSketch(
      #"let t = Text("a").font(on ? .custom("A", size: 1).bold() : .custom("B", size: 1)).italic()"#
    ).requests
    #expect(requests.map { $0.traits.map(\.kind) } == [[.bold, .italic], [.italic]])
  }

  @Test func `another trait is placed at the name of its member`() throws {
    let sketch = try SwiftSketch(#"let a = Font.custom("A", size: 12).italic()"#)
    let trait = try #require(sketch.scan.requests.first?.traits.first)
    #expect(sketch.source(at: trait.location, count: 6) == "italic")
  }
}
