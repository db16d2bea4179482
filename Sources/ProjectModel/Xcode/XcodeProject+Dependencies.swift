internal import FileAccess

extension XcodeProject {
  /// What a target links that was built before, or that somebody fetches, by name.
  ///
  /// Products of other projects are among them until it is known what those make. A reference to a
  /// package leads to its address; packages in a folder have none in projects of old.
  func unseenDependencies(of target: XcodeObject) -> [String] {
    var names = strings("packageProductDependencies", of: target).compactMap { fetched($0.text) }
    for reference in strings("buildPhases", of: target) {
      guard let phase = self[reference.text], phase.isa == "PBXFrameworksBuildPhase" else {
        continue
      }
      for use in strings("files", of: phase) {
        guard uses.take() else { return names }
        guard let file = self[use.text] else { continue }
        if let product = file.string("productRef").flatMap(fetched) { names.append(product) }
        if let library = file.string("fileRef").flatMap(library) { names.append(library) }
      }
    }
    let podfile = folder.appending("Podfile".utf8)
    if checkout.presence(of: podfile) == .present { names.append("Podfile") }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The name of a package's product when the package is not in a folder of the checkout.
  private func fetched(_ id: String) -> String? {
    guard let product = self[id], let package = product.string("package").flatMap({ self[$0] })
    else { return nil }
    guard package.isa == "XCLocalSwiftPackageReference" else {
      return product.string("productName") ?? product.id
    }
    let manifest = folder.appending((package.string("relativePath") ?? "").utf8)
      .appending("Package.swift".utf8)
    guard checkout.presence(of: manifest) != .present else { return nil }
    return product.string("productName") ?? product.id
  }

  /// The name of a library or framework that no target of the project makes; those of the system
  /// bring no fonts.
  private func library(_ id: String) -> String? {
    guard let file = self[id], file.isa == "PBXFileReference",
      let path = file.string("path"), !Self.isOfSystem(file, path)
    else { return nil }
    let name = Array(path.utf8)[...].lastComponent
    switch FilePath(bytes: Array(name)).lowercaseExtension {
    case "framework", "xcframework", "a", "dylib": return String(decoding: name, as: UTF8.self)
    default: return nil
    }
  }

  private static func isOfSystem(_ file: XcodeObject, _ path: String) -> Bool {
    switch file.string("sourceTree") {
    case "SDKROOT", "DEVELOPER_DIR", "SYSTEM_APPS_DIR": true
    default: path.contains("System/Library/") || path.contains("usr/lib/")
    }
  }

  /// The names of what the targets of the project make.
  var products: [String] {
    strings("targets", of: root).compactMap { reference in
      self[reference.text]?.string("productReference").flatMap { self[$0]?.string("path") }
    }
  }
}
