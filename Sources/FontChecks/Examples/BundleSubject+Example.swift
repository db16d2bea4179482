internal import FileAccess
package import ProjectModel
internal import StyleSheets

extension BundleSubject {
  /// A bundle for the examples of a rule.
  ///
  /// - Parameters:
  ///   - list: The entries of `UIAppFonts`; `nil` names every font by its path.
  ///   - fonts: The font files.
  ///   - kind: What the bundle is.
  ///   - layout: A built bundle, or a folder of sources.
  ///   - platform: The system that the Info.plist speaks of.
  ///   - setting: A build setting with a font list that the project has.
  ///   - inner: Bundles that lie in it.
  ///   - outer: Bundles that it lies in.
  ///   - change: Changes the Info.plist.
  /// - Returns: A bundle of one Info.plist and these fonts.
  @inline(never)
  package static func example(
    list: [String]? = nil,
    _ fonts: SubjectFont...,
    kind: AppBundle.Kind = .application,
    layout: AppBundle.Layout = .built,
    platform: Platform = .iOS,
    setting: String? = nil,
    inner: [RelatedBundle] = [],
    outer: [RelatedBundle] = [],
    change: (inout InfoPlist) -> Void = { _ in }
  ) -> BundleSubject {
    let target = kind == .appExtension ? "Widget.appex" : "App.app"
    var plist = InfoPlist(path: FilePath("\(target)/Info.plist"), kind: .xml)
    plist.platform = platform
    let entries = list ?? fonts.map(\.bundlePath.description)
    if !entries.isEmpty { plist.fontLists = [.example(entries.map { .text($0) })] }
    change(&plist)
    var bundle = AppBundle(target: target, kind: kind, layout: layout, path: FilePath(target))
    bundle.infoPlist = plist
    bundle.ignoredSettings = [setting].compactMap { $0 }.map { name in
      IgnoredSetting(
        name: name,
        value: "Demo.ttf",
        place: SourcePlace(
          path: FilePath("App.xcodeproj/project.pbxproj"),
          position: SourcePosition(line: 40, column: 5, byte: 900)
        )
      )
    }
    bundle.fonts = fonts.map { font in
      BundledFont(
        path: font.path,
        bundlePath: font.bundlePath,
        presence: font.presence,
        origin: font.origin
      )
    }
    return BundleSubject(bundle: bundle, fonts: fonts, inner: inner, outer: outer)
  }
}

extension BundleSubject {
  /// An app with a style sheet for the examples of a rule.
  ///
  /// - Parameter styles: The value of `styles`, in JSON.
  /// - Returns: A bundle without fonts.
  @inline(never)
  package static func example(sheet styles: String) -> BundleSubject {
    var subject = BundleSubject.example()
    subject.styleSheets = [
      StyleSheet(parsing: Array("{\"styles\": \(styles)}".utf8), path: FilePath("styles.json"))
    ]
    return subject
  }
}

extension FontList {
  /// A list for the examples of a rule; its first entry is on line 7.
  @inline(never)
  package static func example(_ values: [DeclaredEntry.Value], key: String = "UIAppFonts")
    -> FontList
  {
    FontList(
      key: key,
      keyPosition: SourcePosition(line: 5, column: 3, byte: 120),
      content: .entries(
        values.enumerated().map { place, value in
          DeclaredEntry(
            value: value,
            position: SourcePosition(line: 7 + place, column: 5, byte: 160 + 40 * place)
          )
        }
      ),
      position: SourcePosition(line: 6, column: 3, byte: 140)
    )
  }
}

extension RelatedBundle {
  /// A bundle beside another for the examples of a rule; all but the app lie in the app.
  @inline(never)
  package static func example(
    _ target: String,
    kind: AppBundle.Kind,
    _ fonts: SubjectFont...
  ) -> RelatedBundle {
    let path = FilePath(kind == .application ? target : "App.app/\(target)")
    return RelatedBundle(
      target: target,
      kind: kind,
      path: path,
      fonts: fonts.map { font in
        SubjectFont(
          bundled: BundledFont(
            path: path.appending(font.bundlePath.bytes),
            bundlePath: font.bundlePath
          ),
          file: font.file,
          content: font.content
        )
      }
    )
  }
}
