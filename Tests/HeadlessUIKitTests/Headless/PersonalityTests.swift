import Testing
import UIKit

@MainActor @Suite struct PersonalityTests {
  @Test("Every field is in the table, by its name")
  func table() {
    let names = Mirror(reflecting: HeadlessPersonality.standard).children.compactMap(\.label)

    #expect(HeadlessPersonality.fields.map(\.name).sorted() == names.sorted())
    for field in HeadlessPersonality.fields {
      var personality = HeadlessPersonality.standard
      personality[keyPath: field.path].toggle()
      let (one, other) = (
        Mirror(reflecting: personality).children, Mirror(reflecting: HeadlessPersonality.standard)
      )
      let turned = zip(one, other.children).filter { $0.value as? Bool != $1.value as? Bool }
      #expect(turned.map(\.0.label) == [field.name])
    }
  }

  @Test("A name chooses a place in the covering set, or the fields that are turned")
  func names() {
    var two = HeadlessPersonality.standard
    two.setterFlips = false
    two.tapsAreStrict = true

    #expect(HeadlessPersonality(named: "+setterFlips,+tapsAreStrict") == two)
    #expect(two.description == "+setterFlips,+tapsAreStrict")
    for (place, personality) in HeadlessPersonality.all.enumerated() {
      #expect(HeadlessPersonality(named: "\(place)") == personality)
      #expect(HeadlessPersonality(named: personality.description) == personality)
    }
    for wrong in ["", "99", "-1", "setterFlips", "+other", "+setterFlips,", "+"] {
      #expect(HeadlessPersonality(named: wrong) == nil)
    }
  }

  @Test("Every two covered fields take all four of their combinations somewhere, and others none")
  func pairwise() {
    let all = HeadlessPersonality.all
    print("personalities: \(all.count)")

    #expect(all.first == .standard)
    #expect(Set(all).count == all.count)
    let paths = HeadlessPersonality.fields.map(\.path)
    for (place, first) in paths.enumerated() {
      for second in paths.dropFirst(place + 1) {
        let taken = Set(all.map { [$0[keyPath: first], $0[keyPath: second]] })
        #expect(taken.count == 4)
      }
    }
  }

  private func stage(_ change: (inout HeadlessPersonality) -> Void) -> Stage {
    var personality = HeadlessPersonality.standard
    change(&personality)
    return Stage(personality: personality)
  }

  @Test("A40: the setter counts from the start, or along the direction", arguments: [true, false])
  func setter(flips: Bool) {
    let stage = stage { $0.setterFlips = flips }
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.isReversed = true

    animator.fractionComplete = 0.3
    stage.advance(by: 0.1)

    #expect(abs(stage.covered - (flips ? 0.7 : 0.3)) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test(
    "A22: a scrub that activates shows with the first commit, or later",
    arguments: [true, false]
  )
  func firstScrub(late: Bool) {
    let stage = stage { $0.firstScrubShowsLate = late }
    let animator = stage.animator()

    animator.fractionComplete = 0.5
    stage.advance(by: 0)

    #expect(stage.covered == (late ? 0 : 0.5))
    stage.advance(by: 0.1)
    #expect(stage.covered == 0.5)
    animator.stopAnimation(true)
  }

  @Test("A34: without work an animator ends early, or in its time", arguments: [true, false])
  func idle(early: Bool) {
    let stage = stage { $0.endsIdleAnimatorsEarly = early }
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { _ in ends += 1 }

    animator.startAnimation()
    stage.advance(by: 0.1)

    #expect(ends == (early ? 1 : 0))
    stage.advance(by: 1)
    #expect(ends == 1)
  }

  @Test("A49: a cubic goes on from its point, or begins anew", arguments: [true, false])
  func continuation(anew: Bool) {
    let stage = stage { $0.continuesWithWholeCurve = anew }
    let animator = stage.animator(.linear)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    stage.advance(by: 0.1)

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 1
    )
    stage.advance(by: 0.1)

    // Ease-in is fast at its middle and slow at its beginning.
    let moved = stage.covered - 0.5
    #expect(anew ? (0..<0.02).contains(moved) : (0.02..<0.1).contains(moved))
    stage.advance(by: 1)
    #expect(stage.covered == 1)
  }

  @Test("A7: a paused animator is resumed after a delay")
  func delayedResume() {
    let stage = stage { $0.delaysPausedAnimators = true }
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5

    animator.startAnimation(afterDelay: 0.2)
    stage.advance(by: 0.15)
    #expect(stage.covered == 0.5)
    stage.advance(by: 0.3)

    #expect((0.7...0.8).contains(stage.covered))
    animator.stopAnimation(true)
  }

  @Test(
    "A15: a reused animator that was reversed takes its time, or four times that",
    arguments: [true, false]
  )
  func reuse(slow: Bool) {
    let stage = stage { $0.reusedAnimatorsRunSlow = slow }
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    stage.advance(by: 1)
    #expect(animator.state == .inactive)

    animator.isReversed = false
    animator.addAnimations { stage.view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.5)

    #expect(abs(stage.covered - (slow ? 0.125 : 0.5)) < 0.01)
    animator.stopAnimation(true)
  }

  @Test("F13: half a second down is a tap, or too long for one", arguments: [true, false])
  func taps(strict: Bool) {
    let stage = stage { $0.tapsAreStrict = strict }
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.headlessAddAction { _ in taps += 1 }
    stage.window.addGestureRecognizer(tap)

    HeadlessTouch.send(phase: .began, at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.5)
    HeadlessTouch.send(phase: .ended, at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.5)

    #expect(taps == (strict ? 0 : 1))
  }
}
