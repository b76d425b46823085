// swift-tools-version: 6.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
    .library(name: "FieldTest", targets: ["FieldTest"]),
  ],
  dependencies: [
    .package(name: "InterruptibleTransitions", path: "../..")
  ],
  targets: [
    .target(
      name: "GalleryScreens",
      dependencies: [
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions")
      ],
      resources: [.copy("Pictures")],
      swiftSettings: strict
    ),
    // What a device does, and what the framework does there.
    .target(
      name: "FieldTest",
      dependencies: [
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions")
      ],
      resources: [.copy("headless.txt")],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

// An iOS app shows the screens as they are. On Linux the gallery shows them in a browser. `#if` asks about
// the host, where an iOS app may be built as well; the conditions ask about the system that is built for.
#if os(Linux)
  let uikit = Target.Dependency.product(
    name: "HeadlessUIKit",
    package: "InterruptibleTransitions",
    condition: .when(platforms: [.linux])
  )
  // `import Testing` beside a module named UIKit looks for an overlay that only Apple's UIKit has.
  let withoutOverlays = [
    SwiftSetting.unsafeFlags(
      ["-Xfrontend", "-disable-cross-import-overlays"],
      .when(platforms: [.linux])
    )
  ]
  for target in package.targets {
    target.dependencies.append(uikit)
  }
  package.products.append(.executable(name: "gallery", targets: ["gallery"]))
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ]
  package.targets += [
    .target(
      name: "GalleryKit",
      dependencies: [
        "GalleryScreens",
        uikit,
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
      ],
      resources: [.copy("FirstRuns")],
      swiftSettings: strict,
      plugins: ["EmbedRooms"]
    ),
    // Writes the rooms' transition files into GalleryKit, as text for the page.
    .plugin(name: "EmbedRooms", capability: .buildTool, dependencies: ["embed"]),
    .executableTarget(name: "embed", swiftSettings: strict),
    .target(
      name: "GalleryServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [.copy("Public")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryKit",
        "GalleryServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    // Figures, not tests.
    .executableTarget(
      name: "benchmark",
      dependencies: ["GalleryKit", "GalleryScreens", uikit],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleryKitTests",
      dependencies: [
        "FieldTest",
        "GalleryKit",
        "GalleryScreens",
        uikit,
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
      ],
      swiftSettings: strict + withoutOverlays
    ),
    .testTarget(
      name: "GalleryServerTests",
      dependencies: [
        "GalleryKit",
        "GalleryServer",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: strict
    ),
  ]
#endif
