// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "Recipes", targets: ["Recipes"])
  ],
  dependencies: [
    .package(path: "../InterruptibleTransitions")
  ],
  targets: [
    .target(
      name: "Recipes",
      dependencies: [
        .product(name: "InterruptibleTransitions", package: "InterruptibleTransitions")
      ]
    )
  ]
)

// UIKit exists on Apple's systems only. On Linux, headless UIKit stands in for it.
#if os(Linux)
  let uikit = Target.Dependency.product(
    name: "HeadlessUIKit",
    package: "InterruptibleTransitions"
  )
  for target in package.targets {
    target.dependencies.append(uikit)
  }
#endif
