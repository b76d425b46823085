import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions

/// How fingers move a card, by numbers worked out by hand.
extension CardMathTests {
  private static let touch = CGPoint(x: 120, y: 300)

  private static func card(scale: CGFloat = 0.5, opacity: CGFloat = 1) -> CardVector {
    CardVector(
      top: CGPoint(x: 100, y: 50),
      scale: scale,
      window: CardVector.Window(x: 10, y: 20, width: 200, height: 400),
      cover: 0.9,
      opacity: opacity
    )
  }

  private func isNear(_ one: CardVector, _ other: CardVector) -> Bool {
    one.distance(to: other) < 1e-9 && abs(one.scale - other.scale) < 1e-9
      && abs(one.angle - other.angle) < 1e-9 && abs(one.opacity - other.opacity) < 1e-9
      && one.window == other.window && one.cover == other.cover
  }

  // MARK: - One finger, point by point

  private func drag(
    _ direction: FollowingDrag.Direction = .down,
    lag: CGPoint = .zero,
    progress: CGFloat = 0,
    isOpening: Bool = false,
    releaseDistance: CGFloat = 80
  ) -> FollowingDrag {
    FollowingDrag(
      drag: ZoomDrag(leastScale: 0.7, releaseDistance: releaseDistance),
      origin: Self.card(),
      touch: Self.touch,
      lag: lag,
      direction: direction,
      progress: progress,
      isOpening: isOpening
    )
  }

