import FileAccess
import FontTestSupport
import SourceScan

/// Swift files of one module that are read for a test.
struct SwiftSketch {
  let scan: ModuleScan
  private let texts: [String]

  /// Reads files that are called `A.swift`, `B.swift` and so on.
  ///
  /// - Parameters:
  ///   - texts: The files.
  ///   - header: What stands at the start of each, on its first line.
  /// - Throws: When they cannot be written.
  init(_ texts: String..., header: String = "import UIKit; import SwiftUI;") throws {
    let folder = try TemporaryFolder()
    let names = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { "\(Unicode.Scalar($0)).swift" }
    self.texts = texts.map { header + $0 }
    let paths = try zip(names, self.texts).map { name, text in
      FilePath(try folder.write(name, text.utf8))
    }
    scan = SourceLibrary(reading: paths, jobs: 2).module(of: paths)
  }

  /// The names that are asked for, in order, as far as anything of them is known; unknown parts are
  /// `…`, and the role of all but faces stands before them.
  var names: [String] { requests.map(Self.spelled) }

  /// The requests of which anything is known.
  var requests: [FontRequest] { scan.requests.filter { !Self.isUnknown($0) } }

  /// How many calls ask for a font of which nothing is known.
  var unknownNames: Int { scan.requests.count { Self.isUnknown($0) } }

  private static func isUnknown(_ request: FontRequest) -> Bool {
    request.name == .joined(parts: [nil])
  }

  static func spelled(_ request: FontRequest) -> String {
    let name: String =
      switch request.name {
      case .known(let name): name
      case .joined(let parts): parts.map { $0 ?? "…" }.joined()
      }
    return request.role == .face ? name : "\(request.role) \(name)"
  }

  /// The files that are registered, in order; `?` for an unknown one.
  var registrations: [String] { scan.registrations.map { $0.fileName ?? "?" } }

  /// The traits of the only request.
  var traits: [RequestedTrait.Kind] { scan.requests.first?.traits.map(\.kind) ?? [] }

  /// What stands at a place of the source, up to a length.
  func source(at location: SourceLocation, count: Int) -> String {
    let letter = location.file.lastComponent.first ?? 0
    let text = Array(texts[Int(letter) - Int(UInt8(ascii: "A"))].utf8)
    var line = 1
    var start = 0
    for (index, byte) in text.enumerated() where line < location.line && byte == 0x0A {
      line += 1
      start = index + 1
    }
    let from = start + location.column - 1
    return String(decoding: text[from..<min(text.count, from + count)], as: UTF8.self)
  }
}
