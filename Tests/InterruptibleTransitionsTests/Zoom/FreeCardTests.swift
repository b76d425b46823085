import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A card by itself: in a hand, along the progress, and on its springs.
@MainActor @Suite(.serialized) final class FreeCardTests {
  private final class Owner {}

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let parameters = SettlingParameters(spring: .systemRelease, travel: 400)

  private lazy var card: ZoomCard = {
    let window = Stage.makeWindow(on: .standard)
    window.addSubview(container)
    container.addSubview(screen)
    let scene = TransitionScene(
      direction: .forward,
      container: container,
      foreground: screen,
      background: nil,
      foregroundFrame: screen.frame
    )
    let owner = Owner()
    let place = CardPlace(frame: CGRect(x: 40, y: 500, width: 100, height: 150))
    let card = ZoomCard(of: screen, in: scene, from: { _ in .place(place, owner: owner) }, .init())
    card.placement = card.placement(isOpen: false)
    return card
  }()

  private func free(openAt end: TransitionEnd = .end) -> FreeCard {
    card.placement = card.placement(isOpen: end == .start)
    return FreeCard(card, openAt: end, parameters) { [card] in card }
  }

  private var closed: CardVector { card.placement(isOpen: false) }
  private var open: CardVector { card.placement(isOpen: true) }

  /// A placement off the path.
  private var caught: CardVector {
    var caught = open
    caught.top = CGPoint(x: 250, y: 120)
    (caught.scale, caught.angle) = (0.7, 0.3)
    return caught
  }

  private func isAt(_ placement: CardVector) -> Bool {
    let here = card.placement
    return here.distance(to: placement) < 1e-6 && abs(here.scale - placement.scale) < 1e-9
      && abs(here.angle - placement.angle) < 1e-9
  }

  @Test(
    "A card moves along its path with the progress, in either direction",
    arguments: [
      TransitionEnd.end, .start,
    ]
  )
  func along(openEnd: TransitionEnd) {
    let free = free(openAt: openEnd)
    #expect(free.isAtRest == (openEnd == .start) && free.closedScale == closed.scale)
    for progress in [0.25, 0.8, 0, 1, 1.4, -0.2] as [CGFloat] {
      free.follow(progress)
      let openness = openEnd == .end ? progress : 1 - progress
      #expect(isAt(closed.interpolated(to: open, at: openness)) || !(0...1).contains(progress))
      #expect(free.motion.velocity == .zero && free.isThere(within: 0.001))
    }
    free.stop(at: 0.5)
    free.hold(at: 0.5, by: .code)
    free.follow(0.5)
    #expect(isAt(closed.interpolated(to: open, at: 0.5)))
    for end in [TransitionEnd.start, .end] {
      free.finish(at: end)
      #expect(isAt(end == openEnd ? open : closed))
    }
  }

  @Test("A card in a hand stays there, and code moves it straight to each end from where it was")
  func held() {
    let free = free()
    free.hold(CardMotion(caught, velocity: open))
    #expect(isAt(caught) && free.motion == CardMotion(caught, velocity: open) && !free.isAtRest)
    free.follow(0.9)
    #expect(isAt(caught) && !free.step(0.1) && free.isThere(within: 0.001))
    free.hold(at: 0.3, by: .code)
    for (progress, end, share) in [
      (0.3, open, 0), (0.65, open, 0.5), (1, open, 1), (0.15, closed, 0.5), (0, closed, 1),
      (1.2, open, 1), (-0.2, closed, 1),
    ] as [(CGFloat, CardVector, CGFloat)] {
      free.follow(progress)
      #expect(isAt(caught.interpolated(to: end, at: share)), "\(progress)")
    }
    var turned = caught
    turned.angle = 3.5 * .pi
    free.hold(CardMotion(turned))
    #expect(abs(free.motion.placement.angle + .pi / 2) < 1e-9)
  }

  @Test("A card's distance below its place counts its middle")
  func distance() {
    let free = free()
    free.hold(CardMotion(open))
    #expect(free.isAtRest && abs(free.distanceBelowRest) < 1e-9)
    var lower = open
    (lower.top.y, lower.scale) = (open.top.y + 90, 0.5)
    free.hold(CardMotion(lower))
    // 90 points, less a quarter of the height.
    #expect(abs(free.distanceBelowRest - (90 - open.window.height / 4)) < 1e-9)
  }

  private func departure(
    to end: TransitionEnd,
    from motion: MotionState = MotionState(progress: 0.4),
    _ speed: SettlingSpeed = .usual
  ) -> Departure {
    parameters.departure(from: motion, toward: end, speed)
  }

