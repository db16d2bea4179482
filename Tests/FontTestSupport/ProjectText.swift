/// The text of a project file for a test: one app, and what a test adds.
///
/// Ids are words, since Xcode takes any.
package struct ProjectText {
  private var objects: [String] = []
  private var targets: [String] = []

  /// Starts a project without targets.
  package init() {}

  /// Children of the main group.
  package var mainGroup: [String] = []

  /// The settings of the project, the same in each configuration.
  package var projectSettings = "SDKROOT = iphoneos;"

  /// The names of the configurations.
  package var configurations = ["Debug", "Release"]

  /// Where the project has its configurations.
  package var configurationListReference = "buildConfigurationList = list;"

  /// What else the list of the project's configurations has.
  package var configurationListValues = ""

  /// What else the object of class `PBXProject` has.
  package var projectValues = ""

  /// Adds an object.
  package mutating func add(_ id: String, _ isa: String, _ values: String = "") {
    objects.append("\(id) = {isa = \(isa); \(values)};")
  }

  /// Adds a target with its configurations and phases.
  ///
  /// - Parameters:
  ///   - name: Its name, which is its id as well.
  ///   - type: The end of its product type.
  ///   - settings: Its settings by configuration; under an empty name those of all the others.
  ///   - phases: The ids of its phases.
  ///   - values: What else it has.
  package mutating func addTarget(
    _ name: String,
    type: String = "application",
    settings: [String: String] = [:],
    phases: [String] = [],
    _ values: String = ""
  ) {
    targets.append(name)
    for configuration in configurations {
      let own = settings[configuration] ?? settings[""] ?? "INFOPLIST_FILE = \(name)/Info.plist;"
      add(
        "\(name)-\(configuration)",
        "XCBuildConfiguration",
        "name = \(configuration); buildSettings = {\(own)};"
      )
    }
    let ids = configurations.map { "\"\(name)-\($0)\"" }.joined(separator: ", ")
    add("\(name)-list", "XCConfigurationList", "buildConfigurations = (\(ids));")
    add(
      name,
      "PBXNativeTarget",
      """
      name = \(name); productType = "com.apple.product-type.\(type)"; \
      productReference = \"\(name)-product\"; buildConfigurationList = "\(name)-list"; \
      buildPhases = (\(phases.joined(separator: ", "))); \(values)
      """
    )
    add(
      "\(name)-product",
      "PBXFileReference",
      "path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR;"
    )
  }

  /// Adds a reference to a file, and a build file of the same id with `-b` behind it.
  package mutating func addFile(
    _ id: String,
    path: String,
    _ values: String = "",
    build: String = ""
  ) {
    add(id, "PBXFileReference", "path = \"\(path)\"; sourceTree = \"<group>\"; \(values)")
    add("\(id)-b", "PBXBuildFile", "fileRef = \(id); \(build)")
  }

  /// Adds a phase that copies the build files of some references.
  package mutating func addResources(_ id: String, _ files: String...) {
    addPhase(id, files)
  }

  /// Adds a phase that copies the build files of some references.
  package mutating func addPhase(_ id: String, _ files: [String]) {
    let ids = files.map { "\"\($0)-b\"" }.joined(separator: ", ")
    add(id, "PBXResourcesBuildPhase", "files = (\(ids));")
  }

  /// The whole file.
  package var text: String {
    var all = objects
    for configuration in configurations {
      all.append(
        """
        "project-\(configuration)" = {isa = XCBuildConfiguration; name = \(configuration); \
        buildSettings = {\(projectSettings)}; \(configurationValues)};
        """
      )
    }
    let ids = configurations.map { "\"project-\($0)\"" }.joined(separator: ", ")
    all.append(
      """
      list = {isa = XCConfigurationList; buildConfigurations = (\(ids)); \
      \(configurationListValues)};
      """
    )
    let children = mainGroup.joined(separator: ", ")
    all.append("main = {isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\";};")
    all.append(
      """
      project = {isa = PBXProject; \(configurationListReference) mainGroup = main; \
      targets = (\(targets.joined(separator: ", "))); \(projectValues)};
      """
    )
    return """
      // !$*UTF8*$!
      {
      objects = {
      \(all.joined(separator: "\n"))
      };
      rootObject = project;
      }

      """
  }

  /// What else the project's configurations have.
  package var configurationValues = ""
}
