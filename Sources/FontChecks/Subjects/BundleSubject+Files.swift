package import FileAccess
internal import ProjectModel
internal import SourceScan

extension BundleSubject {
  /// The files in which findings about the bundle can be: its fonts, its property list and its code.
  package var ownFiles: [FilePath] {
    var files = (fonts + absentFonts).map(\.path)
    if let plist = bundle.infoPlist?.path { files.append(plist) }
    if let place = bundle.place?.path { files.append(place) }
    return files + (scan?.files ?? [])
  }
}
