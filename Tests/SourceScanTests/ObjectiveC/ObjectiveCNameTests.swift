import FileAccess
import SourceScan
import Testing

/// Names that lead to a request from elsewhere in the module.
@Suite
struct ObjectiveCNameTests {
  private static let use = "void f() { [UIFont fontWithName:kName size:17]; }"

  @Test(arguments: [
    "NSString *const kName = @\"Demo\";", "static NSString *const kName = @\"Demo\";",
    "static NSString * kName = @\"Demo\";", "NSString const *kName = @\"Demo\";",
    "#define kName @\"Demo\"", "#define kName (@\"Demo\")",
    "#define kName @\"De\" \\\n  @\"mo\" // c",
    "FOUNDATION_EXPORT NSString *const kName; NSString *const kName = @\"Demo\";",
  ])
  func `a constant or macro stands for its text`(constant: String) {
    #expect(ObjectiveCSketch(constant + "\n" + Self.use).names == ["face Demo"])
  }

  @Test(
    arguments: [
      "[n appendString:x];", "n = [n stringByAppendingString:x];", "[n appendFormat:@\"%@\", x];",
    ]
  )
  func `a name that is built step by step is not judged by its start (trap)`(change: String) {
    let sketch = ObjectiveCSketch(
      "void f() { NSMutableString *n = [@\"A-\" mutableCopy]; \(change) [UIFont fontWithName:n size:1]; }"
    )
    #expect(sketch.names.contains("face A-…"))
    #expect(!sketch.names.contains("face A-"))
  }

  @Test func `a constant is found in another file, and so is its place`() {
    let sketch = ObjectiveCSketch(
      "extern NSString *const kName;\n\(Self.use)",
      "\n  NSString *const kName = @\"Demo\";"
    )
    #expect(sketch.names == ["face Demo"])
    #expect(sketch.places == ["B.m:2:27"])
    #expect(sketch.scan.requests.first?.use?.file.description == "A.m")
  }

  @Test func `both branches of a ternary are asked for`() {
    let sketch = ObjectiveCSketch(
      """
      void f() {
        [UIFont fontWithName:isBold ? @"Demo-Bold" : @"Demo" size:isBold ? 17 : 12];
        [UIFont fontWithName:name ?: @"Demo-Light" size:17];
      }
      """
    )
    #expect(sketch.names.contains("face Demo-Bold"))
    #expect(sketch.names.contains("face Demo"))
    #expect(sketch.names.contains("face Demo-Light"))
  }

  @Test(arguments: [
    ("[NSString stringWithFormat:@\"Demo-%@\", weight]", "face Demo-…"),
    ("[NSString stringWithFormat:@\"Demo-%@\", @\"Bold\"]", "face Demo-Bold"),
    ("[NSString stringWithFormat:@\"%2$@-%1$@\", @\"Bold\", @\"Demo\"]", "face Demo-Bold"),
    ("[NSString stringWithFormat:@\"Demo%ld%%\", 1L]", "face Demo…%"),
    ("[@\"Demo\" stringByAppendingString:@\"-Bold\"]", "face Demo-Bold"),
    ("[family stringByAppendingString:@\"-Bold\"]", "face …-Bold"),
    ("[@\"Demo-\" stringByAppendingFormat:@\"%@Italic\", @\"Bold\"]", "face Demo-BoldItalic"),
  ])
  func `a joined name has its parts`(name: String, expected: String) {
    #expect(
      ObjectiveCSketch("void f(id weight) { [UIFont fontWithName:\(name) size:17]; }").names
        == [expected]
    )
  }

  @Test func `a method's result and argument are followed`() {
    let sketch = ObjectiveCSketch(
      """
      @implementation Theme
      + (NSString *)boldName { return @"Demo-Bold"; }
      + (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size {
        return [UIFont fontWithName:name size:size];
      }
      + (UIFont *)bold { return [UIFont fontWithName:[Theme boldName] size:17]; }
      @end
      """,
      "void f() { [Theme fontNamed:@\"Demo-Light\" size:12]; }"
    )
    #expect(Set(sketch.names) == ["face Demo-Bold", "face Demo-Light"])
  }

  @Test(arguments: [
    "@implementation A\n- (UIFont *)f:(NSString *)name {\n return [UIFont fontWithName:name size:1];\n}\n@end",
    "void f() { [UIFont fontWithName:[self name] size:17]; }",
    "void f() { [UIFont fontWithName:font.fontName size:17]; }",
    "void f() { [UIFont fontWithName:names[0] size:17]; }",
  ])
  func `a name of which nothing is known says nothing wrong`(text: String) {
    let sketch = ObjectiveCSketch(text)
    #expect(
      sketch.scan.requests.allSatisfy { request in
        if case .joined(let parts) = request.name { parts.allSatisfy { $0 == nil } } else { false }
      }
    )
  }
}
