import FontChecks
import FontRegistry
import SourceScan
import Testing

/// What is suggested for a style that a family does not have.
@Suite("The face that comes nearest to a style")
struct NearestStyleTests {
  private static let app = BundleSubject.example(
    .example("Demo-Regular.ttf", .example("Demo-Regular")),
    .example("Demo-Book.ttf", .example("Demo-Bold", style: "Bold", weight: 700)),
    .example(
      "Demo-LightItalic.ttf",
      .example("Demo-LightItalic", style: "Light Italic", weight: 300, italic: true)
    ),
    .example(
      "FuturaPT-Book.ttf",
      .example("FuturaPT-Book", family: "Futura PT", style: "Book", weight: 400)
    ),
    .example(
      "Text-Medium.ttf",
      .example("DemoText-Medium", family: "Demo Text", style: "Medium", weight: 500)
    ),
    .example(
      "Cond-Bold.ttf",
      .example("Slab-CondensedBold", family: "Slab", style: "Condensed Bold", weight: 700)
    ),
    .example(
      "Slab-Light.ttf",
      .example("Slab-Light", family: "Slab", style: "Light", weight: 300)
    )
  )

  @Test(arguments: [
    // iOS's own families: of 400 to 900 the weight that is nearest, not the word that is.
    ("Avenir-Bold", "Avenir-Heavy", "iOS's family 'Avenir' has no Bold"),
    ("Avenir-SemiBold", "Avenir-Medium", "iOS's family 'Avenir' has no SemiBold"),
    ("Avenir-BoldOblique", "Avenir-HeavyOblique", "iOS's family 'Avenir' has no Bold"),
    ("Helvetica-SemiBold", "Helvetica-Bold", "iOS's family 'Helvetica' has no SemiBold"),
    ("Helvetica-Medium", "Helvetica", "iOS's family 'Helvetica' has no Medium"),
    ("Georgia-Black", "Georgia-Bold", "iOS's family 'Georgia' has no Black"),
    ("Futura-Light", "Futura-Medium", "iOS's family 'Futura' has no Light"),
    ("AvenirNext-Black", "AvenirNext-Heavy", "iOS's family 'Avenir Next' has no Black"),
    // Shipped ones.
    ("Demo-Book", "Demo-Bold", "it is the name of the file 'Demo-Book.ttf'"),
    ("Demo-Medium", "Demo-Regular", "no face of weight Medium"),
    ("Demo-Bold Italic", "Demo-LightItalic", "no italic face of weight Bold"),
    ("Slab-CondensedBlack", "Slab-CondensedBold", "no face of weight Black"),
    // What the app ships comes before what iOS has.
    ("Futura-Book", "FuturaPT-Book", "the nearest is 'FuturaPT-Book'"),
    // iOS's own, and called so.
    ("HelveticaNeu-Bold", "HelveticaNeue-Bold", "the nearest is iOS's 'HelveticaNeue-Bold'"),
    ("MarkerFelt", "Marker Felt", "iOS's family 'Marker Felt'"),
  ])
  func `is that of the nearest weight and slant`(name: String, meant: String, why: String) throws {
    let answers = try RuleAnswer.of("names/unknown", Self.app.asking(.example(name)))
    let answer = try #require(answers.first)
    #expect(answer.suggestion == meant)
    #expect(answer.message.contains(why), "\(answer)")
  }

  @Test(arguments: [
    "Brandon-Bold", "Brandon-Book", "Marker-Bold", "Avenue-Bold", "FuturaStd-Heavy",
  ])
  func `of a family that nobody has there is none`(name: String) throws {
    let answers = try RuleAnswer.of("names/unknown", Self.app.asking(.example(name)))
    #expect(answers.map(\.suggestion) == [nil])
  }

  @Test func `an ending that is a weight is no mere ending`() throws {
    let app = BundleSubject.example(
      .example("Roboto.ttf", .example("Roboto-Regular", family: "Roboto")),
      .example("Bold.ttf", .example("Roboto-Bold", family: "Roboto", style: "Bold", weight: 700))
    )
    let answer = try #require(
      try RuleAnswer.of("names/unknown", app.asking(.example("Roboto-Book"))).first
    )
    #expect(answer.suggestion == "Roboto-Regular")
    #expect(
      answer.message
        == "no font is called 'Roboto-Book'; family 'Roboto' has its face of weight 400 "
        + "under the name 'Roboto-Regular' (400)"
    )
  }
}
