internal import FileAccess
internal import ProjectModel

extension FuzzEntry {
  /// The project file of Xcode.
  static let xcodeProject = FuzzEntry(
    "xcode-project",
    seeds: .texts([smallProject]),
    words: [
      "isa = ", "PBXFileReference", "PBXGroup", "PBXVariantGroup", "PBXNativeTarget",
      "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase", "PBXShellScriptBuildPhase",
      "PBXFileSystemSynchronizedRootGroup", "XCBuildConfiguration", "baseConfigurationReference",
      "sourceTree = SOURCE_ROOT;", "sourceTree = \"<group>\";", "lastKnownFileType = folder;",
      "INFOPLIST_FILE = ", "$(SRCROOT)", "$(inherited)", "${A:rfc1034identifier}", "..", "/",
      "objects = {", "rootObject = ",
    ]
  ) { input in
    read(ScratchFolder([("A.xcodeproj/project.pbxproj", input), ("D.ttf", []), infoPlistFile]))
  }

  /// A file of build settings that includes itself, and chooses the property list.
  static let buildSettings = FuzzEntry(
    "xcconfig",
    seeds: .texts([
      """
      #include? "A.xcconfig"
      A_B = Info // why
      INFOPLIST_FILE = $(SRCROOT)/${A_$(C)}.plist
      C[config=Rel*][sdk=iphoneos*] = $(inherited:lower) B
      EXCLUDED_SOURCE_FILE_NAMES = *.ttf "a b" $(A_B:file:base)
      """
    ]),
    words: [
      "#include \"", "#include? \"A.xcconfig\"", "INFOPLIST_FILE = ", "$(", "${", "$(inherited)",
      "[sdk=", "[config=", "*]", ":lower)", ":rfc1034identifier)", ":default=", "//", "$(A$(B))",
      "EXCLUDED_SOURCE_FILE_NAMES = ", "GENERATE_INFOPLIST_FILE = YES",
    ]
  ) { input in
    read(
      ScratchFolder([
        ("A.xcodeproj/project.pbxproj", Array(projectWithSettings.utf8)), ("A.xcconfig", input),
        ("D.ttf", []), infoPlistFile,
      ])
    )
  }

  /// A storyboard, for the fonts that it lists.
  static let storyboard = FuzzEntry(
    "storyboard",
    seeds: .texts([
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <customFonts key="customFonts">
          <array key="D.ttf"><string>Demo-Regular</string></array>
        </customFonts>
        <scenes><label><fontDescription key="fontDescription" name="Demo-Regular" family="Demo"
          pointSize="17"/></label></scenes>
      </document>
      """
    ]),
    words: [
      "<customFonts key=\"customFonts\">", "<array key=\"", "<string>", "</array>", "<!DOCTYPE a [",
      "<!ENTITY", "&lt;", "fontDescription", "<![CDATA[",
    ]
  ) { input in
    // Only a project says which storyboards are compiled, so that a folder with one reads nothing.
    for font in StoryboardFont.listed(in: input, of: FilePath("Main.storyboard")).fonts {
      // UTF-16 becomes at most half as long again in UTF-8.
      expect((font.place.position?.byte ?? 0) <= 2 * input.count, "a font is behind the end")
    }
  }

  private static func read(_ folder: consuming ScratchFolder) {
    guard let project = try? Project(reading: FilePath(folder.path)) else { return }
    for bundle in project.bundles {
      for font in bundle.fonts { _ = font.bundlePath.description }
    }
  }

  private static let infoPlistFile: (name: String, bytes: [UInt8]) = (
    "Info.plist",
    Array(
      "<plist><dict><key>UIAppFonts</key><array><string>D.ttf</string></array></dict></plist>".utf8
    )
  )
}
