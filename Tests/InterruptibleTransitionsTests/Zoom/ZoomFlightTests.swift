import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A zoom that nobody touches, and one that is caught, reversed and sent elsewhere.
@MainActor @Suite(.serialized) struct ZoomFlightTests {
  @Test("The picture grows into the screen, and that goes back into the picture")
  func thereAndBack() throws {
    let zoom = ZoomStage()
    let full = CGRect(origin: .zero, size: zoom.size)
    zoom.push()

    #expect(try #require(zoom.card).distance(to: zoom.picture.frame) < 0.5)
    #expect(zoom.picture.mask != nil)
    zoom.advance(by: 0.15)
    #expect(try #require(zoom.card).distance(to: full) > 20)
    zoom.settle()
    #expect(zoom.isSecondShown && zoom.card == nil && zoom.picture.mask == nil)
    #expect(zoom.stage.second.view.frame == full)
    #expect(zoom.stage.first.view.transform == .identity)

    zoom.pop()
    #expect(try #require(zoom.card).distance(to: full) < 0.5)
    #expect(abs(zoom.coveredScale - 0.914) < 0.001)
    #expect(zoom.picture.mask != nil && zoom.pictureOpacity == 0)
    var last = full
    var opacity: CGFloat = 0
    for _ in 0..<240 {
      guard let card = zoom.card else { break }
      last = card.frame
      opacity = zoom.pictureOpacity ?? 0
      zoom.advanceFrame()
    }
    #expect(opacity > 0.99)
    let gap = abs(last.minX - zoom.picture.frame.minX) + abs(last.maxY - zoom.picture.frame.maxY)
    #expect(gap < 1)
    zoom.settle()
    #expect(!zoom.isSecondShown && zoom.picture.mask == nil)
    #expect(zoom.stage.first.view.transform == .identity)
  }

  @Test(
    "A zoom flies on a critically damped spring, ω = 19, and the covered screen with it",
    arguments: [true, false]
  )
  func flight(isPush: Bool) throws {
    let zoom = ZoomStage()
    if !isPush { zoom.stage.showSecond() }
    isPush ? zoom.push() : zoom.pop()
    let start = zoom.picture.frame.minX
    var squares: CGFloat = 0
    for frame in 1...40 {
      zoom.advanceFrame()
      let time = CGFloat(frame) / 120
      let left = (1 + 19 * time) * exp(-19 * time)
      let displayed = try #require(zoom.card)
      squares += pow(displayed.frame.minX - start * (isPush ? left : 1 - left), 2)
      let covered = isPush ? 1 - left : left
      #expect(abs(zoom.coveredScale - (1 - 0.086 * covered)) < 0.003)
    }
    #expect((squares / 40).squareRoot() < 0.03 * start)
    zoom.settle()
  }

  /// Measured: by up to 0.05 of the way on the way out, by 0.03 on the way back.
  @Test(
    "A zooming card's lower edge trails its sides a little on a push, and leads them on a pop",
    arguments: [true, false],
    [
      CGRect(x: 16, y: 150, width: 120, height: 180),
      CGRect(x: 24, y: 420, width: 120, height: 180),
      CGRect(x: 200, y: 300, width: 110, height: 110),
    ]
  )
  func lowerEdge(isPush: Bool, source: CGRect) throws {
    let zoom = ZoomStage(at: source)
    if !isPush { zoom.stage.showSecond() }
    isPush ? zoom.push() : zoom.pop()
    var displayed: [CGRect] = []
    while let card = zoom.card?.frame {
      displayed.append(card)
      zoom.advanceFrame()
    }
    // A container that gets its size after the start has a smaller screen.
    let full = try #require(isPush ? displayed.last : displayed.first)
    let small = zoom.picture.frame
    let lags = displayed.map { card in
      (card.width - small.width) / (full.width - small.width)
        - (card.maxY - small.maxY) / (full.maxY - small.maxY)
    }
    let (least, most) = (try #require(lags.min()), try #require(lags.max()))
    #expect(isPush ? (0.04...0.06).contains(most) : (0.02...0.05).contains(most))
    #expect(least > -0.03)
    zoom.settle()
  }

  @Test(
    "A source that moves 300 points on the way back is where the card lands",
    arguments: [60, 120],
    [CGVector(dx: 0, dy: -300), CGVector(dx: 240, dy: -180), CGVector(dx: 0, dy: 250)]
  )
  func movingSource(framesPerSecond: Int, way: CGVector) throws {
    // When it starts to move, and for how many seconds.
    for (start, duration) in [(0, 0.25), (0, 0.01), (0.1, 0.05)] {
      let zoom = ZoomStage(framesPerSecond: framesPerSecond)
      zoom.stage.showSecond()
      let begin = HeadlessClock.now
      zoom.pop()
      var last: CGRect = .zero
      var frames = 0
      while let card = zoom.card, frames < 400 {
        last = card.frame
        let share = min(max((HeadlessClock.now - begin - start) / duration, 0), 1)
        zoom.picture.frame.origin.x = 24 + way.dx * share
        zoom.picture.frame.origin.y = 420 + way.dy * share
        frames += 1
        zoom.advanceFrame()
      }
      let goal = CGRect(x: 24 + way.dx, y: 420 + way.dy, width: 120, height: 180)
      let gap = abs(last.minX - goal.minX) + abs(last.minY - goal.minY)
      #expect(gap < 0.5, "from \(start) s on, in \(duration) s")
      zoom.settle()
    }
  }

  @Test("A zoom without a source grows out of the middle, and all is as it was afterwards")
  func withoutSource() throws {
    let stage = NavigationStage(.zoom { _ in nil })
    stage.push(andAdvance: 0.1)
    #expect(stage.window.all.contains { $0.accessibilityIdentifier == "transition.card" })
    stage.settle()
    #expect(stage.stack.count == 2 && stage.second.view.alpha == 1)
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0.05)
    stage.transition.reverse()
    stage.settle()
    #expect(stage.stack.count == 2 && stage.second.view.frame == stage.window.bounds)
  }
}
