internal import FileAccess
internal import ProjectModel
package import SourceScan

extension FontRequest {
  /// A request for the examples of a rule, on line 12 of a file.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: What the name is taken for.
  ///   - family: The family that a style is looked up in.
  ///   - traits: What is laid on top of the face.
  /// - Returns: A request.
  @inline(never)
  package static func example(
    _ name: String,
    role: Role = .face,
    family: String? = nil,
    traits: RequestedTrait.Kind...
  ) -> FontRequest {
    var request = FontRequest(
      name: .known(name),
      role: role,
      api: role.exampleAPI,
      location: .example(column: 20)
    )
    request.family = family.map { .known($0) }
    request.traits = traits.map { RequestedTrait(kind: $0, location: .example(column: 50)) }
    return request
  }

  /// A request for a name that is put together at run time.
  @inline(never)
  package static func example(joining parts: String?...) -> FontRequest {
    FontRequest(
      name: .joined(parts: parts),
      role: .face,
      api: Role.face.exampleAPI,
      location: .example(column: 20)
    )
  }
}

extension FontRequest.Role {
  fileprivate var exampleAPI: String {
    switch self {
    case .face: "UIFont(name:size:)"
    case .family: "UIFont.fontNames(forFamilyName:)"
    case .style: "UIFontDescriptor"
    case .comparison: "fontName"
    case .mention: "userDefinedRuntimeAttributes"
    case .resource: "R.font"
    }
  }
}

extension SourceLocation {
  fileprivate static func example(column: Int) -> SourceLocation {
    SourceLocation(file: FilePath("App/Labels.swift"), line: 12, column: column)
  }
}

extension ModuleScan {
  /// Code that registers a font, for the examples of a rule.
  ///
  /// - Parameter name: The file; `nil` for code that does not say which.
  /// - Returns: What was read of it.
  @inline(never)
  package static func registering(_ name: String?) -> ModuleScan {
    var scan = ModuleScan()
    scan.files = [FilePath("App/Labels.swift")]
    scan.registrations = [FontRegistration(fileName: name, location: .example(column: 5))]
    return scan
  }
}

extension BundleSubject {
  /// The same bundle with code that asks for fonts.
  @inline(never)
  package func asking(_ requests: FontRequest...) -> BundleSubject {
    var scan = ModuleScan()
    scan.requests = requests
    scan.files = [FilePath("App/Labels.swift")]
    return running(scan)
  }

  /// The same bundle with code, which is read as a file of Swift is.
  ///
  /// - Parameter swift: The code, without imports.
  /// - Returns: The bundle.
  package func running(swift: String) -> BundleSubject {
    let file = FilePath("App/Labels.swift")
    let text = "import SwiftUI\nimport UIKit\n\(swift)\n"
    return running(
      SourceLibrary(parsing: [(file: file, bytes: Array(text.utf8))]).module(of: [file])
    )
  }

  /// The same bundle with a storyboard.
  ///
  /// - Parameter interface: The elements of the storyboard.
  /// - Returns: The bundle.
  package func running(interface: String) -> BundleSubject {
    let file = FilePath("App/Main.storyboard")
    let start = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">"#
    let text = "\(start)\n\(interface)\n</document>"
    return running(
      SourceLibrary(parsing: [(file: file, bytes: Array(text.utf8))]).module(of: [file])
    )
  }

  /// The same bundle with code.
  ///
  /// - Parameters:
  ///   - scan: What the code asks for.
  ///   - strays: Fonts of the project that no bundle has.
  /// - Returns: The bundle.
  @inline(never)
  package func running(_ scan: ModuleScan, strays: SubjectFont...) -> BundleSubject {
    let subject = Subject(root: bundle.path, bundles: [self]).adding(
      scans: [scan],
      strays: strays.map { Subject.StrayFont(font: $0, mayBeBundled: false) }
    )
    return subject.bundles.first ?? self
  }
}
