import Foundation
import UIKit

@testable import Recipes

/// Draws the pictures of the tutorial into a folder.
@main
@MainActor
enum Pictures {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    for (name, film) in [("push", push), ("pan", pan), ("card", card), ("scroll", scroll)] {
      let file = folder.appendingPathComponent("tutorial-\(name).svg")
      try Strip.draw(film()).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private static func push() -> [Still] {
    let stage = Stage()
    stage.tap(at: CGPoint(x: 200, y: 160))
    stage.advance(by: 0.05)
    let running = stage.still
    stage.touch(at: CGPoint(x: 210, y: 560))
    stage.drag(by: CGVector(dx: 130, dy: 0), frames: 12)
    let caught = stage.still
    stage.lift()
    stage.advance(by: 0.12)
    return [running, caught, stage.still]
  }

  private static func pan() -> [Still] {
    let stage = Stage()
    stage.show(Recipe.all[0])
    stage.touch(at: CGPoint(x: 370, y: 600))
    stage.drag(by: CGVector(dx: -90, dy: 0), frames: 10)
    let early = stage.still
    stage.drag(by: CGVector(dx: -130, dy: 0), frames: 10)
    let late = stage.still
    stage.lift()
    stage.advance(by: 0.06)
    return [early, late, stage.still]
  }

  private static func card() -> [Still] {
    let stage = Stage()
    stage.show(Recipe.all[0])
    stage.touch(at: CGPoint(x: 260, y: 470))
    stage.drag(by: CGVector(dx: 0, dy: -110), frames: 10)
    let early = stage.still
    stage.drag(by: CGVector(dx: 0, dy: -190), frames: 10)
    let late = stage.still
    stage.lift()
    stage.advance(by: 1)
    return [early, late, stage.still]
  }

  private static func scroll() -> [Still] {
    let stage = Stage()
    stage.show(Recipe.all[0])
    stage.tap(at: CGPoint(x: 200, y: 465))
    stage.advance(by: 1)
    stage.touch(at: CGPoint(x: 250, y: 700))
    stage.drag(by: CGVector(dx: 0, dy: -200), frames: 20)
    let scrolled = stage.still
    stage.drag(by: CGVector(dx: 0, dy: 200), frames: 20)
    let top = stage.still
    stage.drag(by: CGVector(dx: 0, dy: 110), frames: 10)
    return [scrolled, top, stage.still]
  }
}
