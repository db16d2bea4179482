package import FileAccess

/// One bundle: an app, an extension or a framework with what it declares and what it holds.
///
/// It describes and does not judge. Built products and source folders come as the same type, told
/// apart by ``layout``; other sources of the same description can be added without new types.
package struct AppBundle: Sendable {
  /// What a bundle is.
  package enum Kind: String, Hashable, Sendable {
    /// An app, also a watch app or an app clip; in sources also what nothing tells apart from one,
    /// such as a package type that is a build variable.
    case application

    /// An app extension, widgets included. It has its own font list.
    case appExtension

    /// A framework; a font list in it is not read.
    case framework

    /// A bundle of resources, such as a Swift package makes; a font list in it is not read.
    case resourceBundle

    /// A bundle of tests.
    case testBundle

    /// Code that becomes part of another bundle, or runs without one; it holds no files.
    case library
  }

  /// How much is known about where files lie when the app runs.
  package enum Layout: String, Hashable, Sendable {
    /// A built bundle: ``BundledFont/bundlePath`` is exact.
    case built

    /// A folder of sources without a project: it is not known which files are copied, nor whether
    /// their folders are. The end of a path can be compared, nothing else; a file that no list
    /// names may belong to another target.
    case sources

    /// A target of a project: which files are copied and where to is known, so that
    /// ``BundledFont/bundlePath`` is exact; scripts that run while it is built are not.
    case project
  }

  /// The name in reports.
  ///
  /// Of a built bundle that is its folder's (`App.app`), of a project the target's, of sources the
  /// name of the folder that was searched for fonts; where two would be called alike, something that
  /// tells them apart follows.
  package var target: String

  /// What the bundle is.
  package var kind: Kind

  /// How much is known about paths in it.
  package var layout: Layout

  /// The bundle's folder; of a project the folder of the project; of sources the widest folder in
  /// which its fonts were found, at least that of the property list.
  package var path: FilePath

  /// What its Info.plist says; `nil` when there is none or it cannot be read (then
  /// ``Project/problems`` says why).
  package var infoPlist: InfoPlist?

  /// Why there is no ``infoPlist``, in words that follow "its Info.plist is not known: "; `nil` when
  /// there is one, or ``Project/problems`` says why.
  package var reasonForNoInfoPlist: String?

  /// Its own font files, without those of bundles inside it, sorted by path.
  ///
  /// Besides files whose name ends like a font's, every file that an entry names is here. Files that
  /// a project names and that cannot be looked at are here too.
  package var fonts: [BundledFont] = []

  /// The font files that a target of a project speaks of and that do not reach the bundle, by path.
  package var heldBackFonts: [HeldBackFont] = []

  /// Folders that are copied whole and cannot be looked at, with the paths that they get in the
  /// bundle: nobody knows which files are in them.
  package var unseenFolders: [BundledFont] = []

  /// The names of scripts that run while the target is built and may copy fonts.
  ///
  /// While there is one, nobody can say that the bundle lacks a file.
  package var copyingScripts: [String] = []

  /// Where a project describes the target; `nil` where there is no project.
  package var place: SourcePlace?

  /// The build configurations that it stands for, when those of its target differ in what matters
  /// here; empty when it stands for all of them.
  ///
  /// Several bundles of one target have the same ``place``.
  package var configurations: [String] = []

  /// The other systems that the target is built for besides that of ``infoPlist``.
  package var otherPlatforms: [Platform] = []

  /// The least version of the system that the target runs on, as the project says it.
  package var deploymentTarget: String?

  /// Font lists that a project writes into build settings, where nothing reads them.
  package var ignoredSettings: [IgnoredSetting] = []

  /// The font files that storyboards and xibs of the target list, by storyboard.
  package var storyboardFonts: [StoryboardFont] = []

  /// The files that the target compiles, each once, in the order of the project; none where there is
  /// no project.
  package var sources: [FilePath] = []

  /// The storyboards and xibs that the target compiles, by path.
  package var interfaces: [FilePath] = []

  /// The JSON files, property lists, pages and texts that the target copies, by path; styles may be in
  /// them.
  package var dataFiles: [FilePath] = []

  /// What the target links or copies and the checkout has no sources of, by name: packages and pods
  /// from elsewhere, libraries that were built before; fonts may come with any of them.
  package var unseenDependencies: [String] = []

  /// Whether sources were looked for in a part of the project alone, so that there may be others.
  package var lacksSources = false

  /// Whether the bundle was read only for what it says about others, and is not asked about.
  package var isContext = false

  /// Whether an Xcode project was seen that this bundle was not read from.
  package var hasXcodeProject = false

  /// Font files below the searched folder that were counted to no bundle, by path.
  ///
  /// Without a project nobody knows whether a target copies them. Of several bundles of sources the
  /// first has them all.
  package var fontsLeftOut: [FilePath] = []

  /// Folders that cannot be read and may hold fonts of it, by path.
  ///
  /// While there is one, nobody can say that the bundle lacks a file.
  package var unreadFolders: [FilePath] = []

  /// Links that lead out of a built bundle and are called like files, by path.
  ///
  /// What they lead to is never looked at: nobody can say that the bundle lacks a file of such a name.
  package var unreadFiles: [FilePath] = []

  /// Those of ``unreadFiles`` that are called like fonts.
  package var unreadFonts: [FilePath] { unreadFiles.filter { BundleName.isFont($0.lastComponent) } }

  /// Where links to folders in a built bundle lead, by the paths that an entry may spell.
  package var linkedFolders: [FilePath: FilePath] = [:]

  /// The folder of a built bundle that entries are seen from, below ``path``; empty for that itself.
  package var resourcesFolder = FilePath(bytes: [])

  /// The bundle that this one lies in, as an index into ``Project/bundles``.
  package var container: Int?

  /// The folder of ``container`` that this one lies in, seen from the resources there.
  ///
  /// It is empty for these themselves, `nil` where nothing says which it is. Of built bundles ``path``
  /// says it.
  package var folderInContainer: FilePath?

  /// What a build may call its folder, such as `Kit.framework`; none where that is not known.
  ///
  /// Of built bundles ``path`` says it.
  package var productNames: [FilePath] = []

  /// Starts a bundle that holds nothing yet.
  package init(target: String, kind: Kind, layout: Layout, path: FilePath) {
    self.target = target
    self.kind = kind
    self.layout = layout
    self.path = path
  }
}
