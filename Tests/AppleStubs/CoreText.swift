// What generated code uses of Core Text and Core Foundation:
// https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:).
// A `URL` is a `CFURL` here, since nothing bridges between classes outside of Apple's systems.
// swift-format-ignore-file

@_exported import Foundation

public typealias CFURL = URL

public final class CFError: Error, Sendable {
  let code: Int
  init(code: Int) { self.code = code }
}

public func CFErrorGetCode(_ err: CFError) -> Int { err.code }

public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case alreadyRegistered = 105
  case duplicatedName = 305
}

/// Refuses files that are called so: `known.ttf` it has already, `broken.ttf` is no font.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  switch fontURL.lastPathComponent {
  case "known.ttf":
    error?.pointee = .passRetained(CFError(code: 105))
    return false
  case "broken.ttf":
    error?.pointee = .passRetained(CFError(code: 103))
    return false
  default: return true
  }
}
