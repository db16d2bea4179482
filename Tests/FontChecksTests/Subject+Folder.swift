import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import Foundation
import ProjectModel

extension Project {
  /// A folder of sources whose Info.plist names each of some fixture fonts.
  static func declaring(_ files: [String], below folder: String) -> Project {
    let root = FilePath(folder)
    var bundle = AppBundle(target: "Demo", kind: .application, layout: .sources, path: root)
    bundle.fonts = files.sorted().map { file in
      BundledFont(path: root.appending(file.utf8), bundlePath: FilePath(file))
    }
    var plist = InfoPlist(path: root.appending("Info.plist".utf8), kind: .xml)
    plist.platform = .iOS
    let start = SourcePosition(line: 1, column: 1, byte: 0)
    plist.fontLists = [
      FontList(
        key: "UIAppFonts",
        keyPosition: start,
        content: .entries(
          files.sorted().map { file in
            DeclaredEntry(value: .text(file), position: start)
          }
        ),
        position: start
      )
    ]
    bundle.infoPlist = plist
    var project = Project()
    project.bundles = [bundle]
    return project
  }

  /// The same with every font file below a folder of the fixture fonts.
  static func declaringAll(in folder: String) throws -> (project: Project, root: FilePath) {
    let path = Fixtures.font(folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { file in
      FontExtensions.contains(FilePath(file).lastComponent)
    }
    return (.declaring(files, below: path), FilePath(path))
  }
}

extension Finding {
  /// The rule and the file that it is said of, as tests write them.
  var place: String { "\(rule) \(font?.description ?? "-")" }
}
