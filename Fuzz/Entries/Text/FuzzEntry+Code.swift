internal import FileAccess
internal import SourceScan

extension FuzzEntry {
  /// Swift, and what its names lead to; a NUL byte parts two files.
  static let swiftSource = FuzzEntry(
    "swift-source",
    seeds: .texts([
      ##"""
      import UIKit
      /* a /* b */ c */
      enum Face: String { case regular = "Demo-Regular", bold = "Demo-\("B")old" }
      extension UIFont {
        static func demo(_ face: Face, _ size: CGFloat = 17) -> UIFont? {
          #if os(macOS)
          return nil
          #else
          return UIFont(name: face.rawValue, size: size)
          #endif
        }
        static let name = isBold ? #"Demo"# : family + "-Bold"
      }
      """##,
      ##"""
      import SwiftUI
      struct A: View {
        var name: String { switch style { case .a: "Demo"; default: """
          Demo-\(weight)
          """ } }
        var body: some View { Text("a").font(.custom(name, size: 17, relativeTo: .body).bold()) }
        func f(_ n: String) { CTFontCreateWithName(n as CFString, 1, nil) }
        let d = UIFontDescriptor(fontAttributes: [.family: "Demo Sans", .face: "Bold"])
      }
      """##
        + "\u{0}let a = A().f(\"Demo\"); let p = /a\"b/; "
        + "CTFontManagerRegisterFontURLs([], .process, false, nil)",
    ]),
    words: [
      "UIFont(name: ", ".custom(", "size: 1)", "relativeTo: .body", "\"\"\"", "#\"", "\\(",
      "enum A: String {",
      "case ", "let ", "static let ", "func ", "return ", "switch ", "? ", " : ", "extension ",
      ".rawValue",
      "#if os(macOS)", "#if DEBUG", "#else", "#endif", "/*", "*/", "//", ".family: ",
      ".weight(.bold)", "\u{0}",
    ]
  ) { input in
    readModule(of: input, ending: "swift")
  }

  /// Objective-C, and what its names lead to; a NUL byte parts two files.
  static let objectiveC = FuzzEntry(
    "objective-c",
    seeds: .texts([
      #"""
      #import <UIKit/UIKit.h>
      #define kBold @"Demo" "-Bold"
      #define FONT(s) [UIFont fontWithName:kBold size:s]
      NSString *const kNames[] = {@"A", @"B"};
      @implementation A : B
      @property (copy) NSString *name;
      + (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size {
      #if TARGET_OS_OSX
        return nil;
      #else
        self.name = [NSString stringWithFormat:@"Demo-%2$@%@", @"x\u0042\101", name];
        return [UIFont fontWithName:(a ? name : kBold) ?: @"c" size:size];
      #endif
      }
      @end
      """#,
      #"""
      void f(NSString *n) {
        CTFontCreateWithName((__bridge CFStringRef)n, 1, NULL); // c
        [UIFontDescriptor fontDescriptorWithFontAttributes:@{UIFontDescriptorFamilyAttribute: @"A"}];
        d[UIFontDescriptorNameAttribute] = R"x(a)x"; /* c */
        if ([font.fontName isEqualToString:@"Demo"]) { CTFontManagerRegisterFontsForURL(u, 1, 0); }
        dispatch_async(q, ^(id a) { return; });
      }
      """# + "\u{0}void g(void) { f(@\"Demo\"); }",
    ]),
    words: [
      "[UIFont fontWithName:", " size:1]", "@\"", "CFSTR(\"", "#define ", "#if ",
      "#if TARGET_OS_OSX",
      "#else", "#endif", "\\\n", "@implementation ", "@interface ", "@end", "@{", "@[", "^{",
      "R\"(", ")\"",
      "- (id)a:(id)b {", "return ", "NSString *const ", "[NSString stringWithFormat:@\"%@\", ",
      "? ", ":",
      "/*", "*/", "//", "\u{0}",
    ]
  ) { input in
    readModule(of: input, ending: "m")
  }

  private static func readModule(of input: [UInt8], ending: String) {
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let names = ["A.\(ending)", "B.\(ending)"]
    let folder = ScratchFolder(zip(names, parts).map { (name: $0, bytes: Array($1)) })
    let files = names.map { FilePath("\(folder.path)/\($0)") }.prefix(parts.count)
    let scan = SourceLibrary(reading: Array(files), jobs: 1).module(of: Array(files))
    check(scan.requests, size: input.count)
    for registration in scan.registrations { check(registration.location, size: input.count) }
    for place in scan.boldTextReads { check(place, size: input.count) }
  }
}
