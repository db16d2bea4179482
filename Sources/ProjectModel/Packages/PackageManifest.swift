internal import FileAccess

/// What a `Package.swift` says about resources, as far as it can be known without running it.
///
/// See <https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html>.
struct PackageManifest {
  /// A rule for resources of a target.
  struct Resource {
    /// What becomes of the files.
    enum Kind {
      /// They land at the root of the bundle, those of a language in its folder.
      case process
      /// The file or folder is copied as it is.
      case copy
      /// They become code.
      case embed
    }

    var kind: Kind
    /// The file or folder, below the target's.
    var path: String
    /// The folder of a language that `localization:` names, such as `Base`.
    var language: String?
    var position: SourcePosition
  }

  /// A product of another package.
  struct Product {
    var name: String
    /// The package, by its name or by that of its folder.
    var package: String?
  }

  /// A target.
  struct Target {
    /// What it makes.
    enum Kind {
      case library
      case test
      /// A plug-in or macro, which runs while something is built.
      case tool
    }

    var name: String
    var kind: Kind
    /// Its folder below the package's; `nil` for the usual one.
    var path: String?
    var excluded: [String] = []
    var resources: [Resource] = []
    /// The targets of the same package that it needs, by name.
    var dependencies: [String] = []
    /// The products of other packages that it needs, with the package where that is said.
    var products: [Product] = []
    var position: SourcePosition
  }

  /// Something that the manifest computes, so that it is not known.
  struct Unknown {
    var position: SourcePosition
    /// What, in words that follow the place and a colon.
    var reason: String
    /// The target that it is about; `nil` when it is about the package.
    var target: String?
  }

  /// The file.
  let path: FilePath

  /// The package's name; `nil` when it is computed.
  var name: String?

  /// The major and the minor version of the tools that it asks for.
  var toolsVersion = (major: 3, minor: 1)

  /// The least version of iOS; `nil` when it is not said.
  var minimumIOS: String?

  /// Whether it makes an app, as Swift Playgrounds writes them: where its lists and resources go is not
  /// published.
  var makesApp = false

  /// The language whose folder gets what `localization: .default` marks.
  var defaultLocalization: String?

  var targets: [Target] = []

  /// The targets of each library product, by its name.
  var products: [String: [String]] = [:]

  /// The packages that it needs and that lie in a folder, by the path.
  var localPackages: [String] = []

  /// Whether it needs packages from elsewhere, or computes which it needs.
  var needsFetchedPackages = false

  /// What is not known, in the file's order.
  var unknowns: [Unknown] = []

  init(path: FilePath) {
    self.path = path
  }
}
