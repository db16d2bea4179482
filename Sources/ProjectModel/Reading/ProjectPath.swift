/// A path that a project spells, counted from the folder that was given.
///
/// `.` and `..` are worked off by their letters, as Xcode does it, before the file system is asked.
/// What is longer than systems take leads nowhere, so that a long name of a group costs no more than
/// its letters however many files are in it.
struct ProjectPath: Hashable {
  /// The components below the folder, with slashes between them; of an absolute path those below
  /// the root of the file system.
  private(set) var relative: [UInt8] = []

  /// How many folders up from the given one the path starts.
  var stepsUp = 0

  /// Whether the path starts at the root of the file system.
  var isAbsolute = false

  /// Whether the path starts where only a build knows, such as among its products; the first
  /// component says where.
  private(set) var isUnplaced = false

  /// Whether the path is longer than macOS takes; the rest of it is left out.
  private(set) var isOverlong = false

  /// Whether the path leads out of the folder that was given, or nowhere.
  var isOutside: Bool { isAbsolute || stepsUp > 0 || isOverlong || isUnplaced }

  /// Starts at the folder that was given.
  init() {}

  /// Starts where only a build knows.
  ///
  /// - Parameter tree: What a project calls the place, such as `BUILT_PRODUCTS_DIR`.
  init(unplacedIn tree: String) {
    append(component: "$(\(tree.replacing("/", with: "_")))".utf8)
    isUnplaced = true
  }

  /// The most bytes of a path: `PATH_MAX` of macOS, where projects are built.
  static let byteLimit = 1024

  /// The most bytes of a part that is added, with the `.` and `..` that go: `PATH_MAX` of Linux.
  private static let spelledLimit = 4096

  /// The last component; empty for the folder itself.
  var name: ArraySlice<UInt8> { relative[...].lastComponent }

  /// The folder around it.
  var folder: ProjectPath { appending("..".utf8) }

  /// The path of something below this one, or beside it by `..`.
  ///
  /// - Parameter bytes: Components with slashes between them; one at the start means nothing.
  /// - Returns: The path, without `.` and as far as possible without `..`.
  func appending(_ bytes: some Collection<UInt8>) -> ProjectPath {
    var path = self
    guard bytes.count <= Self.spelledLimit else {
      path.isOverlong = true
      return path
    }
    // Most are a single name, and there are tens of thousands.
    guard bytes.contains(UInt8(ascii: "/")) else {
      path.append(component: bytes)
      return path
    }
    for component in bytes.split(separator: UInt8(ascii: "/")) { path.append(component: component) }
    return path
  }

  private mutating func append(component: some Collection<UInt8>) {
    let count = component.count
    if count == 0 || count == 1 && component.elementsEqual(".".utf8) { return }
    if count == 2, component.elementsEqual("..".utf8) { return removeLast() }
    guard !isOverlong, relative.count + count < Self.byteLimit else {
      isOverlong = true
      return
    }
    relative.reserveCapacity(relative.count + count + 1)
    if !relative.isEmpty { relative.append(UInt8(ascii: "/")) }
    relative.append(contentsOf: component)
  }

  private mutating func removeLast() {
    if relative.isEmpty || isUnplaced && !relative.contains(UInt8(ascii: "/")) {
      if !isAbsolute, !isUnplaced { stepsUp += 1 }
      if 3 * stepsUp > Self.byteLimit { isOverlong = true }
    } else {
      let slash = relative.lastIndex(of: UInt8(ascii: "/")) ?? 0
      relative.removeSubrange(slash...)
    }
  }
}
