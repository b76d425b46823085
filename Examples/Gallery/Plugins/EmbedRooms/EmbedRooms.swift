import PackagePlugin

/// Gives a target the transition files of the rooms as text, and those that they need.
@main
struct EmbedRooms: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let screens = try context.package.targets(named: ["GalleryScreens"])
    let files = screens.compactMap(\.sourceModule)
      .flatMap { $0.sourceFiles(withSuffix: ".swift") }
      .map(\.url)
      .filter { url in
        url.lastPathComponent.hasSuffix("Transition.swift")
          || url.deletingLastPathComponent().lastPathComponent == "Copied"
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
