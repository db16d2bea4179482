import FileAccess
import Testing

@testable import SourceScan

/// Traits, and fonts in the place of others.
@Suite("Fonts in Objective-C")
struct ObjectiveCFontTests {
  private func scan(_ body: String) -> ModuleScan {
    ObjectiveCSketch(
      "#import <UIKit/UIKit.h>\n@implementation A\n- (UIFont *)make {\n\(body)\n}\n@end\n"
    ).scan
  }

  @Test(
    arguments: [
      (
        "return [UIFont fontWithDescriptor:[[UIFontDescriptor fontDescriptorWithName:@\"Demo\" size:0] fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold] size:1];",
        [.bold]
      ),
      (
        "return [UIFont fontWithDescriptor:[[[UIFont fontWithName:@\"Demo\" size:1] fontDescriptor] fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold | UIFontDescriptorTraitItalic] size:1];",
        [.bold, .italic]
      ),
      (
        "id d = [UIFontDescriptor fontDescriptorWithFontAttributes:@{UIFontDescriptorFamilyAttribute: @\"Demo\", UIFontDescriptorTraitsAttribute: @{UIFontWeightTrait: @(UIFontWeightSemibold)}}];",
        [.weight("semibold")]
      ),
      (
        "id d = @{UIFontDescriptorTraitsAttribute: @{UIFontWeightTrait: @(UIFontWeightUltraLight)}, UIFontDescriptorNameAttribute: @\"Demo\"};",
        [.weight("ultraLight")]
      ),
      ("return [UIFont fontWithName:@\"Demo\" size:1];", []),
      (
        "[UIFont fontWithName:@\"Demo\" size:1]; return [d fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold];",
        []
      ),
    ] as [(String, [RequestedTrait.Kind])]
  )
  func `traits are those of the font that they are laid on`(
    body: String,
    traits: [RequestedTrait.Kind]
  ) {
    let requests = scan(body).requests
    #expect(requests.map(\.name) == [.known("Demo")])
    #expect(requests.flatMap(\.traits).map(\.kind) == traits)
  }

  @Test(arguments: [
    "return [UIFont fontWithName:@\"A\" size:1] ?: [UIFont fontWithName:@\"B\" size:1];",
    "UIFont *f = [UIFont fontWithName:@\"A\" size:1]; if (!f) { f = [UIFont fontWithName:@\"B\" size:1]; } return f;",
    "UIFont *f = [UIFont fontWithName:@\"A\" size:1]; if (f == nil) f = [UIFont fontWithName:@\"B\" size:1];",
  ])
  func `fonts in the place of others are one chain`(body: String) {
    let requests = scan(body).requests
    #expect(requests.map(\.name) == [.known("A"), .known("B")])
    #expect(requests[0].alternatives == [FontAlternative(names: ["B"], comesFirst: false)])
  }

  @Test(arguments: [
    "UIFont *f = [UIFont fontWithName:@\"A\" size:1]; UIFont *g = [UIFont fontWithName:@\"B\" size:1];",
    "UIFont *f = [UIFont fontWithName:@\"A\" size:1]; if (on) { f = [UIFont fontWithName:@\"B\" size:1]; }",
    "return on ? [UIFont fontWithName:@\"A\" size:1] : [UIFont fontWithName:@\"B\" size:1];",
  ])
  func `others are none`(body: String) {
    #expect(scan(body).requests.map(\.alternatives) == [[], []])
  }

  @Test func `values that cross branches are not judged`() {
    let sketch = ObjectiveCSketch(
      """
      @implementation A
      - (UIFont *)font:(NSString *)name bold:(BOOL)bold {
        if (bold) { return [UIFont fontWithName:[name stringByAppendingString:@"-Bold"] size:1]; }
        return [UIFont fontWithName:name size:1];
      }
      - (void)use { [self font:@"Demo" bold:YES]; [self font:@"Other-Light" bold:NO]; }
      @end
      """
    )
    #expect(sketch.scan.requests.allSatisfy { $0.role == .mention })
  }
}
