import FileAccess
@testable import SourceScan

/// Files of one module in Objective-C that are read for a test.
struct ObjectiveCSketch {
  let scan: ModuleScan

  /// Reads files that are called `A.m`, `B.m` and so on.
  init(_ texts: String...) {
    let names = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { "\(Unicode.Scalar($0)).m" }
    scan = ModuleLinker(
      zip(names, texts).map { name, text in
        ObjectiveCReader.facts(of: Array(text.utf8), in: FilePath(name))
      }
    ).scan()
  }

  /// Each request as `role name`, in order; of a name that is not known, its parts with `…`.
  var names: [String] {
    scan.requests.map { "\($0.role) \(Self.spelled($0.name))" }
  }

  /// The places of the requests as `A.m:line:column`.
  var places: [String] {
    scan.requests.map { "\($0.location.file):\($0.location.line):\($0.location.column)" }
  }

  static func spelled(_ name: RequestedName) -> String {
    switch name {
    case .known(let name): name
    case .joined(let parts): parts.map { $0 ?? "…" }.joined()
    }
  }
}
