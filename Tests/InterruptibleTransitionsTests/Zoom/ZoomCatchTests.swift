import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A card is taken, and nothing is left of it.
@MainActor @Suite(.serialized) struct ZoomCatchTests {
  enum Way: CaseIterable {
    /// Out of the source, back into it by code, home from a finger's pull, and into the source from one.
    case flight, pop, cancel, landing
    /// Home and into the source from two fingers that have turned it.
    case turnedHome, turnedLanding
  }

  @Test(
    "A touch at any frame holds the card where it is seen, and a second one too",
    arguments: Way.allCases.played()
  )
  func everyFrame(way: Way) throws {
    var caught = 0
    for frame in 1..<60 {
      let zoom = begin(way)
      for _ in 0..<frame { zoom.advanceFrame() }
      for _ in 0..<2 {
        guard let before = zoom.card, zoom.transition.phase != .idle else { break }
        zoom.stage.touchDown(
          at: CGPoint(x: before.top.x, y: max(before.top.y + before.height / 2, 1))
        )
        zoom.advance(by: 0)
        guard zoom.transition.phase == .dragging else {
          zoom.stage.lift()
          break
        }
        caught += 1
        let held = try #require(zoom.card)
        #expect(held.distance(to: before.frame) < 1, "frame \(frame)")
        zoom.advance(by: 0.05)
        #expect(try #require(zoom.card).distance(to: held.frame) < 0.1, "frame \(frame)")
        zoom.drag(by: CGVector(dx: 6, dy: 9), frames: 3)
        zoom.lift()
        zoom.advance(by: 0.02)
      }
      zoom.settle()
      #expect(zoom.card == nil && zoom.transition.phase == .idle)
    }
    #expect(caught > 25, "\(way)")
  }

  @Test(
    "A card that is caught at any frame and flung goes on as fast as the finger",
    arguments: Way.allCases.played()
  )
  func flung(way: Way) throws {
    var flung = 0
    for frame in stride(from: 4, through: 160, by: 6) {
      let zoom = begin(way, framesPerSecond: 480)
      for _ in 0..<frame { zoom.advanceFrame() }
      defer { settleCoarsely(zoom) }
      guard let card = zoom.card, zoom.transition.phase != .idle else { break }
      zoom.stage.touchDown(at: CGPoint(x: card.top.x, y: max(card.top.y + card.height / 2, 1)))
      zoom.advance(by: 0)
      guard zoom.transition.phase == .dragging else {
        zoom.stage.lift()
        continue
      }
      var displayed: [DisplayedCard] = []
      for _ in 0..<60 {
        zoom.drag(by: CGVector(dx: 0.5, dy: 1.5), frames: 1)
        displayed.append(try #require(zoom.card))
      }
      zoom.lift()
      guard zoom.transition.phase != .idle else { continue }
      try zoom.speedChange(after: displayed).expectKept("frame \(frame)")
      flung += 1
    }
    #expect(flung > 10, "\(way)")
  }

  /// Lets what has been measured come to rest, in frames as few as the display makes.
  private func settleCoarsely(_ zoom: ZoomStage) {
    HeadlessClock.framesPerSecond = 60
    zoom.settle()
  }

  private func begin(_ way: Way, framesPerSecond: Int = 120) -> ZoomStage {
    let zoom = ZoomStage(framesPerSecond: framesPerSecond)
    switch way {
    case .flight: zoom.push()
    case .pop:
      zoom.stage.showSecond()
      zoom.pop()
    case .cancel, .landing:
      zoom.stage.showSecond()
      let pull: CGFloat = way == .cancel ? 110 : 320
      zoom.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 30, dy: pull))
      zoom.advance(by: 0.1)
      zoom.lift()
    case .turnedHome, .turnedLanding:
      zoom.stage.showSecond()
      var fingers = FingerTips()
      fingers.send(.began)
      fingers.move(zoom) {
        $0.distance = way == .turnedHome ? 200 : 130
        $0.angle = 0.5
      }
      zoom.advance(by: 0.1)
      fingers.send(.ended)
      zoom.advance(by: 0)
    }
    return zoom
  }

  @Test("No object of a zoom is left, however many there were")
  func leaks() throws {
    let count =
      ProcessInfo.processInfo.environment["LEAK_TRANSITIONS"].flatMap { Int($0) } ?? 100
    var random = SplitMix64(seed: 7)
    let zoom = ZoomStage()
    var ghosts: [Ghost] = []
    for _ in 0..<count {
      let screen = Screen("Guest")
      ghosts += [Ghost(screen), Ghost(screen.view)]
      zoom.stage.navigation.pushViewController(screen, animated: true)
      zoom.advance(by: .random(in: 0...0.3, using: &random))
      ghosts += zoom.cards.map(Ghost.init)
      if Bool.random(using: &random) { zoom.transition.reverse() }
      zoom.settle()
      if zoom.isSecondShown {
        zoom.pop()
        zoom.advance(by: .random(in: 0...0.1, using: &random))
        ghosts += zoom.cards.map(Ghost.init)
        zoom.settle()
      }
    }
    #expect(Set(ghosts.compactMap(\.remains)).isEmpty)
    #expect(zoom.picture.mask == nil && zoom.stage.first.view.transform == .identity)
    #expect(ghosts.count > 3 * count)
  }
}
