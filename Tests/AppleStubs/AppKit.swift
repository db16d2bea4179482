// What generated code uses of AppKit: https://developer.apple.com/documentation/appkit/nsfont.
// swift-format-ignore-file

@_exported import Foundation

// Apple's is immutable, and so is this.
open class NSFont: NSObject, @unchecked Sendable {
  public let fontName: String
  public let pointSize: CGFloat

  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
  }
}
