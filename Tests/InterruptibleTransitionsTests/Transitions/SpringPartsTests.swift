import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A part with a spring beside a paused transition: along the progress, and on its spring.
@MainActor @Suite(.serialized) final class SpringPartsTests {
  private lazy var stage = ContainerStage(.container, personality: .standard)
  private let view = UIView(frame: CGRect(x: 90, y: 40, width: 20, height: 20))
  private let parameters = SettlingParameters(spring: .systemRelease, travel: 400)
  private static let own = Spring(response: 0.5, dampingRatio: 0.5)

  private lazy var setup: SceneSetup = {
    stage.goForward()
    stage.advance(by: 0.05)
    stage.transition.pause()
    let setup = stage.transition.list.all.compactMap { $0.driver?.setup }[0]
    setup.scene.container.addSubview(view)
    return setup
  }()

  private func parts(_ spring: Spring? = nil, at x: CGFloat = 100) -> [SpringPart] {
    view.center.x = x
    let ends = SpringPart.Ends(start: PartValue(100, 50), end: PartValue(300, 50))
    return [SpringPart(view: view, property: .center, spring: spring, ends: ends)]
  }

  private func springParts(
    _ spring: Spring? = nil,
    at x: CGFloat = 100,
    progress: CGFloat = 0,
    renewed: [SpringPart]? = nil
  ) -> SpringParts {
    let parts = parts(spring, at: x)
    let held = HeldParts(of: parts, at: progress)
    return SpringParts(parts, held, parameters, in: setup) { renewed ?? parts }
  }

  private func departure(
    from motion: MotionState,
    to end: TransitionEnd = .end,
    _ speed: SettlingSpeed = .usual
  ) -> Departure {
    parameters.departure(from: motion, toward: end, speed)
  }

  private func body(_ x: CGFloat, _ speed: CGFloat, to target: CGFloat, _ spring: DampedSpring)
    -> SpringBody<CGFloat>
  {
    SpringBody(value: x, velocity: speed, target: target, spring: spring)
  }

  private static let usual = DampedSpring(omega: Spring.systemRelease.omega, ratio: 1)

  @Test("Parts follow the progress between their ends, and land at either")
  func follow() {
    let parts = springParts()
    for (progress, x) in [(0.5, 200), (1.2, 300), (-0.2, 100), (0.75, 250)] as [(CGFloat, CGFloat)]
    {
      parts.follow(progress)
      #expect(abs(view.center.x - x) < 1e-9 && view.center.y == 50)
      #expect(!parts.step(0.1) && parts.isThere(within: 0.001))
    }
    parts.finish(at: .end)
    #expect(view.center.x == 300)
    parts.follow(0.5)
    parts.finish(at: .start)
    #expect(view.center.x == 300)
    let others = springParts()
    others.follow(0.5)
    others.finish(at: .start)
    #expect(view.center.x == 100)
  }

  @Test(
    "A part that is sent moves on its own spring, or on the transition's if that is hurried",
    arguments: [SettlingSpeed.usual, .hurried],
    [true, false]
  )
  func sent(speed: SettlingSpeed, hasOwn: Bool) throws {
    for end in [TransitionEnd.end, .start] {
      let parts = springParts(hasOwn ? Self.own : nil)
      parts.follow(0.5)
      // A finger is lifted slightly past its last position.
      let departure = departure(from: MotionState(progress: 0.55, velocity: 2), to: end, speed)
      parts.send(departure)
      guard case .segment(let segment) = departure.movement else {
        Issue.record("an animation was due")
        return
      }
      let spring =
        hasOwn && speed == .usual
        ? DampedSpring(Self.own) : try #require(segment.dampedSpring)
      var body = body(210, 400, to: end == .end ? 300 : 100, spring)
      #expect(parts.step(0.03))
      body.step(0.03)
      #expect(abs(view.center.x - body.value) < 1e-9)
      let points = abs(body.value - body.target) * 2
      #expect(parts.isThere(within: points + 1e-6) && !parts.isThere(within: points - 1e-6))
      parts.follow(0.9)
      #expect(abs(view.center.x - body.value) < 1e-9)
      parts.stop(at: 0.7)
      #expect(!parts.step(0.03) && abs(view.center.x - body.value) < 1e-9)
      parts.send(self.departure(from: MotionState(progress: 0.7), to: end, speed))
      let next =
        hasOwn && speed == .usual
        ? DampedSpring(Self.own)
        : DampedSpring(omega: parameters.spring(for: speed).omega, ratio: 1)
      body = self.body(body.value, body.velocity, to: body.target, next)
      _ = parts.step(0.03)
      body.step(0.03)
      #expect(abs(view.center.x - body.value) < 1e-6)
      var frames = 0
      while parts.step(0.01), frames < 1000 { frames += 1 }
      #expect(view.center.x == body.target && (5...500).contains(frames))
      #expect(!parts.step(0.01))
      // The end of the transition leaves what an app has set since, except for positions.
      view.center.x = 7
      parts.finish(at: end)
      #expect(view.center.x == (end == .end ? 300 : 100))
    }
  }

