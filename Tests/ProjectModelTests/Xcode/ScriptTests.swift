internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

/// Scripts of CocoaPods list what they copy; other scripts may do anything.
@Suite("Scripts that copy fonts")
struct ScriptTests {
  private static let folder = "${TARGET_BUILD_DIR}/${UNLOCALIZED_RESOURCES_FOLDER_PATH}"

  private func app(_ script: String, texts: [String: String] = [:]) throws -> (Sketch, AppBundle) {
    let sketch = try Sketch(
      ["App/Info.plist": "UIAppFonts = ();"],
      files: ["Pods/Icons/Icons.ttf", "node_modules/icons/Fonts/Web.ttf"]
    )
    for (path, text) in texts { try sketch.folder.write(path, text.utf8) }
    var text = ProjectText()
    text.add("script", "PBXShellScriptBuildPhase", script)
    text.addTarget("App", phases: ["script"])
    try sketch.write(text)
    let project = try sketch.read()
    #expect(project.problems == [])
    return (sketch, try #require(project.bundles.first))
  }

  @Test func `fonts among the outputs reach the bundle from the inputs of their names`() throws {
    let (sketch, bundle) = try app(
      """
      name = "[CP] Copy Pods Resources"; \
      inputPaths = ("${PODS_ROOT}/Icons/Icons.ttf", "${PODS_ROOT}/../node_modules/icons/Fonts/Web.ttf"); \
      outputPaths = ("\(Self.folder)/Icons.ttf", "\(Self.folder)/Fonts/Web.ttf", "\(Self.folder)/a.png");
      """
    )
    #expect(bundle.fonts.map(\.bundlePath.description) == ["Fonts/Web.ttf", "Icons.ttf"])
    #expect(sketch.fonts(bundle) == ["node_modules/icons/Fonts/Web.ttf", "Pods/Icons/Icons.ttf"])
    #expect(bundle.fonts.allSatisfy { $0.origin?.kind == .script && $0.presence == .present })
    #expect(bundle.copyingScripts.isEmpty)
  }

  @Test func `the lists may lie in files`() throws {
    let (_, bundle) = try app(
      """
      name = "[CP] Copy Pods Resources"; inputFileListPaths = ("${PODS_ROOT}/in.xcfilelist"); \
      outputFileListPaths = ("${PODS_ROOT}/out-${CONFIGURATION}.xcfilelist");
      """,
      texts: [
        "Pods/in.xcfilelist": "# inputs\n${PODS_ROOT}/Icons/Icons.ttf\n",
        "Pods/out-Debug.xcfilelist": "\(Self.folder)/Icons.ttf\n",
      ]
    )
    #expect(bundle.fonts.map(\.bundlePath.description) == ["Icons.ttf"])
    #expect(bundle.copyingScripts.isEmpty)
  }

  @Test(arguments: [
    "name = \"[CP] Copy Pods Resources\"; outputFileListPaths = (\"${PODS_ROOT}/gone.xcfilelist\");",
    "name = Brand; shellScript = \"cp brand/*.ttf $TARGET_BUILD_DIR\";",
    "name = Brand; shellScript = \"copy-fonts\";",
  ])
  func `a script that may copy fonts is named`(script: String) throws {
    let (_, bundle) = try app(script)
    #expect(bundle.fonts.isEmpty)
    #expect(bundle.copyingScripts.count == 1)
  }

  @Test(arguments: ["name = Lint; shellScript = swiftlint;", "shellScript = \"date > stamp\";"])
  func `other scripts are none of ours`(script: String) throws {
    #expect(try app(script).1.copyingScripts.isEmpty)
  }
}
