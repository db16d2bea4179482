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
    // Folders of which nobody knows what is in them.
    "shellScript = \"cp -R $SRCROOT/Brand/ $TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH\";",
    "shellScript = \"ditto Brand \\\"${BUILT_PRODUCTS_DIR}/App.app\\\"\";",
    "shellScript = \"OUT=$CODESIGNING_FOLDER_PATH\\nrsync -a Brand/ $OUT\";",
    // What other files say: scripts that are there and copy, that are not there, and makers.
    "shellScript = \"\\\"$SRCROOT/scripts/brand.sh\\\" App\";",
    "shellScript = \"python3 ${PROJECT_DIR}/scripts/gone.py\";",
    "shellScript = \"$TOOLS/brand.sh\";",
    "shellScript = \"cd .. && make -C assets\";",
    // A place that a build alone knows.
    "shellScript = gen; outputPaths = (\"$(DERIVED_FILE_DIR)/Gen.ttf\");",
  ])
  func `a script that may copy fonts is named`(script: String) throws {
    let texts = ["scripts/brand.sh": "#!/bin/sh\ncp -R Brand \"$TARGET_BUILD_DIR/$WRAPPER_NAME\"\n"]
    let (_, bundle) = try app(script, texts: texts)
    #expect(bundle.fonts.isEmpty)
    #expect(bundle.copyingScripts.count == 1)
  }

  @Test(arguments: [
    "name = Lint; shellScript = swiftlint;", "shellScript = \"date > stamp\";",
    "shellScript = \"./scripts/lint.sh\";",
    // What they copy is said, and no font.
    "shellScript = \"cp Google-Info.plist $BUILT_PRODUCTS_DIR/App.app\";",
    "shellScript = \"/usr/libexec/PlistBuddy -c Save $TARGET_BUILD_DIR/$INFOPLIST_PATH\";",
    "shellScript = \"cp -R Brand build\";", "shellScript = \"# cp -R Brand $TARGET_BUILD_DIR\";",
    "shellScript = \"${PODS_ROOT}/FirebaseCrashlytics/run\"; inputPaths = (\"$(BUILT_PRODUCTS_DIR)/a\");",
    "shellScript = \"diff Podfile.lock Pods/Manifest.lock > /dev/null\";",
  ])
  func `other scripts are none of ours`(script: String) throws {
    let texts = ["scripts/lint.sh": "swiftlint --strict\n"]
    #expect(try app(script, texts: texts).1.copyingScripts.isEmpty)
  }

  /// More scripts than anybody runs are not all read, each of them harmless or not.
  @Test(arguments: [(16, 0), (17, 1)])
  func `a script that runs too many others may copy fonts`(count: Int, expected: Int) throws {
    let names = (0..<count).map { "scripts/s\($0).sh" }
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, "swiftlint\n") })
    let script = names.map { "./" + $0 }.joined(separator: " && ")
    let (_, bundle) = try app("shellScript = \"\(script)\";", texts: texts)
    #expect(bundle.copyingScripts.count == expected)
  }

  /// A project that is made to harm waits for one target thousands of times.
  @Test func `a target that is waited for many times is looked at once`() throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"])
    var text = ProjectText()
    text.add("tool", "PBXLegacyTarget", "name = Tool;")
    text.add("needed", "PBXTargetDependency", "target = tool;")
    let all = Array(repeating: "needed", count: 200).joined(separator: ", ")
    text.addTarget("App", "dependencies = (\(all));")
    try sketch.write(text)
    #expect(try sketch.read().bundles.first?.copyingScripts == ["Tool"])
  }

  @Test(arguments: [
    ("shellScript = \"/usr/local/bin/carthage copy-frameworks\";", true),
    ("shellScript = \"${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-frameworks.sh\";", true),
    ("shellScript = swiftlint;", false),
  ])
  func `a script that embeds what was fetched brings something unseen`(
    script: String,
    embeds: Bool
  ) throws {
    let (_, bundle) = try app("name = Embed; \(script)")
    #expect(bundle.copyingScripts.isEmpty)
    #expect(bundle.unseenDependencies == (embeds ? ["Embed"] : []))
  }

  @Test(arguments: [
    ("PBXAggregateTarget", "cp -R Brand $BUILT_PRODUCTS_DIR/App.app", true),
    ("PBXAggregateTarget", "swiftlint", false), ("PBXLegacyTarget", "", true),
    ("PBXNativeTarget", "cp -R Brand $BUILT_PRODUCTS_DIR/App.app", false),
  ])
  func `a target that makes nothing may copy before`(
    isa: String,
    script: String,
    copies: Bool
  ) throws {
    let sketch = try Sketch(["App/Info.plist": "UIAppFonts = ();"])
    var text = ProjectText()
    text.add("script", "PBXShellScriptBuildPhase", "shellScript = \"\(script)\";")
    text.add("Before", isa, "name = Before; buildPhases = (script);")
    text.add("needed", "PBXTargetDependency", "target = Before;")
    text.addTarget("App", "dependencies = (needed);")
    try sketch.write(text)
    let bundle = try #require(try sketch.read().bundles.first)
    #expect(bundle.copyingScripts == (copies ? ["Before"] : []))
  }
}
