// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "fontscan",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "FontRegistry", targets: ["FontRegistry"]),
    .executable(name: "fontscan", targets: ["fontscan"]),
    .plugin(name: "FontscanCommand", targets: ["FontscanCommand"]),
  ],
  targets: [
    // The C libraries, each behind a module map and a shim header.
    .systemLibrary(
      name: "CFreeType",
      pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
    ),
    .systemLibrary(
      name: "CFontconfig",
      pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]
    ),
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    // Loaded when it is needed and not linked: see its header.
    .systemLibrary(name: "CArchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),

    // Bytes and folders.
    .target(name: "FileAccess", swiftSettings: settings),
    .target(name: "OpenType", swiftSettings: settings),
    .target(name: "PropertyList", dependencies: ["CExpat"], swiftSettings: settings),
    .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: settings),

    // How text scales.
    .target(name: "DynamicType", swiftSettings: settings),

    .target(
      name: "StyleSheets",
      dependencies: ["DynamicType", "FileAccess", "PropertyList"],
      swiftSettings: settings
    ),

    // What is there.
    .target(
      name: "FontRegistry",
      dependencies: ["CFreeType", "CFontconfig", "DynamicType", "FileAccess", "OpenType"],
      swiftSettings: settings
    ),
    .target(
      name: "ProjectModel",
      dependencies: ["CArchive", "FileAccess", "PropertyList", "YAML"],
      swiftSettings: settings
    ),

    // What code can ask with.
    .target(name: "SwiftGeneration", dependencies: ["DynamicType"], swiftSettings: settings),

    // What code asks for.
    .target(
      name: "SourceScan",
      dependencies: ["FileAccess", "PropertyList"],
      swiftSettings: settings
    ),

    // Questions and answers.
    .target(
      name: "FontChecks",
      dependencies: [
        "DynamicType", "FileAccess", "FontRegistry", "ProjectModel", "PropertyList", "SourceScan",
        "StyleSheets",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "FontscanCLI",
      dependencies: [
        "DynamicType", "FileAccess", "FontChecks", "FontRegistry", "ProjectModel", "SourceScan",
        "StyleSheets", "SwiftGeneration",
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "fontscan", dependencies: ["FontscanCLI"], swiftSettings: settings),

    // `swift package fontscan …` in packages that depend on this one.
    .plugin(
      name: "FontscanCommand",
      capability: .command(
        intent: .custom(
          verb: "fontscan",
          description: "Judge the fonts of this package, or answer another question about fonts."
        )
      )
    ),

    // What `make bench` times inside a process.
    .executableTarget(
      name: "ScalingBenchmark",
      dependencies: ["DynamicType", "FileAccess", "FontRegistry"],
      path: "Benchmarks/ScalingBenchmark",
      swiftSettings: settings
    ),

    // What writes the documents that are made from declarations: `make documents`.
    .executableTarget(
      name: "fontscan-documents",
      dependencies: ["FileAccess", "FontscanCLI"],
      path: "Documentation/Maker",
      swiftSettings: settings
    ),

    // What the fuzzer calls: every reader of what strangers made. `Scripts/fuzz` builds the second
    // with libFuzzer; otherwise it gives files to a reader.
    .target(
      name: "FuzzEntries",
      dependencies: [
        "DynamicType", "FileAccess", "FontRegistry", "OpenType", "ProjectModel", "PropertyList",
        "SourceScan", "StyleSheets", "YAML",
      ],
      path: "Fuzz/Entries",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "fontscan-fuzz",
      dependencies: ["FileAccess", "FuzzEntries"],
      path: "Fuzz/Driver",
      swiftSettings: settings
    ),

    // Tests mirror the sources.
    .target(
      name: "FontTestSupport",
      path: "Tests/FontTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "FileAccessTests",
      dependencies: ["FileAccess", "FontTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "OpenTypeTests",
      dependencies: ["OpenType", "FontTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PropertyListTests",
      dependencies: ["PropertyList", "FontTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "YAMLTests",
      dependencies: ["FontTestSupport", "YAML"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DynamicTypeTests",
      dependencies: ["DynamicType", "FontTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StyleSheetsTests",
      dependencies: ["DynamicType", "FileAccess", "FontTestSupport", "StyleSheets"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FontRegistryTests",
      dependencies: ["DynamicType", "FileAccess", "FontRegistry", "FontTestSupport", "OpenType"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ProjectModelTests",
      dependencies: ["FileAccess", "FontTestSupport", "ProjectModel"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: ["DynamicType", "FontTestSupport", "SwiftGeneration"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourceScanTests",
      dependencies: ["FileAccess", "FontTestSupport", "SourceScan"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FontChecksTests",
      dependencies: [
        "FileAccess", "FontChecks", "FontRegistry", "FontTestSupport", "ProjectModel",
        "SourceScan", "StyleSheets",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FontTestSupport", "FuzzEntries"],
      swiftSettings: settings
    ),
    // Sees what a client of the package sees, and no more.
    .testTarget(
      name: "PublicAPITests",
      dependencies: ["DynamicType", "FileAccess", "FontRegistry"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .testTarget(
      name: "DynamicTypeClientTests",
      dependencies: ["DynamicType"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .testTarget(
      name: "FontscanCLITests",
      dependencies: [
        "FileAccess", "FontChecks", "FontRegistry", "FontTestSupport", "FontscanCLI", "YAML",
        "fontscan",
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
