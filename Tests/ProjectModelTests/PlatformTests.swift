internal import FileAccess
internal import ProjectModel
internal import Testing

@Suite("Platform of an Info.plist")
struct PlatformTests {
  @Test(
    arguments: [
      // What builds write.
      ("DTPlatformName = iphoneos;", .iOS),
      ("DTPlatformName = iphonesimulator;", .iOS),
      ("CFBundleSupportedPlatforms = (iPhoneOS); MinimumOSVersion = 17.0;", .iOS),
      ("CFBundleSupportedPlatforms = (AppleTVOS);", .tvOS),
      ("CFBundleSupportedPlatforms = (WatchOS);", .watchOS),
      ("CFBundleSupportedPlatforms = (XROS);", .visionOS),
      ("CFBundleSupportedPlatforms = (MacOSX); LSMinimumSystemVersion = 14.0;", .macOS),
      ("CFBundleSupportedPlatforms = (MacOSX); UIDeviceFamily = (2, 6);", .macCatalyst),
      ("DTPlatformName = macosx; UIDeviceFamily = (6);", .macCatalyst),
      // What people write.
      ("UIDeviceFamily = (1, 2);", .iOS),
      ("UIDeviceFamily = 3;", .tvOS),
      ("UIDeviceFamily = (4);", .watchOS),
      ("UIDeviceFamily = (7);", .visionOS),
      ("WKApplication = YES; UISupportedInterfaceOrientations = ();", .watchOS),
      ("UILaunchStoryboardName = LaunchScreen;", .iOS),
      ("LSMinimumSystemVersion = \"$(MACOSX_DEPLOYMENT_TARGET)\";", .macOS),
      ("NSPrincipalClass = NSApplication;", .macOS),
      ("NSPrincipalClass = Widget;", .unknown),
      // One file for two systems.
      ("LSMinimumSystemVersion = 11.0; UILaunchStoryboardName = Launch;", .unknown),
      ("UIAppFonts = (); CFBundleName = Demo;", .unknown),
      ("UIDeviceFamily = (\"$(FAMILY)\");", .unknown),
      ("DTPlatformName = \"$(PLATFORM_NAME)\"; UIDeviceFamily = (1);", .iOS),
    ] as [(String, Platform)]
  )
  func `the platform is told by the keys of one system`(text: String, expected: Platform) throws {
    let infoPlist = try InfoPlist(parsing: Array("{\(text)}".utf8), path: FilePath("Info.plist"))
    #expect(infoPlist.platform == expected)
  }

  @Test func `an app that needs an iPhone is no Mac app`() throws {
    let text = """
      <dict><key>LSRequiresIPhoneOS</key><true/>
      <key>LSMinimumSystemVersion</key><string>11.0</string></dict>
      """
    let infoPlist = try InfoPlist(parsing: Array(text.utf8), path: FilePath("Info.plist"))
    #expect(infoPlist.platform == .iOS)
  }
}
