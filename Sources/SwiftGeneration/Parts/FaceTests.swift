/// A test case that asks for every face, for a target of tests.
struct FaceTests {
  let faces: FaceNaming
  let options: GenerationOptions

  var text: String {
    let names = faces.families.flatMap(\.faces).map { face in
      "    \(SwiftLiteral.string(face.postScriptName)): \(SwiftLiteral.string(face.file)),"
    }
    let usesAppKit = options.platforms == [.appkit]
    let module = usesAppKit ? "AppKit" : "UIKit"
    let font = usesAppKit ? "NSFont" : "UIFont"
    return """
      import \(module)
      import XCTest

      /// Asks for every face by its name; runs in an app that has the fonts.
      \(options.nonisolated)final class GeneratedFontTests: XCTestCase {
        /// PostScript names, and the files that hold the faces.
        private let faces: [String: String] = [
      \(names.joined(separator: "\n"))
        ]

        /// A face that is not there, or another one in its place, is one failure each.
        func testEveryFaceLoads() {
          for (name, file) in faces.sorted(by: { $0.key < $1.key }) {
            guard let font = \(font)(name: name, size: 17) else {
              XCTFail("there is no \\(name): does the app copy \\(file) and list it in UIAppFonts?")
              continue
            }
            XCTAssertEqual(font.fontName, name)
          }
        }
      }
      """
  }
}
