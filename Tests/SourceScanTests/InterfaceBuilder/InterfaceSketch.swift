import FileAccess
import SourceScan

/// A storyboard that is read for a test, with short words for what is in it.
struct InterfaceSketch {
  let document: InterfaceDocument

  /// Reads the elements of a storyboard for iOS; the first of them is on line 2.
  init(_ elements: String, root: String = InterfaceSketch.storyboard) {
    let text = "\(root)\n\(elements)\n</document>\n"
    self.init(bytes: Array(text.utf8))
  }

  /// Reads a whole file.
  init(bytes: [UInt8]) {
    document = InterfaceDocument(parsing: bytes, path: FilePath("Main.storyboard"))
  }

  /// The first tag of a storyboard for iOS, as Xcode writes it, cut short.
  static let storyboard =
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" "#
    + #"targetRuntime="iOS.CocoaTouch">"#

  /// Each request as `line:column role name`.
  var requests: [String] {
    document.requests.map { request in
      let name = if case .known(let name) = request.name { name } else { "?" }
      return "\(request.location.line):\(request.location.column) \(request.role) \(name)"
    }
  }

  /// The problem as `line:column reason`.
  var problem: String? {
    document.problem.map { problem in
      let place = problem.location.map { "\($0.line):\($0.column) " } ?? ""
      return place + problem.reason
    }
  }
}
