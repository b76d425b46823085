import PackagePlugin

/// Gives a target the transition files of the rooms as text, and those that they need.
@main
struct EmbedRooms: BuildToolPlugin {
  /// What transition files use of the other files of the screens.
  private static let others: Set = [
    "ClosingControl.swift", "ColumnsLayout.swift", "DimmingPresentation.swift",
    "DrawerLayout.swift", "NamedControl.swift", "PilotColumn.swift", "UIColor+Hex.swift",
    "UIView+Leading.swift", "UIView+SpokenText.swift",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let screens = try context.package.targets(named: ["GalleryScreens"])
    let files = screens.compactMap(\.sourceModule)
      .flatMap { $0.sourceFiles(withSuffix: ".swift") }
      .map(\.url)
      .filter { url in
        let name = url.lastPathComponent
        return name.hasSuffix("Transition.swift") || Self.others.contains(name)
      }
    let output = context.pluginWorkDirectoryURL.appending(path: "RoomFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the rooms' transition files",
        executable: try context.tool(named: "embed").url,
        arguments: [output.path()] + files.map { $0.path() },
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
