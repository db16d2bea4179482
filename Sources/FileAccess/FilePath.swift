/// A path as the file system has it: bytes, not characters.
///
/// Paths are compared and sorted by their bytes. Nothing is normalised: two spellings of one
/// place are two paths, and bytes that are no UTF-8 stay as they are.
public struct FilePath: Hashable, Sendable {
  /// The bytes of the path, without the NUL that ends it in C.
  public let bytes: [UInt8]

  /// Wraps bytes that came from the file system.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Spells a path in UTF-8.
  public init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }
}

extension FilePath {
  /// Hashes all bytes at once; one by one they take most of the time of a large set.
  public func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { all in unsafe hasher.combine(bytes: all) }
  }
}

extension FilePath {
  /// What follows the last slash; the whole path when there is none.
  public var lastComponent: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// What precedes the last slash; `.` when there is none, `/` when it is the first byte.
  public var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: Array(bytes[..<slash]))
  }

  /// The letters after the last dot of the last component in lower case ASCII, or `nil`.
  ///
  /// A name that begins with its only dot (`.ttf`) has no extension.
  public var lowercaseExtension: String? {
    let name = lastComponent
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let letters = name[(dot + 1)...].map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Adds a component below this path.
  ///
  /// - Parameter component: The bytes of one or more components, without a leading slash.
  /// - Returns: The longer path; a slash is put between unless this path ends in one.
  public func appending(_ component: some Sequence<UInt8>) -> FilePath {
    var longer: [UInt8] = []
    longer.reserveCapacity(bytes.count + 1 + component.underestimatedCount)
    longer += bytes
    if let last = longer.last, last != UInt8(ascii: "/") { longer.append(UInt8(ascii: "/")) }
    longer.append(contentsOf: component)
    return FilePath(bytes: longer)
  }
}

extension FilePath {
  /// The path without `.` and empty components, so that more spellings of a place are one.
  ///
  /// `..` stays: after a link it does not lead back.
  package var withoutDetours: FilePath {
    let parts = bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }
    let root: [UInt8] = bytes.first == UInt8(ascii: "/") ? [UInt8(ascii: "/")] : []
    return FilePath(bytes: root + Array(parts.joined(separator: [UInt8(ascii: "/")])))
  }
}

extension FilePath: Comparable {
  /// Orders by bytes, a prefix before what it begins.
  public static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as text; bytes that are no UTF-8 become U+FFFD.
  public var description: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