  @Test(
    "A card that is sent keeps its velocity, on the springs of its end, and lands there",
    arguments: [TransitionEnd.end, .start],
    [SettlingSpeed.usual, .hurried]
  )
  func sent(end: TransitionEnd, speed: SettlingSpeed) {
    let free = free()
    let motion = CardMotion(caught, velocity: (open - closed) * 2)
    free.hold(motion)
    free.send(departure(to: end, speed))
    let (isOpening, target) = (end == .end, end == .end ? open : closed)
    let hurried = DampedSpring(omega: Spring(response: 0.14).omega, ratio: 1)
    let springs =
      speed == .usual
      ? card.springs(isOpening: isOpening, from: caught) : CardSprings(hurried)
    var body = CardBody(motion, to: target, springs)
    #expect(free.step(0.05))
    body.step(0.05)
    #expect(isAt(body.motion.placement) && !free.isThere(within: 1))
    free.stop(at: 0.5)
    #expect(!free.step(0.05) && isAt(body.motion.placement))
    #expect(free.motion.velocity == body.motion.velocity)
    free.send(departure(to: end, speed))
    var steps = 0
    while free.step(0.02), steps < 1000 { steps += 1 }
    #expect(isAt(target) && free.motion == CardMotion(target) && (2...200).contains(steps))
    #expect(!free.step(0.02) && free.isThere(within: 0.001))
  }

  @Test("A card that a finger has moved along the progress is sent with the progress's velocity")
  func sentFromPath() {
    for (openEnd, sign) in [(.end, 1), (.start, -1)] as [(TransitionEnd, CGFloat)] {
      let free = free(openAt: openEnd)
      free.follow(0.4)
      let here = card.placement
      free.send(departure(to: .end, from: MotionState(progress: 0.4, velocity: 3)))
      let velocity = (open - closed) * (3 * sign)
      #expect(
        hypot(
          free.motion.velocity.top.x - velocity.top.x,
          free.motion.velocity.top.y - velocity.top.y
        ) < 1e-3
      )
      #expect(abs(free.motion.velocity.scale - velocity.scale) < 1e-6 && isAt(here))
    }
  }

  @Test(
    "The opening animation runs on the card's flight springs, and an app's picture moves its end"
  )
  func opening() {
    for openEnd in [TransitionEnd.end, .start] {
      let free = free(openAt: openEnd)
      let start = card.placement
      let springs = card.flightSprings(isOpening: openEnd == .end)
      free.startOpening(along: AnimationSegment(opening: .systemPush))
      var body = CardBody(CardMotion(start), to: openEnd == .end ? open : closed, springs)
      _ = free.step(0.05)
      body.step(0.05)
      #expect(isAt(body.motion.placement))
    }
  }

  @Test(
    "A card that is set up again continues from where it is, at rest, in a hand, or on its springs"
  )
  func setUpAgain() {
    for mode in [TransitionStateMachine.SetupMode.inNewSize, .fromDisplayedValues, .underFinger] {
      let free = free()
      var count = 0
      func setUp(at progress: CGFloat) {
        free.setUpAgain(at: MotionState(progress: progress), mode) { count += 1 }
      }
      free.follow(0.4)
      let here = card.placement
      setUp(at: 0.4)
      #expect(isAt(here) && count == 1)
      free.follow(0.7)
      #expect(isAt(closed.interpolated(to: open, at: 0.7)))
      free.hold(CardMotion(caught, velocity: open))
      setUp(at: 0.4)
      #expect(isAt(caught) && free.motion.velocity.top.y - open.top.y < 1e-6)
      free.hold(at: 0.4, by: .code)
      setUp(at: 0.4)
      free.follow(0.7)
      #expect(isAt(caught.interpolated(to: open, at: 0.5)))
      free.hold(CardMotion(caught))
      free.send(departure(to: .end))
      _ = free.step(0.03)
      let (displayed, velocity) = (card.placement, free.motion.velocity)
      setUp(at: 0.5)
      #expect(isAt(displayed) && abs(free.motion.velocity.scale - velocity.scale) < 1e-6)
      while free.step(0.02) {}
      #expect(isAt(open))
    }
  }

  @Test("A card in a larger container keeps its place as a fraction of its path")
  func resized() {
    let free = free()
    free.hold(CardMotion(caught))
    let (before, offset) = (CardPath(closed: card.foundPlacement, open: open), caught)
    free.setUpAgain(at: MotionState(progress: 0.4), .inNewSize) {
      container.frame.size = CGSize(width: 800, height: 400)
    }
    let detour = offset - before.placement(at: 0.4)
    let after = CardPath(closed: card.foundPlacement, open: open)
    let expected = after.placement(at: 0.4) + after.detour(detour, from: before)
    #expect(isAt(expected))
  }
}
