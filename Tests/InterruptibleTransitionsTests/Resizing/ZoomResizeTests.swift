import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A zoom whose container gets another size in mid-flight: the card has another way, and a source in another place.
@MainActor @Suite(.serialized) struct ZoomResizeTests {
  nonisolated private static let unfolded = CGSize(width: 786, height: 852)
  nonisolated private static let narrower = CGSize(width: 300, height: 600)

  /// How far the card is on its way to the full screen, by its size.
  private static func share(of zoom: ZoomStage) throws -> CGFloat {
    let (picture, screen) = (zoom.picture.bounds.size, zoom.size)
    let closed = max(picture.width / screen.width, picture.height / screen.height)
    let card = try #require(zoom.card)
    return (card.scale - closed) / (1 - closed)
  }

  @Test(
    "A flying card goes on in shares of its way as if nothing had happened",
    arguments: PlayedRows.current.pairs(
      [ZoomResizeTests.unfolded, ZoomResizeTests.narrower],
      [true, false]
    )
  )
  func flight(size: CGSize, isForward: Bool) throws {
    for moment in 1...30 {
      var shares: [[CGFloat]] = []
      for isResized in [false, true] {
        let zoom = ZoomStage()
        if !isForward { zoom.stage.showSecond() }
        HeadlessClock.commitDelay = 0
        isForward ? zoom.push() : zoom.pop()
        HeadlessClock.advance(frames: moment)
        if isResized { HeadlessScreen.resize(to: size, animated: false) }
        var displayed: [CGFloat] = []
        for _ in 0..<8 {
          zoom.advanceFrame()
          displayed.append(try Self.share(of: zoom))
        }
        shares.append(displayed)
        zoom.settle()
        #expect(zoom.isSecondShown == isForward)
        #expect(zoom.cards.isEmpty)
        #expect(zoom.stage.complaints == [])
        let shown = isForward ? zoom.stage.second : zoom.stage.first
        #expect(shown.view.frame.size == zoom.size)
      }
      for (displayed, due) in zip(shares[1], shares[0]) {
        #expect(abs(displayed - due) < 0.002, "\(moment)")
      }
    }
  }

  @Test(
    "A card that a finger holds keeps its size in shares of its way, and the touched point stays under the finger",
    arguments: [ZoomResizeTests.unfolded, ZoomResizeTests.narrower]
  )
  func hand(size: CGSize) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    zoom.drag(from: CGPoint(x: 150, y: 160), by: CGVector(dx: 30, dy: 200))
    zoom.advance(by: 0.2)
    let flight = try #require(zoom.transition.flights.first)
    let progress = flight.progress
    let share = try Self.share(of: zoom)
    #expect(share < 0.9)

    HeadlessScreen.resize(to: size, animated: false)
    zoom.advanceFrame()
    #expect(abs(flight.progress - progress) < 0.001)
    #expect(try abs(Self.share(of: zoom) - share) < 0.002)
    let before = try #require(zoom.card)
    zoom.drag(by: CGVector(dx: 0, dy: 60))
    let after = try #require(zoom.card)
    #expect(after.top.y > before.top.y + 20)
    #expect(after.scale < before.scale)
    #expect(flight.progress > progress)
    // A second size, in the same hand, which rests.
    zoom.advance(by: 0.1)
    let next = flight.progress
    let nextShare = try Self.share(of: zoom)
    HeadlessScreen.resize(to: CGSize(width: 393, height: 852), animated: false)
    zoom.advanceFrame()
    #expect(abs(flight.progress - next) < 0.001)
    #expect(try abs(Self.share(of: zoom) - nextShare) < 0.002)
    zoom.lift()
    zoom.settle()
    #expect(!zoom.isSecondShown)
    #expect(zoom.stage.complaints == [])
    #expect(zoom.picture.mask == nil)
  }

  @Test(
    "A card that is flung keeps its speed, in shares of the screen",
    arguments: [ZoomResizeTests.unfolded, ZoomResizeTests.narrower]
  )
  func flung(size: CGSize) throws {
    var steps: [CGFloat] = []
    for isResized in [false, true] {
      let zoom = ZoomStage()
      zoom.stage.showSecond()
      HeadlessClock.commitDelay = 0
      zoom.drag(from: CGPoint(x: 60, y: 160), by: CGVector(dx: 0, dy: 200))
      zoom.drag(by: CGVector(dx: 240, dy: 100), frames: 12)
      zoom.lift()
      HeadlessClock.advance(frames: 1)
      if isResized { HeadlessScreen.resize(to: size, animated: false) }
      var places: [CGFloat] = []
      for _ in 0..<2 {
        zoom.advanceFrame()
        places.append(try #require(zoom.card).top.x / zoom.size.width)
      }
      steps.append(places[1] - places[0])
      zoom.settle()
      #expect(zoom.stage.complaints == [])
    }
    #expect(abs(steps[1] - steps[0]) < 0.004, "\(steps)")
  }

  @Test(
    "A card that two fingers hold doesn't jump, and follows them on",
    arguments: [ZoomResizeTests.unfolded, ZoomResizeTests.narrower]
  )
  func pinch(size: CGSize) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 220 }
    zoom.advance(by: 0.3)
    let flight = try #require(zoom.transition.flights.first)
    let progress = flight.progress
    let share = try Self.share(of: zoom)

    HeadlessScreen.resize(to: size, animated: false)
    zoom.advanceFrame()
    #expect(abs(flight.progress - progress) < 0.001)
    #expect(try abs(Self.share(of: zoom) - share) < 0.002)
    let before = try #require(zoom.card)
    fingers.move(zoom) { $0.distance = 215 }
    zoom.advanceFrame()
    let soon = try #require(zoom.card)
    #expect(abs(soon.scale / before.scale - 1) < 0.04)
    fingers.move(zoom) { $0.distance = 110 }
    zoom.advance(by: 0.3)
    let after = try #require(zoom.card)
    #expect(abs(after.scale / before.scale - 0.5) < 0.05)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.stage.complaints == [])
    #expect(zoom.picture.mask == nil)
  }
}
