package import FileAccess

/// What an Info.plist says about its bundle and the fonts in it.
///
/// Values are as written: build variables such as `$(PRODUCT_NAME)` are not resolved here.
package struct InfoPlist: Sendable {
  /// The three ways to write a property list.
  package enum Kind: String, Hashable, Sendable {
    /// XML, in UTF-8 or UTF-16.
    case xml

    /// Apple's binary format; nothing in it has a line.
    case binary

    /// The older text format, with braces.
    case openStep
  }

  /// The file, as the caller spelled it.
  package var path: FilePath

  /// How the file is written.
  package var kind: Kind

  /// The lists under `UIAppFonts` and its variants for one device or platform.
  ///
  /// The plain key comes first, the others in the file's order. A key that is there twice counts
  /// with its last value.
  package var fontLists: [FontList] = []

  /// The value of `ATSApplicationFontsPath`, a file or folder below the resources of a Mac app.
  package var applicationFontsPath: DeclaredEntry?

  /// A list that no system reads: under `INFOPLIST_KEY_UIAppFonts`, a build setting that somebody
  /// wrote into the file, under a key that is nearly right, or under `UIAppFonts` inside another
  /// dictionary.
  package var ignoredFontList: FontList?

  /// `CFBundleIdentifier`.
  package var bundleIdentifier: String?

  /// `CFBundleName`.
  package var bundleName: String?

  /// `CFBundlePackageType`: `APPL`, `FMWK`, `BNDL`, `XPC!` or a build variable.
  package var packageType: String?

  /// `NSExtensionPointIdentifier` of `NSExtension`, or `EXExtensionPointIdentifier` of
  /// `EXAppExtensionAttributes`: what an app extension extends.
  package var extensionPoint: String?

  /// The system that the file speaks of.
  package var platform: Platform = .unknown

  /// Whether it has keys that only a build writes: the file is part of a built product.
  package var isBuilt = false

  /// Whether there is no such file: Xcode makes it from build settings, and ``path`` is the project.
  package var isGenerated = false

  /// Whether it speaks of a bundle at all, as a file that is merely called like one does not.
  package var hasBundleKeys = false

  /// Every key that its dictionary has more than once, at any depth, in the file's order.
  package var duplicateKeys: [DuplicateKey] = []

  /// Starts a description that says nothing yet.
  package init(path: FilePath, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

extension InfoPlist {
  /// All entries of all its lists, in the order of the lists.
  package var declaredEntries: [DeclaredEntry] {
    fontLists.flatMap(\.entries)
  }
}
