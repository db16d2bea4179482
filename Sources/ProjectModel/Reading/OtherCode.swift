internal import FileAccess

/// The signs that code of an app is written in a language that is not read here.
enum OtherCode {
  /// The first file below a folder which says so; `nil` when none does.
  ///
  /// React Native asks for fonts in JavaScript, Flutter in Dart. Of their projects often the folder
  /// `ios` alone is looked at: then its Podfile or a packed script tells.
  static func sign(in checkout: Checkout) -> FilePath? {
    let walk = FolderWalk(
      checkout.root,
      followsLink: checkout.holds,
      entersFolder: { !BundleName.isLeftOut($0) },
      takesFile: { name in
        names.contains { name.elementsEqual($0.utf8) }
          || name.suffix(9).elementsEqual(".jsbundle".utf8)
      }
    )
    return walk.files.first(where: says)
  }

  private static let names = ["package.json", "pubspec.yaml", "Podfile", "AppFrameworkInfo.plist"]

  private static func says(_ file: FilePath) -> Bool {
    switch String(decoding: file.lastComponent, as: UTF8.self) {
    case "package.json": mentions(file, "\"react-native\"")
    case "Podfile": mentions(file, "react_native") || mentions(file, "flutter_")
    // Dart packages have one too, and so nothing but Flutter counts.
    case "pubspec.yaml": mentions(file, "flutter")
    default: true
    }
  }

  private static func mentions(_ file: FilePath, _ word: String) -> Bool {
    guard let bytes = try? OpenFile(file).readAll(limit: 1 << 20) else { return false }
    return bytes.firstRange(of: Array(word.utf8)) != nil
  }
}
