extension FuzzEntry {
  /// An app whose one target copies a font, with a group, a folder and settings.
  static let smallProject = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (F, I, S); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = D.ttf; sourceTree = "<group>"; };
        I = { isa = PBXFileReference; path = Info.plist; sourceTree = SOURCE_ROOT; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        C = { isa = PBXCopyFilesBuildPhase; dstPath = Fonts; dstSubfolderSpec = 7; files = (B); };
        H = { isa = PBXShellScriptBuildPhase; shellScript = "cp D.ttf \\"$X\\""; };
        T = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (R, C, H); fileSystemSynchronizedGroups = (S);
        };
        L = { isa = XCConfigurationList; buildConfigurations = (V); };
        V = {
          isa = XCBuildConfiguration; name = Release;
          buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; SDKROOT = iphoneos; };
        };
      };
      rootObject = P;
    }
    """

  /// An app that takes all its settings from the file `A.xcconfig`.
  static let projectWithSettings = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = D.ttf; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        T = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (R);
        };
        L = { isa = XCConfigurationList; buildConfigurations = (V); };
        V = {
          isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
          buildSettings = { };
        };
      };
      rootObject = P;
    }
    """
}
