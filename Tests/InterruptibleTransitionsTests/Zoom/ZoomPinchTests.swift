import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A zoom in two fingers, beside what was measured of the system's.
@MainActor @Suite(.serialized) struct ZoomPinchTests {
  @Test(
    "The card is as large as the fingers' distance has it, and never larger than the screen",
    arguments: [(0.9, 0.925), (0.8, 0.824), (0.6, 0.618), (0.4, 0.412), (1.3, 1)]
      as [(CGFloat, CGFloat)]
  )
  func scale(ratio: CGFloat, scale: CGFloat) throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 300 * ratio }
    zoom.advance(by: 0.3)

    #expect(abs((zoom.card?.scale ?? 1) - scale) < 0.01)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown == (ratio > 0.5))
  }

  @Test("A pinched card turns with the fingers, and follows their middle")
  func turn() throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 200 }
    zoom.advance(by: 0.3)
    let before = try #require(zoom.card)
    fingers.move(zoom) {
      $0.angle = 0.4
      $0.middle.x += 60
    }
    zoom.advance(by: 0.3)

    let card = try #require(zoom.card)
    #expect(abs(card.angle - 0.4) < 0.005)
    #expect(abs(card.scale - before.scale) < 0.005)
    let arm = CGPoint(x: before.top.x - 196, y: before.top.y - 420)
    #expect(abs(card.top.x - (256 + arm.x * cos(0.4) - arm.y * sin(0.4))) < 1)
    #expect(abs(card.top.y - (420 + arm.x * sin(0.4) + arm.y * cos(0.4))) < 1)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test("A pinched card turns with the fingers more than half around, and goes home the short way")
  func turnAround() throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 100 }
    zoom.advance(by: 0.3)
    for step in 1...24 {
      fingers.move(zoom, frames: 5) { $0.angle = CGFloat(step) * .pi / 16 }
      let late = fingers.angle - (try #require(zoom.card)).angle
      #expect(abs(late.remainder(dividingBy: 2 * .pi)) < 0.25)
    }
    zoom.advance(by: 0.3)
    var angle = try #require(zoom.card).angle
    #expect(abs(angle + .pi / 2) < 0.005)
    fingers.send(.ended)
    zoom.advance(by: 0)
    while let card = zoom.card {
      #expect(card.angle > angle - 0.01 && card.angle < 0.3)
      angle = card.angle
      zoom.advanceFrame()
    }
    #expect(!zoom.isSecondShown)
  }

  @Test("A pinched card follows the fingers on a spring, ω = 45, ζ = 0.7, in size, place and turn")
  func chase() throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 270 }
    zoom.advance(by: 0.3)
    let before = try #require(zoom.card)
    fingers.move(zoom, frames: 1) {
      $0.distance = 210
      $0.angle = 0.2
      $0.middle.y += 80
    }
    var displayed: [DisplayedCard] = []
    for _ in 0..<24 {
      zoom.advanceFrame()
      displayed.append(try #require(zoom.card))
    }
    zoom.advance(by: 0.3)
    let after = try #require(zoom.card)
    for path in [\DisplayedCard.scale, \DisplayedCard.angle, \DisplayedCard.top.y] {
      let way = after[keyPath: path] - before[keyPath: path]
      for (frame, card) in displayed.enumerated() {
        let left = DampedSpring(omega: 45, ratio: 0.7)
          .left(after: CGFloat(frame + 1) / 120, velocity: 0)
        let expected = after[keyPath: path] - way * left
        #expect(abs(card[keyPath: path] - expected) < 0.02 * abs(way), "\(path), frame \(frame)")
      }
    }
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test("Two fingers that only turn start no dismissal")
  func turnAlone() {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.angle = 0.5 }
    #expect(zoom.card == nil || (zoom.card?.scale ?? 1) > 0.99)
    fingers.send(.ended)
    zoom.settle()
    #expect(zoom.isSecondShown)
  }

  @Test(
    "A pinched card that is let go while it turns and shrinks goes on as fast as it did",
    arguments: [-2, 2] as [CGFloat]
  )
  func settlingParameters(turn: CGFloat) throws {
    let zoom = ZoomStage(framesPerSecond: 480)
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom, frames: 240) { $0.distance = 220 }
    var displayed: [DisplayedCard] = []
    for _ in 0..<120 {
      fingers.move(zoom, frames: 1) {
        $0.distance -= 0.5
        $0.angle += turn / 480
        $0.middle.x += 0.5
        $0.middle.y -= 0.25
      }
      displayed.append(try #require(zoom.card))
    }
    fingers.send(.ended)
    zoom.advance(by: 0)
    try zoom.speedChange(after: displayed).expectKept()
    zoom.settle()
  }

  @Test("A card in flight is taken where it is by two fingers, again and again")
  func caught() throws {
    for frame in [3, 8, 16] {
      let zoom = ZoomStage()
      zoom.push()
      for _ in 0..<frame { zoom.advanceFrame() }
      let before = try #require(zoom.card)
      var fingers = FingerTips(distance: 120)
      fingers.send(.began)
      zoom.advance(by: 0.1)
      #expect(try #require(zoom.card).distance(to: before.frame) < 1)
      fingers.move(zoom, frames: 6) { $0.distance = 108 }
      zoom.advance(by: 0.3)
      let held = try #require(zoom.card)
      #expect(abs(held.scale - before.scale * 108 / (120 - 8.7)) < 0.005)
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

  @Test("A finger that leaves and one that joins elsewhere don't move the card")
  func leavesAndJoins() throws {
    let zoom = ZoomStage()
    zoom.stage.showSecond()
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) { $0.distance = 210 }
    zoom.advance(by: 0.3)
    let held = try #require(zoom.card)

    HeadlessTouch.send(id: 2, phase: .ended, at: CGPoint(x: 301, y: 420))
    zoom.advance(by: 0.1)
    HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: 91, y: 420))
    zoom.advance(by: 0.1)
    #expect(try #require(zoom.card).distance(to: held.frame) < 0.5)
    HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: 121, y: 470))
    zoom.advance(by: 0.3)
    let carried = held.frame.offsetBy(dx: 30, dy: 50)
    #expect(try #require(zoom.card).distance(to: carried) < 0.5)

    HeadlessTouch.send(id: 2, phase: .began, at: CGPoint(x: 221, y: 570))
    zoom.advance(by: 0.1)
    HeadlessTouch.send(id: 2, phase: .moved, at: CGPoint(x: 221, y: 570))
    zoom.advance(by: 0.3)
    #expect(try #require(zoom.card).distance(to: carried) < 0.5)
    HeadlessTouch.send(id: 2, phase: .moved, at: CGPoint(x: 171, y: 520))
    zoom.advance(by: 0.3)
    #expect(abs(try #require(zoom.card).scale - held.scale / 2) < 0.01)

    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 121, y: 470))
    HeadlessTouch.send(id: 2, phase: .ended, at: CGPoint(x: 171, y: 520))
    zoom.settle()
    #expect(!zoom.isSecondShown && zoom.card == nil)
  }
}
