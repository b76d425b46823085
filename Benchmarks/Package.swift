// swift-tools-version: 6.0

import PackageDescription

// Figures, not tests: `swift run -c release --package-path Benchmarks`. Linux only, as headless UIKit is.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "InterruptibleTransitions", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions"),
        .product(
          name: "HeadlessUIKit",
          package: "InterruptibleTransitions",
          condition: .when(platforms: [.linux])
        ),
      ]
    ),
    .target(name: "AllocationCounter"),
  ],
  swiftLanguageModes: [.v6]
)
