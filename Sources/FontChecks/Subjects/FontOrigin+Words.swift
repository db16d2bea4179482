internal import ProjectModel

extension FontOrigin.Kind {
  /// What Xcode or a package manifest calls it.
  var words: String {
    switch self {
    case .group: "group"
    case .folderReference: "folder reference"
    case .variantGroup: "localized group"
    case .synchronizedGroup: "synchronized folder"
    case .copyPhase: "copy files phase"
    case .script: "script"
    case .processedResource: "processed resource"
    case .copiedResource: "copied resource"
    }
  }
}

extension SourcePlace {
  /// `path:line`, as far as there is a line.
  var words: String {
    position?.line.map { "\(path):\($0)" } ?? "\(path)"
  }
}