  @Test(
    "An opacity that an app sets after the part has landed stays at that end",
    arguments: [false, true]
  )
  func changedByApp(isAtOther: Bool) {
    let ends = SpringPart.Ends(start: .zero, end: PartValue(1, 0))
    let part = SpringPart(view: view, property: .alpha, spring: nil, ends: ends)
    let parts = SpringParts([part], HeldParts(of: [part], at: 0), parameters, in: setup) { [part] }
    parts.send(departure(from: MotionState(progress: 0)))
    while parts.step(0.02) {}
    #expect(view.alpha == 1)
    view.alpha = 0.3
    parts.finish(at: isAtOther ? .start : .end)
    #expect(abs(view.alpha - (isAtOther ? 0 : 0.3)) < 1e-6)
    view.alpha = 1
  }

  @Test("A part that is caught off its path moves with a finger, or straight to each end by code")
  func held() {
    for (holder, near, far) in [(.finger, 180, 230), (.code, 188, 258)]
      as [(TransitionStateMachine.Holder, CGFloat, CGFloat)]
    {
      let parts = springParts(at: 160, progress: 0.5)
      parts.send(departure(from: MotionState(progress: 0.5)))
      parts.hold(at: 0.5, by: holder)
      #expect(abs(view.center.x - 160) < 1e-9)
      parts.follow(0.6)
      #expect(abs(view.center.x - near) < 1e-9)
      parts.follow(0.85)
      #expect(abs(view.center.x - far) < 1e-9)
    }
    // A finger takes it over from code, and code only stops what a finger has held.
    for holders in [[.code, .finger], [.finger, .code]] as [[TransitionStateMachine.Holder]] {
      let parts = springParts(at: 160, progress: 0.5)
      parts.send(departure(from: MotionState(progress: 0.5)))
      for holder in holders { parts.hold(at: 0.5, by: holder) }
      parts.follow(0.6)
      #expect(abs(view.center.x - 180) < 1e-9)
    }
    let parts = springParts(at: 160, progress: 0.5)
    parts.send(departure(from: MotionState(progress: 0.5)))
    _ = parts.step(0.05)
    parts.stop(at: 0.5)
    let caught = view.center.x
    parts.hold(at: 0.5, by: .code)
    parts.send(departure(from: MotionState(progress: 0.5)))
    var body = body(caught, 0, to: 300, Self.usual)
    _ = parts.step(0.02)
    body.step(0.02)
    #expect(abs(view.center.x - body.value) < 1e-6)
  }

  @Test("The opening animation starts at the spring's velocity, or at the transition's")
  func opening() {
    for spring in [nil, Spring(timeConstant: 0.1)] {
      let parts = springParts(spring)
      let segment = AnimationSegment(opening: .systemPush)
      parts.startOpening(along: segment)
      let velocity = 200 * (spring ?? .systemPush).initialVelocity
      let own = DampedSpring(omega: (spring ?? .systemPush).omega, ratio: 1)
      var body = body(100, velocity, to: 300, own)
      _ = parts.step(0.03)
      body.step(0.03)
      #expect(abs(view.center.x - body.value) < 1e-6)
    }
  }

  @Test("A position that an app lays out is shown again, held or on its spring")
  func laidOut() {
    let parts = springParts()
    parts.follow(0.5)
    view.center.x = 33
    parts.showAgain()
    #expect(view.center.x == 200)
    parts.send(departure(from: MotionState(progress: 0.5)))
    _ = parts.step(0.02)
    let here = view.center.x
    view.center.x = 33
    parts.showAgain()
    #expect(view.center.x == here)
    view.center.x = 33
    parts.stop(at: 0.5)
    #expect(view.center.x == here)
  }

  @Test(
    "Parts that are set up again keep their share of the path in a new size, and else their position",
    arguments: [TransitionStateMachine.SetupMode.inNewSize, .fromDisplayedValues, .underFinger]
  )
  func setUpAgain(mode: TransitionStateMachine.SetupMode) {
    for isRunning in [true, false] {
      var renewed = parts()
      renewed[0].ends.end = PartValue(500, 50)
      let parts = springParts(at: 160, progress: 0.5, renewed: renewed)
      if isRunning { parts.send(departure(from: MotionState(progress: 0.5))) }
      var wasAtStart = false
      parts.setUpAgain(at: MotionState(progress: 0.5), mode) {
        wasAtStart = view.center.x == 100
        // Layout meanwhile shows no previous part again.
        view.center.x = 70
        parts.showAgain()
        wasAtStart = wasAtStart && view.center.x == 70
      }
      let x: CGFloat = mode == .inNewSize ? 220 : 160
      #expect(wasAtStart && abs(view.center.x - x) < 1e-9)
      if isRunning {
        var body = body(x, 0, to: 500, Self.usual)
        _ = parts.step(0.02)
        body.step(0.02)
        #expect(abs(view.center.x - body.value) < 1e-6)
      } else {
        parts.follow(0.75)
        let moved = mode == .underFinger ? x + 100 : x + (500 - x) / 2
        #expect(abs(view.center.x - moved) < 1e-9)
      }
      let others = springParts(at: 160, progress: 0.5, renewed: self.other(renewed))
      others.setUpAgain(at: MotionState(progress: 0.25), mode) {}
      #expect(abs(view.alpha - 0.25) < 1e-9)
      view.alpha = 1
    }
  }

  /// The same parts, of another property.
  private func other(_ parts: [SpringPart]) -> [SpringPart] {
    parts.map { part in
      let ends = SpringPart.Ends(start: .zero, end: PartValue(1, 0))
      return SpringPart(view: part.view, property: .alpha, spring: nil, ends: ends)
    }
  }
}
