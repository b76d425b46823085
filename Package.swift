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
  let headlessStackTests: [String] = []
#else
  let headlessTests = [
    "Accessibility", "Adoption", "Calls", "Containers", "Devices", "Documentation", "Faults",
    "RandomApps", "Resizing", "Stories", "Transitions", "WorkingWithUIKit", "Zoom",
  ]
  let headlessStackTests = ["Headless"]
#endif

let package = Package(
  name: "InterruptibleTransitions",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "InterruptibleTransitions", targets: ["InterruptibleTransitions"]),
    .library(name: "InterruptibleTransitionsUI", targets: ["InterruptibleTransitionsUI"]),
  ],
  targets: [
    .target(name: "InterruptibleTransitions", swiftSettings: strict),
    // For SwiftUI, which exists on Apple's systems only; what decides compiles everywhere.
    .target(
      name: "InterruptibleTransitionsUI",
      dependencies: ["InterruptibleTransitions"],
      swiftSettings: strict
    ),
    .target(
      name: "Minimal",
      dependencies: ["InterruptibleTransitions"],
      path: "Examples/Minimal",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "Album",
      dependencies: ["InterruptibleTransitions"],
      path: "Examples/Album",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "Following",
      dependencies: ["InterruptibleTransitions"],
      path: "Examples/Following",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "InterruptibleTransitionsTests",
      dependencies: ["Album", "Following", "InterruptibleTransitions", "Minimal", "TestSupport"],
      exclude: headlessTests,
      swiftSettings: strict
    ),
    // What no finger touches: the same source in virtual time, and in real time in the gallery app.
    .testTarget(
      name: "PortableTests",
      dependencies: ["InterruptibleTransitions", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "InterruptibleTransitionsUITests",
      dependencies: ["InterruptibleTransitions", "InterruptibleTransitionsUI", "TestSupport"],
      exclude: headlessStackTests,
      swiftSettings: strict
    ),
    // Windows with apps of any shape, time and fingers, for the tests of both targets.
    .target(
      name: "TestSupport",
      dependencies: ["InterruptibleTransitions"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    // What is believed of UIKit: the same source against Apple's UIKit and against headless UIKit.
    .testTarget(name: "ContractTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// UIKit exists on Apple's systems only. On Linux a target of that name stands in for it, so that the
// framework and its tests compile there unchanged; see Docs/HeadlessUIKit.md. `#if` asks about the host,
// where an iOS app may be built as well; the conditions ask about the system that is built for.
#if os(Linux)
  let uikit = Target.Dependency.target(name: "UIKit", condition: .when(platforms: [.linux]))
  // `import Testing` beside a module named UIKit looks for an overlay that only Apple's UIKit has.
  let withoutOverlays = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-disable-cross-import-overlays"],
    .when(platforms: [.linux])
  )
  // Optimized in debug builds as well, because tests spend most of their time in these; assertions stay. Not in another package's
  // checkout: a package can't depend on a version that sets unsafe flags.
  let optimized: [SwiftSetting] =
    Context.packageDirectory.contains("/checkouts/")
    ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
  for target in package.targets {
    target.dependencies.append(uikit)
    if target.isTest { target.swiftSettings?.append(withoutOverlays) }
    if ["InterruptibleTransitions", "TestSupport"].contains(target.name) {
      target.swiftSettings? += optimized
    }
  }
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit"]))
  package.targets += [
    .target(name: "UIKit", path: "Sources/HeadlessUIKit", swiftSettings: strict + optimized),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [uikit],
      swiftSettings: strict + [withoutOverlays]
    ),
    // Programs that were written before Swift 6 compile as they do against Apple's UIKit.
    .testTarget(
      name: "SwiftFiveTests",
      dependencies: ["InterruptibleTransitions", uikit],
      swiftSettings: [.swiftLanguageMode(.v5), withoutOverlays]
    ),
  ]
#endif
