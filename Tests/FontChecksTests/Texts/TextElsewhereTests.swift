import Testing

@testable import FontChecks

@Suite("Text of SwiftUI that nobody reads on a screen, or that has rules of its own")
struct TextElsewhereTests {
  @Test(arguments: [
    // Without a letter or digit it is a picture.
    """
    let bullets = [
      Text("•").font(.system(size: 20)),
      Text("→").font(.system(size: 20)),
      Text("😀").font(.system(size: 64)),
      Text(verbatim: "…").font(.system(size: 20)),
      Text(Image(systemName: "star")).font(.system(size: 20)),
      Text("\\(Image(systemName: "star"))").font(.system(size: 20)),
    ]
    """,
    // Hidden from assistive technologies, before or behind.
    """
    let axis = Text("Mon").font(.system(size: 9)).accessibilityHidden(true)
    let mark = Text("1").accessibilityHidden(true).font(.system(size: 9))
    """,
    // Bars show their items large in another way.
    """
    struct Screen: View {
      var body: some View {
        List { Text("a") }
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Tool").font(.system(size: 17)) }
            ToolbarItemGroup { Button("Edit") { edit() }.font(.system(size: 15)) }
          }
          .tabItem { Text("Home").font(.system(size: 10)) }
      }
    }
    """,
    // Drawn.
    """
    struct Chart: View {
      var body: some View {
        Canvas { context, size in
          let label = Text("12").font(.system(size: 12))
          context.draw(label, at: .zero)
        }
      }
      func paint(_ context: GraphicsContext) {
        context.draw(Text("12").font(.system(size: 12)), at: .zero)
        _ = context.resolve(Text("12").font(.system(size: 12)))
      }
    }
    """,
    """
    struct Receipt: View {
      var body: some View { Text("Sum").font(.system(size: 9)) }
      func image() -> UIImage? { ImageRenderer(content: self).uiImage }
    }
    """,
    """
    struct Receipt: View {
      var body: some View { Text("Sum").font(.system(size: 9)) }
    }
    func image() -> UIImage? {
      let receipt = Receipt()
      return ImageRenderer(content: receipt).uiImage
    }
    """,
  ])
  func `has a fixed size for a reason`(code: String) {
    MarkedCode(code).expect(.fixedSize)
  }

  @Test func `a view that another file draws into a picture is left alone`() {
    MarkedCode(files: [
      ("Receipt.swift", "struct Receipt: View { var body = Text(\"Sum\").font(.system(size: 9)) }"),
      ("Share.swift", "func f() { ImageRenderer(content: Receipt()).uiImage }"),
    ]).expect(.fixedSize)
  }

  @Test(arguments: [
    // Letters, digits and what is not known are read.
    """
    let texts = [
      Text("A →").font(.system(size: 20)), // <--
      Text("7").font(.system(size: 20)), // <--
      Text("日").font(.system(size: 20)), // <--
      Text("\\(count)").font(.system(size: 20)), // <--
      Text(title).font(.system(size: 20)), // <--
      Text("\\(Image(systemName: "star")) Favourites").font(.system(size: 20)), // <--
    ]
    """,
    // Hidden only at times.
    """
    let axis = Text("Mon").font(.system(size: 9)).accessibilityHidden(isSmall) // <--
    """,
    // Beside a bar, and in something that is only called alike.
    """
    struct Screen: View {
      var body: some View {
        VStack { Text("a").font(.system(size: 17)) } // <--
          .toolbar { EditButton() }
        card { Text("b").font(.system(size: 17)) } // <--
        HStack { Text("drawn").font(.system(size: 17)) } // <--
      }
    }
    """,
    // One view is drawn, and another is not.
    """
    struct Receipt: View { var body = Text("Sum").font(.system(size: 9)) }
    struct Row: View { var body = Text("Sum").font(.system(size: 9)) } // <--
    func image() -> UIImage? { ImageRenderer(content: Receipt()).uiImage }
    """,
  ])
  func `has to grow where it is read`(code: String) {
    MarkedCode(code).expect(.fixedSize)
  }

  @Test func `limits and shrinking of such text are left alone as well`() {
    let code = MarkedCode(
      """
      struct Screen: View {
        var body: some View {
          List { Text("a") }.toolbar { Text("Tool").lineLimit(1).minimumScaleFactor(0.5) }
          Text("Mon").lineLimit(1).minimumScaleFactor(0.5).accessibilityHidden(true)
        }
      }
      """
    )
    code.expect(.lineLimit)
    code.expect(.shrinks)
  }
}
