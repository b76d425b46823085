// swift-tools-version: 6.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Tests that inject touches and let virtual time pass need headless UIKit.
#if os(Linux)
  let headlessTests: [String] = []
#else
  let headlessTests = [
    "Calls", "Containers", "Documentation", "Journeys", "Neighbours", "RandomApps", "Stories",
    "Support/Headless",
  ]
#endif

let package = Package(
  name: "InterruptibleTransitions",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "InterruptibleTransitions", targets: ["InterruptibleTransitions"])
  ],
  targets: [
    .target(name: "InterruptibleTransitions", swiftSettings: strict),
    .testTarget(
      name: "InterruptibleTransitionsTests",
      dependencies: ["InterruptibleTransitions"],
      exclude: headlessTests,
      swiftSettings: strict
    ),
    // What is believed of UIKit: the same source against Apple's UIKit and against headless UIKit.
    .testTarget(name: "ContractTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit exists on Apple's systems only. On Linux a target of that name stands in for it, so that the
// framework and its tests compile there unchanged; see Docs/HeadlessUIKit.md.
#if os(Linux)
  for target in package.targets {
    target.dependencies.append("UIKit")
    // `import Testing` beside a module named UIKit looks for an overlay that only Apple's has.
    if target.isTest {
      target.swiftSettings?.append(
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      )
    }
  }
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit"]))
  package.targets += [
    .target(name: "UIKit", path: "Sources/HeadlessUIKit", swiftSettings: strict),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["UIKit"],
      swiftSettings: strict + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]
    ),
  ]
#endif
