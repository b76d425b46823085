internal import ArgumentParser
internal import Foundation
internal import GalleryKit

struct DrawEffects: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "effects",
    abstract: "Draws four moments of each built-in effect in one picture."
  )

  @Option(help: "The SVG file to write.")
  var out: String

  @MainActor
  func run() async throws {
    try EffectSheet().draw().write(toFile: out, atomically: true, encoding: .utf8)
  }
}
