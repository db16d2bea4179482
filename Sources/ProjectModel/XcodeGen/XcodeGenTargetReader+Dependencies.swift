extension XcodeGenTargetReader {
  /// What the target needs and the checkout has no sources of: packages with an address, frameworks
  /// that were built before, and pods.
  var unseenDependencies: [String] {
    var names = (target.value["dependencies"]?.elements ?? []).compactMap { dependency in
      if let name = dependency["package"]?.string {
        return isInCheckout(package: name) ? nil : name
      }
      return dependency["framework"]?.string ?? dependency["carthage"]?.string
    }
    let podfile = spec.folder.appending("Podfile".utf8)
    if reading.checkout.presence(of: podfile) == .present { names.append("Podfile") }
    return names
  }

  private func isInCheckout(package name: String) -> Bool {
    guard let path = spec.root["packages"]?[name]?["path"]?.string, !path.hasPrefix("/") else {
      // The older list of packages in folders, which are called like these.
      return (spec.root["localPackages"]?.strings ?? []).contains { path in
        path.split(separator: "/").last.map(String.init) == name
      }
    }
    let manifest = spec.folder.appending(path.utf8).appending("Package.swift".utf8)
    return reading.checkout.presence(of: manifest) == .present
  }
}
