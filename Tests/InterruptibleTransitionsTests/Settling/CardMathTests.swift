import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions

/// The arithmetic of cards, by numbers worked out by hand.
@Suite struct CardMathTests {
  private let card = CardVector(
    top: CGPoint(x: 100, y: 50),
    scale: 0.5,
    window: CardVector.Window(x: 10, y: 20, width: 200, height: 400),
    angle: 0,
    cover: 0.9,
    opacity: 0.8
  )

  private func turned(by angle: CGFloat) -> CardVector {
    var turned = card
    turned.angle = angle
    return turned
  }

  private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9
  }

  // MARK: - Placements

  @Test(
    "The corners of a card are those of its window, scaled and rotated around the middle of the upper edge"
  )
  func corners() {
    let straight = card.corners
    #expect(isNear(straight[0], 50, 50) && isNear(straight[1], 150, 50))
    #expect(isNear(straight[2], 150, 250) && isNear(straight[3], 50, 250))
    let quarter = turned(by: .pi / 2).corners
    #expect(isNear(quarter[0], 100, 0) && isNear(quarter[1], 100, 100))
    #expect(isNear(quarter[2], -100, 100) && isNear(quarter[3], -100, 0))
  }

  @Test("A point of a card is moved, and the card is scaled and rotated around it")
  func moved() {
    let moved = card.moved(CGPoint(x: 110, y: 150), to: CGPoint(x: 200, y: 300), scaledBy: 0.5)
    #expect(isNear(moved.top, 195, 250) && moved.scale == 0.25 && moved.angle == 0)
    let turned = card.moved(CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 150), turnedBy: .pi / 2)
    #expect(isNear(turned.top, 200, 150) && turned.scale == 0.5)
    #expect(abs(turned.angle - .pi / 2) < 1e-12)
    let smallest = card.moved(.zero, to: .zero, scaledBy: 0.001)
    #expect(smallest.scale == 0.01)
  }

  @Test("Every number of a placement is interpolated")
  func interpolated() {
    var end = card
    end.top = CGPoint(x: 300, y: 250)
    end.scale = 1
    end.window = CardVector.Window(x: 0, y: 0, width: 400, height: 800)
    (end.angle, end.cover, end.opacity) = (1, 1, 1)
    let middle = card.interpolated(to: end, at: 0.25)
    #expect(isNear(middle.top, 150, 100) && middle.scale == 0.625)
    #expect(middle.window == CardVector.Window(x: 7.5, y: 15, width: 250, height: 500))
    #expect(middle.angle == 0.25 && abs(middle.cover - 0.925) < 1e-12)
    #expect(abs(middle.opacity - 0.85) < 1e-12)
    #expect(card.interpolated(to: end, at: 0) == card)
  }

  @Test("A difference is visible from a quarter of a point on, in any number")
  func visibility() {
    #expect(card.isVisiblyEqual(to: card))
    let changes: [(WritableKeyPath<CardVector, CGFloat>, invisible: CGFloat, visible: CGFloat)] = [
      (\.top.x, 0.24, 0.26), (\.top.y, -0.24, -0.26), (\.window.x, 0.24, 0.26),
      (\.window.y, -0.24, -0.26), (\.cover, 0.0004, 0.0006), (\.opacity, -0.003, -0.005),
      (\.window.width, 0.9, 1.1), (\.window.height, 0.4, 0.6), (\.angle, 0.001, 0.002),
    ]
    for (path, invisible, visible) in changes {
      var other = card
      other[keyPath: path] += invisible
      #expect(card.isVisiblyEqual(to: other), "\(path)")
      other[keyPath: path] += visible - invisible
      #expect(!card.isVisiblyEqual(to: other), "\(path)")
    }
  }

  // MARK: - The law of the system's zoom

  @Test("A card that is dragged down shrinks linearly to the knee, and toward a floor after it")
  func panScale() {
    let law = CardLaw.zoom
    #expect(law.panScale(-50, over: 800) == 1 && law.panScale(0, over: 800) == 1)
    #expect(abs(law.panScale(400, over: 800) - 0.665) < 1e-9)
    #expect(abs(law.panScale(416, over: 800) - 0.6516) < 1e-9)
    // 0.37 + 0.2816 / (1 + 0.67 · 0.48 / 0.2816)
    #expect(abs(law.panScale(800, over: 800) - 0.501464) < 1e-5)
    #expect(law.panScale(80_000, over: 800) > 0.37)
  }

  @Test("The touched point falls behind the finger by the cube of its distance")
  func panFall() {
    #expect(abs(CardLaw.zoom.panFall(400, over: 800) - 352) < 1e-9)
    #expect(CardLaw.zoom.panFall(0, over: 800) == 0)
  }

  @Test("A card that is dragged from the edge shrinks over the width, and no further")
  func edgeScale() {
    #expect(abs(CardLaw.zoom.edgeScale(200, over: 400) - 0.665) < 1e-9)
    #expect(abs(CardLaw.zoom.edgeScale(900, over: 400) - 0.33) < 1e-9)
    #expect(CardLaw.zoom.edgeScale(-10, over: 400) == 1)
  }

  @Test("A card that is dragged up grows, and across it follows like a rubber band")
  func growthAndAcross() {
    #expect(abs(CardLaw.zoom.growth(80, over: 800) - 0.067) < 1e-9)
    #expect(CardLaw.zoom.growth(-80, over: 800) == 0)
    // (1 − 1 / (100 · 0.56 / 360 + 1)) · 360
    #expect(abs(CardLaw.zoom.across(100, over: 400) - 48.461538) < 1e-5)
    #expect(abs(CardLaw.zoom.across(-100, over: 400) + 48.461538) < 1e-5)
  }

  @Test("A pinched card follows the distance of the fingers after the slop, and doesn't grow")
  func pinchScale() {
    #expect(abs(CardLaw.zoom.pinchScale(100, from: 208.7) - 0.5) < 1e-9)
    #expect(CardLaw.zoom.pinchScale(300, from: 208.7) == 1)
    #expect(CardLaw.zoom.pinchScale(0, from: 208.7) == 0.01)
  }

  @Test("The law has the numbers that were measured of the system's zoom")
  func numbers() {
    let law = CardLaw.zoom
    #expect((law.panSlop, law.edgeSlop, law.barMargin) == (18, 12, 12))
    #expect((law.panThreshold, law.edgeThreshold, law.pinchThreshold) == (0.905, 0.70, 0.50))
    #expect((law.pinchSlop, law.projectionTime) == (8.7, 0.12))
    #expect((law.chase.omega, law.chase.ratio) == (45, 0.7))
    #expect((ZoomLaw.flight.omega, ZoomLaw.flight.ratio) == (19, 1))
    #expect(abs(law.spring.response - 2 * .pi / 19) < 1e-9)
  }

  @Test("A card that is rotated further rotates back faster, up to a quarter turn")
  func openingSprings() {
    let straight = ZoomLaw.opening(from: 0)
    #expect((straight.turn.omega, straight.turn.ratio) == (22.25, 0.9))
    #expect((straight.position.omega, straight.size.ratio) == (22.25, 0.9))
    #expect(abs(ZoomLaw.opening(from: -1).turn.omega - 22.25 * 1.3) < 1e-9)
    #expect(ZoomLaw.opening(from: 3).turn == ZoomLaw.opening(from: .pi / 2).turn)
  }

  @Test("A card passes its source by 2% of the whole flight, and by 13% of what is left at most")
  func closingSprings() {
    for (share, passing) in [(1, 0.0208), (0.5, 0.0416), (0.001, 0.13)] as [(CGFloat, CGFloat)] {
      let springs = ZoomLaw.closing(from: share)
      let ratio = springs.size.ratio
      #expect(abs(exp(-.pi * ratio / sqrt(1 - ratio * ratio)) - passing) < 1e-9)
      #expect((springs.size.omega, springs.window) == (14.5, springs.size))
      #expect((springs.position.omega, springs.position.ratio) == (14.75, 0.75))
      #expect((springs.cover.omega, springs.cover.ratio) == (15, 1))
    }
  }

  @Test(
    "The lower edge of a card is late by 5% of its distance as it opens, and early by 3% as it closes"
  )
  func flightSprings() {
    let source = CardVector(
      top: CGPoint(x: 80, y: 500),
      scale: 0.3,
      window: CardVector.Window(x: 0, y: 200, width: 400, height: 400),
      cover: 1
    )
    let screen = CardVector(
      top: CGPoint(x: 200, y: 0),
      scale: 1,
      window: CardVector.Window(x: 0, y: 0, width: 400, height: 850),
      cover: 0.914
    )
    for (start, end, wanted) in [(source, screen, 0.05), (screen, source, 0.03)]
      as [(CardVector, CardVector, CGFloat)]
    {
      let springs = ZoomLaw.flight(from: start, to: end)
      #expect((springs.position, springs.size) == (ZoomLaw.flight, ZoomLaw.flight))
      #expect((12...45).contains(springs.window.omega) && springs.window.ratio == 1)
      var body = CardBody(CardMotion(start), to: end, springs)
      func edge(_ card: CardVector) -> CGFloat { card.top.y + card.window.height * card.scale }
      var gap: CGFloat = 0
      for _ in 1...12 {
        body.step(0.025)
        let card = body.motion.placement
        let size = (card.scale - start.scale) / (end.scale - start.scale)
        let distance = (edge(card) - edge(start)) / (edge(end) - edge(start))
        gap = max(gap, end.scale > start.scale ? size - distance : distance - size)
      }
      // A slower window than that would keep the transition waiting.
      #expect(gap <= wanted + 1e-6 || abs(springs.window.omega - 12) < 0.1)
    }
  }

  // MARK: - Tracked values

  @Test("A value that UIKit rounds is the same; one that is visibly different isn't")
  func trackedValues() {
    #expect(TrackedValue.alpha(0.5).isNear(.alpha(0.5009)))
    #expect(!TrackedValue.alpha(0.5).isNear(.alpha(0.5011)))
    #expect(TrackedValue.isHidden(true).isNear(.isHidden(true)))
    #expect(!TrackedValue.isHidden(true).isNear(.isHidden(false)))
    #expect(!TrackedValue.isHidden(true).isNear(.alpha(1)))
    let center = TrackedValue.center(CGPoint(x: 10, y: 20))
    #expect(center.isNear(.center(CGPoint(x: 10.009, y: 19.991))))
    #expect(!center.isNear(.center(CGPoint(x: 10.011, y: 20))))
    #expect(!center.isNear(.center(CGPoint(x: 10, y: 20.011))))
    let identity = TrackedValue.transform(CATransform3DIdentity)
    let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43,
    ]
    for (index, path) in paths.enumerated() {
      let least: CGFloat = index < 12 ? 0.001 : 0.1
      var other = CATransform3DIdentity
      other[keyPath: path] += least * 0.9
      #expect(identity.isNear(.transform(other)), "\(path)")
      other[keyPath: path] -= least * 2
      #expect(!identity.isNear(.transform(other)), "\(path)")
    }
  }
}
