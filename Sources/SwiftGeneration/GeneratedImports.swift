/// What a generated file imports, each module for those who see its types in declarations.
///
/// In a module where imports are internal unless they say something else a plain one would not do, and
/// one that is public without need is warned of; so each has the condition of what needs it.
struct GeneratedImports {
  let options: GenerationOptions

  /// The lines; empty where nothing is needed.
  var text: String {
    var lines: [String] = []
    if options.parts.contains(.register) {
      lines += ["import CoreText", "\(shown)import Foundation"]
    }
    if needsUIKit {
      lines += conditional(shown, "UIKit", and: uiKitCondition)
    } else if needsSystemSizes {
      lines += conditional("", "UIKit", and: " && !os(watchOS)")
    }
    if needsSwiftUI { lines += conditional(shown, "SwiftUI") }
    if options.platforms.contains(.appkit), options.parts.contains(.styles) {
      lines += conditional(shown, "AppKit", and: " && !targetEnvironment(macCatalyst)")
    }
    return lines.joined(separator: "\n")
  }

  /// Before a compiler of 6.0 no import says who sees it, and what is written for those does not.
  private var shown: String { options.language == .five ? "" : options.open }

  private var needsUIKit: Bool {
    options.platforms.contains(.uikit)
      && !options.parts.isDisjoint(with: [.dynamicType, .ios10, .boldText, .largeContent, .styles])
  }

  private var needsSwiftUI: Bool {
    options.platforms.contains(.swiftui)
      && !options.parts.isDisjoint(with: [.dynamicType, .boldText, .largeContent, .styles])
  }

  /// Where the sizes of SwiftUI's styles are asked of UIKit.
  private var needsSystemSizes: Bool {
    options.platforms.contains(.swiftui) && options.parts.contains(.dynamicType)
  }

  private var uiKitCondition: String {
    let isLargeContentAlone = options.parts.isDisjoint(with: [
      .dynamicType, .ios10, .boldText, .styles,
    ])
    return isLargeContentAlone ? " && !os(watchOS) && !os(tvOS)" : " && !os(watchOS)"
  }

  private func conditional(_ shown: String, _ module: String, and more: String = "") -> [String] {
    ["#if canImport(\(module))\(more)", "  \(shown)import \(module)", "#endif"]
  }
}
