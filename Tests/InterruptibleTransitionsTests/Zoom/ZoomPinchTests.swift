import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions

/// A zoom in two fingers, beside what was measured of the system's.
@MainActor @Suite(.serialized) struct ZoomPinchTests {
  /// Two fingers around a middle, at a distance and an angle.
  @MainActor
  private struct Fingers {
    var middle = CGPoint(x: 196, y: 420)
    var distance: CGFloat = 300
    var angle: CGFloat = 0

    func send(_ phase: UITouch.Phase) {
      let arm = CGPoint(x: cos(angle) * distance / 2, y: sin(angle) * distance / 2)
      HeadlessTouch.send(id: 1, phase: phase, at: CGPoint(x: middle.x - arm.x, y: middle.y - arm.y))
      HeadlessTouch.send(id: 2, phase: phase, at: CGPoint(x: middle.x + arm.x, y: middle.y + arm.y))
    }

    /// Moves to another place in a number of frames.
    mutating func move(_ zoom: ZoomStage, frames: Int = 60, to change: (inout Fingers) -> Void) {
      let start = self
      var end = self
      change(&end)
      for frame in 1...frames {
        let share = CGFloat(frame) / CGFloat(frames)
        middle.x = start.middle.x + (end.middle.x - start.middle.x) * share
        middle.y = start.middle.y + (end.middle.y - start.middle.y) * share
        distance = start.distance + (end.distance - start.distance) * share
        angle = start.angle + (end.angle - start.angle) * share
        zoom.advanceFrame()
        send(.moved)
      }
      zoom.advance(by: 0)
    }
  }

  @Test(
    "The card is as large as the fingers' distance has it, and never larger than the screen",
    arguments: [(0.9, 0.925), (0.8, 0.824), (0.6, 0.618), (0.4, 0.412), (1.3, 1)]
      as [(CGFloat, CGFloat)]
  )
  func scale(ratio: CGFloat, scale: CGFloat) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = Fingers()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 300 * ratio }

    #expect(abs((zoom.card?.scale ?? 1) - scale) < 0.01)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown == (ratio > 0.5))
  }

  @Test("It turns with the fingers, and follows their middle")
  func turn() throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = Fingers()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 200 }
    let before = try #require(zoom.card)
    fingers.move(zoom) {
      $0.angle = 0.4
      $0.middle.x += 60
    }

    let card = try #require(zoom.card)
    #expect(abs(card.angle - 0.4) < 0.02)
    #expect(abs(card.scale - before.scale) < 0.005)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test("A turn alone does nothing")
  func turnAlone() {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = Fingers()
    fingers.send(.began)
    fingers.move(zoom) { $0.angle = 0.5 }
    #expect(zoom.card == nil || (zoom.card?.scale ?? 1) > 0.99)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test(
    "Let go while it turns and shrinks, it goes on as fast as it did",
    arguments: [-2, 2] as [CGFloat]
  )
  func handOff(turn: CGFloat) throws {
    let zoom = ZoomStage(framesPerSecond: 240)
    zoom.stage.showSecond()
    var fingers = Fingers()
    fingers.send(.began)
    fingers.move(zoom, frames: 120) { $0.distance = 220 }
    var seen: [SeenCard] = []
    for _ in 0..<30 {
      fingers.move(zoom, frames: 1) {
        $0.distance -= 1
        $0.angle += turn / 240
      }
      seen.append(try #require(zoom.card))
    }
    fingers.send(.ended)
    zoom.advance(by: 0)
    let last = seen.count - 1
    for _ in 0..<3 {
      zoom.advanceFrame()
      seen.append(try #require(zoom.card))
    }
    for path in [\SeenCard.scale, \SeenCard.angle] {
      let before = seen[last][keyPath: path] - seen[last - 1][keyPath: path]
      let after = seen[last + 1][keyPath: path] - seen[last][keyPath: path]
      let bend = seen[last + 2][keyPath: path] - seen[last + 1][keyPath: path] - after
      #expect(abs(after - bend / 2 - before) < 0.08 * abs(before) + 0.0005, "\(path)")
    }
    zoom.settle()
  }

  @Test("A card in flight is taken where it is by two fingers, again and again")
  func caught() throws {
    for frame in [3, 8, 16] {
      let zoom = ZoomStage()
      zoom.push()
      for _ in 0..<frame { zoom.advanceFrame() }
      var fingers = Fingers(distance: 120)
      fingers.send(.began)
      zoom.advance(by: 0)
      let before = try #require(zoom.card)
      fingers.move(zoom, frames: 6) { $0.distance = 108 }
      let held = try #require(zoom.card)
      #expect(held.distance(to: before.frame) < 60)
      fingers.send(.ended)
      zoom.advance(by: 0.03)
      fingers.send(.began)
      fingers.move(zoom, frames: 6) { $0.distance = 90 }
      fingers.send(.ended)
      zoom.settle()
      #expect(zoom.transition.phase == .idle && zoom.card == nil)
    }
  }

  @Test("A second finger joins the one that drags, without a jump")
  func joins() throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    zoom.drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 200))
    let before = try #require(zoom.card)
    let (first, second) = (CGPoint(x: 100, y: 500), CGPoint(x: 300, y: 500))
    HeadlessTouch.send(id: 2, phase: .began, at: second)
    var jump: CGFloat = 0
    var last = before
    for step in 1...30 {
      zoom.advanceFrame()
      let closer = CGFloat(step) * 2
      HeadlessTouch.send(id: 2, phase: .moved, at: CGPoint(x: second.x - closer, y: second.y))
      zoom.advance(by: 0)
      let card = try #require(zoom.card)
      jump = max(jump, abs(card.scale - last.scale))
      last = card
    }
    #expect(last.scale < before.scale - 0.05)
    #expect(jump < 0.08)
    HeadlessTouch.send(id: 2, phase: .ended, at: CGPoint(x: 240, y: 500))
    HeadlessTouch.send(id: 1, phase: .ended, at: first)
    zoom.settle()
    #expect(zoom.transition.phase == .idle && zoom.card == nil)
  }
}
