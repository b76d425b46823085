import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A zoom in a finger's hand, beside what was measured of the system's.
@MainActor @Suite(.serialized) struct ZoomHandTests {
  private static let start = CGPoint(x: 200, y: 160)

  @Test(
    "A card that is dragged down is as large as the system's, and the touched point where that is",
    arguments: [
      (0.13, 0.927, 0), (0.28, 0.826, 9), (0.48, 0.692, 39), (0.78, 0.556, 185),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func panLaw(share: CGFloat, scale: CGFloat, behind: CGFloat) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    let height = zoom.size.height
    zoom.drag(from: ZoomHandTests.start, by: CGVector(dx: 0, dy: share * height))

    let card = try #require(zoom.card)
    #expect(abs(card.scale - scale) < 0.01)
    let touched = card.top.y + ZoomHandTests.start.y * card.scale
    let fallen = share * height - 18 - (touched - ZoomHandTests.start.y)
    #expect(abs(fallen - behind * height / 874) < 3)
    #expect(abs(card.top.x + (200 - zoom.size.width / 2) * card.scale - 200) < 0.5)
    #expect(abs(zoom.coveredScale - 0.914) < 0.001)
    zoom.lift()
    zoom.settle()
  }

  @Test(
    "A card that is dragged sideways follows by a part, like a rubber band, and keeps its size",
    arguments: [(50, 26), (100, 49), (150, 69), (195, 85)] as [(CGFloat, CGFloat)]
  )
  func across(way: CGFloat, displayed: CGFloat) throws {
    for side in [1, -1] as [CGFloat] {
      let zoom = ZoomStage()
      zoom.stage.showSecond()
      zoom.drag(from: ZoomHandTests.start, by: CGVector(dx: 0, dy: 260))
      let before = try #require(zoom.card)
      zoom.drag(by: CGVector(dx: way * side, dy: 0))
      let after = try #require(zoom.card)
      #expect(abs((after.top.x - before.top.x) * side - displayed) < 3)
      #expect(abs(after.scale - before.scale) < 0.001)
      zoom.lift()
      zoom.settle()
    }
  }

  @Test(
    "A card that is dragged from the edge is scaled about the touched point",
    arguments: [(0.16, 0.912), (0.36, 0.779), (0.56, 0.645)] as [(CGFloat, CGFloat)]
  )
  func edgeLaw(share: CGFloat, scale: CGFloat) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    let width = zoom.size.width
    zoom.drag(from: CGPoint(x: 4, y: 400), by: CGVector(dx: share * width, dy: 0))

    let card = try #require(zoom.card)
    #expect(abs(card.scale - scale) < 0.012)
    #expect(abs(card.frame.minX - (share * width - 12)) < 5)
    zoom.lift()
    zoom.settle()
  }

  @Test(
    "A card that is let go keeps its speed, in place and in size",
    arguments: (0..<12).played()
  )
  func settlingParameters(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let zoom = ZoomStage(framesPerSecond: 240)
    zoom.stage.showSecond()
    zoom.drag(from: ZoomHandTests.start, by: CGVector(dx: 0, dy: 200), frames: 120)
    let pace = CGVector(
      dx: .random(in: -4...4, using: &random),
      dy: .random(in: 2...4, using: &random)
    )
    var displayed: [DisplayedCard] = []
    for _ in 0..<24 {
      zoom.drag(by: pace, frames: 1)
      displayed.append(try #require(zoom.card))
    }
    zoom.lift()
    try zoom.speedChange(after: displayed).expectKept("seed \(seed)")
    zoom.settle()
  }
}
