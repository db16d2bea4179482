internal import FileAccess

/// What the build phases of a target take, as far as it matters here.
struct TargetFiles {
  /// A file or folder that reaches the bundle.
  struct Copied {
    /// Where it lies.
    var path: ProjectPath

    /// Where it lands, seen from the bundle's resources.
    var bundlePath: [UInt8]

    /// What brings it there.
    var origin: FontOrigin

    /// The systems that it is copied for; all of them when empty.
    var platforms: Set<Platform> = []

    /// What two of them agree in that come to the same, wherever the project says so.
    var result: Result { Result(path: path, bundlePath: bundlePath, platforms: platforms) }
  }

  /// A font file that does not reach the bundle.
  struct HeldBack {
    /// Where it lies.
    var path: ProjectPath

    /// What keeps it out.
    var reason: HeldBackFont.Reason

    /// The place that says so.
    var place: SourcePlace
  }

  /// What reaches the bundle, and where to.
  struct Result: Hashable {
    var path: ProjectPath
    var bundlePath: [UInt8]
    var platforms: Set<Platform>
  }

  /// Why there are more files than are looked at; `nil` when all were.
  var cutShort: String?

  /// Font files, in the order of the project.
  var fonts: [Copied] = []

  /// Font files that the target speaks of and does not copy, with what keeps them out.
  var heldBack: [HeldBack] = []

  /// Folders that are copied whole and cannot be looked at.
  var unseenFolders: [Copied] = []

  /// Bundles that are copied whole, with the paths that they get.
  var innerBundles: [Copied] = []

  /// The files that are compiled.
  var sources: [ProjectPath] = []

  /// The storyboards and xibs that are compiled.
  var interfaces: [ProjectPath] = []

  /// The JSON files and property lists that are copied.
  var dataFiles: [ProjectPath] = []

  /// The names of scripts that may copy fonts.
  var copyingScripts: [String] = []

  /// The names of scripts that embed what was fetched or built before.
  var embeddingScripts: [String] = []

  /// A product that the target copies, of this project or of another.
  struct Product {
    /// Its id.
    var id: String

    /// The folder that it is copied to, seen from the bundle's resources; `nil` where it is not
    /// known, or lies outside the bundle.
    var folder: FilePath?
  }

  /// The products that the target copies.
  var products: [Product] = []
}
