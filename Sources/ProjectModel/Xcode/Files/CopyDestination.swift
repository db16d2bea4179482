internal import PropertyList

/// Where a phase that copies files puts them, as a path that an entry of a font list would spell.
enum CopyDestination {
  /// Stands for the bundle in paths that are made of build variables.
  private static let bundle = "<bundle>"

  /// The build variables with places in products.
  ///
  /// Xcode makes them of the product's name; here they only have to be found again.
  static let variables: [String: String] = [
    "WRAPPER_NAME": bundle,
    "FULL_PRODUCT_NAME": bundle,
    "CONTENTS_FOLDER_PATH": "\(bundle)/<contents>",
    "UNLOCALIZED_RESOURCES_FOLDER_PATH": "\(bundle)/<resources>",
    "FRAMEWORKS_FOLDER_PATH": "\(bundle)/<contents>/Frameworks",
    "PLUGINS_FOLDER_PATH": "\(bundle)/<contents>/PlugIns",
    "EXTENSIONS_FOLDER_PATH": "\(bundle)/<contents>/Extensions",
    "SHARED_SUPPORT_FOLDER_PATH": "\(bundle)/<contents>/SharedSupport",
    "EXECUTABLE_FOLDER_PATH": "\(bundle)/<contents>/MacOS",
    "TARGET_BUILD_DIR": "<products>",
    "BUILT_PRODUCTS_DIR": "<products>",
    "CONFIGURATION_BUILD_DIR": "<products>",
    "CODESIGNING_FOLDER_PATH": "<products>/\(bundle)",
  ]

  /// What is known of the folder that a phase copies to.
  enum Place: Hashable {
    /// It lies in the bundle: its path with a slash at its end, empty for the resources themselves.
    case inside(String)

    /// It lies outside the bundle.
    case outside

    /// It has a variable that nobody knows the value of; the path as far as it is known.
    case unknown(String)

    /// The folder in the bundle; `nil` when it lies elsewhere, or is not known.
    var folder: String? {
      guard case .inside(let folder) = self else { return nil }
      return folder
    }
  }

  /// The folder that a phase copies to.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - settings: The settings of its target.
  ///   - platform: The system that is built for; bundles of the Mac have a folder `Contents`.
  /// - Returns: The folder, as far as it is known.
  static func place(
    of phase: XcodeObject,
    settings: BuildSettings,
    platform: Platform
  ) -> Place {
    let sub = settings.expand(phase.string("dstPath") ?? "", sdk: platform.sdkName)
    guard sub.isComplete else { return .unknown(sub.text) }
    let isMac = platform == .macOS || platform == .macCatalyst
    let base: String
    switch phase.string("dstSubfolderSpec") ?? phase.string("dstSubfolder") ?? "" {
    case "1", "Wrapper": base = "\(bundle)/"
    case "6", "Executables": base = isMac ? "\(bundle)/<contents>/MacOS/" : "\(bundle)/"
    case "7", "Resources": base = "\(bundle)/<resources>/"
    case "10", "Frameworks": base = "\(bundle)/<contents>/Frameworks/"
    case "11", "SharedFrameworks": base = "\(bundle)/<contents>/SharedFrameworks/"
    case "12", "SharedSupport": base = "\(bundle)/<contents>/SharedSupport/"
    case "13", "PlugIns": base = "\(bundle)/<contents>/PlugIns/"
    case "15", "JavaResources": base = "\(bundle)/<resources>/Java/"
    // From the root of the file system or from the folder of products.
    default: base = ""
    }
    return folder(inside: base + sub.text, isMac: isMac).map { .inside($0) } ?? .outside
  }

  /// The part of a path behind the bundle, seen from the bundle's resources.
  static func folder(inside path: String, isMac: Bool) -> String? {
    guard let found = path.range(of: bundle) else { return nil }
    var steps: [Substring] = []
    for step in path[found.upperBound...].split(separator: "/") {
      switch step {
      case ".": continue
      case "..":
        guard !steps.isEmpty else { return nil }
        steps.removeLast()
      case "<contents>": if isMac { steps.append("Contents") }
      case "<resources>": if isMac { steps += ["Contents", "Resources"] }
      default: steps.append(step)
      }
    }
    if isMac {
      let resources: [Substring] = ["Contents", "Resources"]
      let shared = zip(steps, resources).prefix { $0 == $1 }.count
      steps = Array(repeating: "..", count: resources.count - shared) + steps.dropFirst(shared)
    }
    return steps.isEmpty ? "" : steps.joined(separator: "/") + "/"
  }
}

extension String {
  /// Where a text is first found; `nil` when it is not there.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