  @Test(
    "A card follows a finger in both axes, shrinks with its distance, and catches up with its lag",
    arguments: [
      (.zero, .zero, .zero, 1), (.zero, CGPoint(x: 30, y: 150), CGPoint(x: 30, y: 150), 0.85),
      (.zero, CGPoint(x: 0, y: -90), CGPoint(x: 0, y: -90), 1),
      (.zero, CGPoint(x: 0, y: 600), CGPoint(x: 0, y: 600), 0.7),
      (CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 40), .zero, 1),
      (CGPoint(x: 30, y: 40), CGPoint(x: 75, y: 100), CGPoint(x: 60, y: 80), 0.92),
      (CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 300), CGPoint(x: 30, y: 300), 0.7),
      (CGPoint(x: 0.6, y: 0.8), CGPoint(x: 0.6, y: 0.8), .zero, 1),
    ] as [(CGPoint, CGPoint, CGPoint, CGFloat)]
  )
  func following(lag: CGPoint, finger: CGPoint, shown: CGPoint, scale: CGFloat) {
    let there = CGPoint(x: Self.touch.x + shown.x, y: Self.touch.y + shown.y)
    let expected = Self.card().moved(Self.touch, to: there, scaledBy: scale)

    #expect(isNear(drag(lag: lag).placement(after: finger), expected))
  }

  @Test(
    "The progress of a card that follows a finger is its distance of 300 points, within the ends"
  )
  func followingProgress() {
    let down = CGPoint(x: 7, y: 150)
    let card = Self.card()
    #expect(abs(drag(progress: 0.2).progress(at: card, after: down) - 0.7) < 1e-9)
    #expect(drag(progress: 0.8).progress(at: card, after: down) == 1)
    let opening = drag(progress: 0.8, isOpening: true)
    #expect(abs(opening.progress(at: card, after: down) - 0.3) < 1e-9)
    #expect(drag(progress: 0.3, isOpening: true).progress(at: card, after: down) == 0)
  }

  @Test(
    "A drag up or down counts away from the card's place",
    arguments: [
      (-20, 50, 10, 60), (-20, -50, 50, -60), (20, 50, 50, 60), (-50, 50, -50, 60),
      (-50, 50.5, -49.5, 60),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func vertical(below: CGFloat, finger: CGFloat, distance: CGFloat, speed: CGFloat) {
    let drag = drag(.vertical(below), progress: 0.5)
    let movement = CGPoint(x: 0, y: finger)
    let target = drag.releaseTarget(
      of: CardMotion(Self.card()),
      after: movement,
      velocity: CGPoint(x: 0, y: 60)
    )
    #expect(abs(target.motion.progress - (0.5 + distance / 300)) < 1e-9)
    #expect(abs(target.motion.velocity - speed / 300) < 1e-9)
  }

  @Test(
    "A finger decides by its distance and its speed, in fractions of the longer of the two distances",
    arguments: [
      (80, false, 0.5, 2, 0.08 / 0.3), (80, true, 0.5, -2, 1 - 0.08 / 0.3),
      (0, false, 0.5, 2, 0.001 / 0.3), (400, false, 0.375, 1.5, 1),
    ] as [(CGFloat, Bool, CGFloat, CGFloat, CGFloat)]
  )
  func release(
    distance: CGFloat,
    isOpening: Bool,
    progress: CGFloat,
    velocity: CGFloat,
    threshold: CGFloat
  ) {
    let drag = drag(
      progress: isOpening ? 0.8 : 0.2,
      isOpening: isOpening,
      releaseDistance: distance
    )
    let target = drag.releaseTarget(
      of: CardMotion(Self.card()),
      after: CGPoint(x: 9, y: 90),
      velocity: CGPoint(x: 9, y: 600)
    )
    #expect(abs(target.motion.progress - progress) < 1e-9)
    #expect(abs(target.motion.velocity - velocity) < 1e-9)
    #expect(abs(target.projection.threshold - threshold) < 1e-9)
    #expect(target.projection.time == 0.12)
  }

  @Test("The velocities of a card and of its progress are those of the next millisecond")
  func velocities() {
    let finger = CGPoint(x: 30, y: 150)
    let speed = CGPoint(x: 400, y: 300)
    let drag = drag(progress: 0.1)
    let motion = drag.motion(after: finger, velocity: speed)
    let next = drag.placement(after: CGPoint(x: 30.4, y: 150.3))
    #expect(motion.placement == drag.placement(after: finger))
    #expect(hypot(motion.velocity.top.x - (next.top.x - motion.placement.top.x) * 1000, 0) < 1e-6)
    #expect(abs(motion.velocity.top.y - (next.top.y - motion.placement.top.y) * 1000) < 1e-6)
    let progress = drag.progress(after: finger, velocity: speed)
    #expect(abs(progress.progress - 0.6) < 1e-9 && abs(progress.velocity - 1) < 1e-9)
    // The finger passes the card's place halfway through the millisecond.
    let turning = self.drag(.vertical(-50))
    let turn = turning.progress(after: CGPoint(x: 0, y: 49.5), velocity: CGPoint(x: 0, y: 1000))
    #expect(turn.velocity == 0)
  }

  // MARK: - One finger, by the system's law

  private func drag(
    _ kind: ScalingDrag.Kind,
    _ origin: CardVector,
    isRightToLeft: Bool = false
  ) -> ScalingDrag {
    ScalingDrag(
      law: .zoom,
      kind: kind,
      origin: origin,
      touch: Self.touch,
      slop: 18,
      mapping: mapping(isOpening: false),
      size: CGSize(width: 400, height: 800),
      isRightToLeft: isRightToLeft
    )
  }

  private func mapping(isOpening: Bool, closedScale: CGFloat = 0.2) -> CardProgressMapping {
    CardProgressMapping(
      scale: 0.9,
      closedScale: closedScale,
      progress: 0.1,
      isOpening: isOpening,
      .zoom
    )
  }

  @Test(
    "A card that is dragged down moves and shrinks by the law after the slop, and against it grows",
    arguments: [
      (1, 1, 118, 100, 1), (1, 0.5, 10, 0, 0.5), (1, 0.5, 0, 0, 0.5), (1, 1, -50, 0, 1),
      (0.8, 0.6, -40, -40, 0.667), (0.8, 0.6, -500, -500, 1), (0.8, 0.6, 118, 100, 0.6),
      (0.5, 1, 18.5, 0.5, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func scaling(
    scale: CGFloat,
    opacity: CGFloat,
    finger: CGFloat,
    along: CGFloat,
    opaque: CGFloat
  ) {
    let (law, origin) = (CardLaw.zoom, Self.card(scale: scale, opacity: opacity))
    let placement = drag(.pan, origin).placement(after: CGPoint(x: 40, y: finger))
    let there = CGPoint(
      x: Self.touch.x + law.across(40, over: 400),
      y: Self.touch.y + (along > 0 ? law.panFall(along, over: 800) : along)
    )
    let share =
      along < 0
      ? min(scale + 0.67 * -along / 800, 1) / scale : law.panScale(along, over: 800)
    var expected = origin.moved(Self.touch, to: there, scaledBy: share)
    expected.opacity = opaque
    #expect(isNear(placement, expected))
  }

  @Test("A card from the edge moves inward with the finger, in both layout directions")
  func edge() {
    for side in [1, -1] as [CGFloat] {
      let drag = drag(.edge, Self.card(scale: 1), isRightToLeft: side < 0)
      let placement = drag.placement(after: CGPoint(x: 118 * side, y: 40))
      let there = CGPoint(
        x: Self.touch.x + 100 * side,
        y: Self.touch.y + CardLaw.zoom.across(40, over: 400)
      )
      let scale = CardLaw.zoom.edgeScale(100, over: 400)
      let expected = Self.card(scale: 1).moved(Self.touch, to: there, scaledBy: scale)
      #expect(isNear(placement, expected))
    }
  }

  @Test("Each kind of drag has its own slop and threshold, and the progress is that of the scale")
  func kinds() {
    #expect([ScalingDrag.Kind.pan, .edge].map { $0.slop(.zoom) } == [18, 12])
    for (kind, threshold) in [(.pan, 0.905), (.edge, 0.70)] as [(ScalingDrag.Kind, CGFloat)] {
      let drag = drag(kind, Self.card(scale: 1))
      let target = drag.releaseTarget(
        of: CardMotion(Self.card(scale: 0.6)),
        after: .zero,
        velocity: .zero
      )
      #expect(abs(target.projection.threshold - (1 - threshold)) < 1e-9)
      #expect(target.projection.time == 0.12 && abs(target.motion.progress - 0.4) < 1e-9)
      #expect(abs(drag.progress(at: Self.card(scale: 0.6), after: .zero) - 0.475) < 1e-9)
    }
  }

  @Test("The progress of a card is its scale's, over a range of at least 0.095")
  func progressOfScale() {
    let shrinking = CardMotion(Self.card(scale: 0.5), velocity: Self.card(scale: -2))
    let closing = mapping(isOpening: false).progress(of: shrinking)
    #expect(abs(closing.progress - 0.6) < 1e-9 && abs(closing.velocity - 2.5) < 1e-9)
    let opening = mapping(isOpening: true).progress(of: shrinking)
    #expect(abs(opening.progress + 0.4) < 1e-9 && abs(opening.velocity + 2.5) < 1e-9)
    let large = mapping(isOpening: false, closedScale: 1.5)
    let motion = CardMotion(Self.card(scale: 0.9 - 0.095))
    #expect(abs(large.progress(of: motion).progress - 1.1) < 1e-9)
  }

  @Test(
    "A released card is projected by its scale while it opens, and by what is missing while it closes",
    arguments: [(0.6, 0.6), (-0.5, 0), (1.5, 1)] as [(CGFloat, CGFloat)]
  )
  func releasedScale(threshold: CGFloat, limited: CGFloat) {
    let motion = CardMotion(Self.card(scale: 0.7), velocity: Self.card(scale: -2))
    let opening = mapping(isOpening: true).releaseTarget(of: motion, below: threshold, time: 0.3)
    #expect(opening.motion == MotionState(progress: 0.7, velocity: -2))
    #expect(opening.projection == Projection(time: 0.3, threshold: limited))
    let closing = mapping(isOpening: false).releaseTarget(of: motion, below: threshold, time: 0.3)
    #expect(abs(closing.motion.progress - 0.3) < 1e-9 && closing.motion.velocity == 2)
    #expect(closing.projection == Projection(time: 0.3, threshold: 1 - limited))
  }

  // MARK: - Two fingers

  @Test("Two fingers have a middle, a distance, and an angle; one has no distance")
  func fingers() {
    let pair = FingerPair(first: CGPoint(x: 10, y: 20), second: CGPoint(x: 40, y: 60))
    #expect(pair.middle == CGPoint(x: 25, y: 40) && pair.distance == 50)
    #expect(abs(pair.angle - 0.927295218) < 1e-9)
    #expect(FingerPair(CGPoint(x: 3, y: 4)).distance == 0)
  }

  private func fingers(apart distance: CGFloat) -> FingerPair {
    FingerPair(first: Self.touch, second: CGPoint(x: Self.touch.x + distance, y: Self.touch.y))
  }

  @Test(
    "A pinched card lands below half of the fingers' first distance; by one finger, below its half",
    arguments: [(0, nil, 0.5), (0.5, nil, 4.6), (100, nil, 0.5435), (60, 108.7, 0.5435)]
      as [(CGFloat, CGFloat?, CGFloat)]
  )
  func landing(distance: CGFloat, touchDistance: CGFloat?, scale: CGFloat) {
    let start = fingers(apart: distance)
    let pinch = CardPinch(Self.card(), start, .zoom, touchDistance: touchDistance)
    #expect(abs(pinch.landingScale - scale) < 1e-9)
  }

  @Test(
    "A pinched card lies under the fingers, scaled and rotated, and never larger than the screen"
  )
  func pinch() {
    let start = fingers(apart: 100)
    let turned = FingerPair(
      first: CGPoint(x: 200, y: 100),
      second: CGPoint(x: 200, y: 150)
    )
    let pinch = CardPinch(Self.card(), start, .zoom)
    let expected = Self.card()
      .moved(start.middle, to: turned.middle, scaledBy: 0.5, turnedBy: .pi / 2)
    #expect(isNear(pinch.placement(at: turned), expected))
    let single = CardPinch(Self.card(scale: 1.25), FingerPair(Self.touch), .zoom)
    #expect(abs(single.placement(at: FingerPair(Self.touch)).scale - 1) < 1e-9)
    let small = CardPinch(Self.card(scale: 0.25), FingerPair(Self.touch), .zoom)
    #expect(small.placement(at: FingerPair(Self.touch)).scale == 0.25)
  }

  @Test("A chased card moves to its target over time, by the smaller angle, and keeps its window")
  func chase() {
    let spring = DampedSpring(omega: 10, ratio: 1)
    var chase = CardChase(CardMotion(Self.card()), at: 2, on: spring)
    #expect(chase.isThere)
    var target = Self.card(scale: 0.8)
    (target.angle, target.cover, target.window.width) = (0.4 - 6 * .pi, 0.1, 7)
    chase.turn(to: target, at: 2)
    target = Self.card(scale: 0.8)
    target.angle = 0.4
    #expect(isNear(chase.target, target) && !chase.isThere)
    var body = CardBody(CardMotion(Self.card()), to: target, CardSprings(spring))
    body.step(0.25)
    chase.advance(to: 2.25)
    #expect(isNear(chase.motion.placement, body.motion.placement))
    chase.advance(to: 2.1)
    #expect(isNear(chase.motion.placement, body.motion.placement))
    body.step(0.5)
    (target.angle, target.scale) = (0.6, 0.7)
    body.target = target
    target.angle += 2 * .pi
    chase.turn(to: target, at: 2.75)
    #expect(abs(chase.target.angle - 0.6) < 1e-9)
    #expect(isNear(chase.motion.placement, body.motion.placement))
  }

  // MARK: - Paths

  @Test("A card's path is straight, and an offset from another path is relative to its size")
  func path() {
    func path(_ closed: CGFloat, _ open: CGFloat, width: CGFloat, height: CGFloat) -> CardPath {
      var (start, end) = (Self.card(scale: closed), Self.card(scale: open))
      end.top = CGPoint(x: 300, y: 250)
      (end.window.width, end.window.height) = (width, height)
      (start.cover, end.cover) = (0, 1)
      return CardPath(closed: start, open: end)
    }
    let new = path(0.4, 1, width: 800, height: 200)
    #expect(new.placement(at: 0.25) == new.closed.interpolated(to: new.open, at: 0.25))
    let motion = new.motion(at: MotionState(progress: 0.5, velocity: 3))
    #expect(motion.placement == new.closed.interpolated(to: new.open, at: 0.5))
    #expect(motion.velocity == (new.open - new.closed) * 3)
    let offset = Self.card(scale: 0.1)
    let detour = new.detour(offset, from: path(0.2, 0.5, width: 400, height: 400))
    #expect(detour.top == CGPoint(x: 200, y: 25) && abs(detour.scale - 0.2) < 1e-9)
    #expect(detour.window == CardVector.Window(x: 20, y: 10, width: 400, height: 200))
    // A path without a size, or without a range of scales.
    let empty = new.detour(offset, from: path(0, 0.01, width: 0, height: 0))
    #expect(empty.scale == 0.1 && empty.top == CGPoint(x: 80_000, y: 10_000))
    #expect(new.detour(offset, from: path(0, 0.015, width: 400, height: 400)).scale > 3.9)
  }
}
