import InterruptibleTransitions
import UIKit

/// One effect between two screens, held and handed over at random moments.
@MainActor
final class EffectRun {
  private let stage: ProbeStage
  private let transition: InterruptibleTransition
  private let navigation: UINavigationController
  private let below: EffectScreen
  private let above: EffectScreen
  private let motion: EffectCase.Motion
  private var random: SeededNumbers
  private var measured = EffectFigures()
  private var leg = EffectLeg(before: nil, ratios: [])
  private var isForward = false
  /// What tells how far a push and a pop are.
  private var gauges: [Bool: EffectGauge] = [:]

  init(
    _ effectCase: EffectCase,
    _ effect: (any TransitionEffect)?,
    seed: UInt64,
    on stage: ProbeStage
  ) {
    self.stage = stage
    random = SeededNumbers(seed: seed)
    motion = effectCase.motion
    let (below, above) = (
      EffectScreen(
        "A",
        color: .systemTeal,
        markFrame: CGRect(x: 40, y: 300, width: 120, height: 160)
      ),
      EffectScreen(
        "B",
        color: .systemOrange,
        markFrame: CGRect(x: 60, y: 120, width: 240, height: 320)
      )
    )
    (self.below, self.above) = (below, above)
    transition = InterruptibleTransition(
      effect
        ?? effectCase.effect(
          below: { ($0.backgroundViewController as? EffectScreen)?.mark },
          above: { ($0.foregroundViewController as? EffectScreen)?.mark },
          barItem: { $0.backgroundViewController?.navigationItem.rightBarButtonItem }
        )
    )
    navigation = UINavigationController(rootViewController: below)
    transition.install(on: navigation)
  }

  /// Holds the effect some times, and lets it finish.
  func figures() async -> EffectFigures {
    await stage.show(navigation)
    await chooseGauge()
    await chooseGauge()
    for hold in 0..<EffectRun.holds {
      await takeOff()
      if hold.isMultiple(of: 2) {
        handOver(from: leg.motion) { $0.reverse() }
        await takeOff()
      }
      await holdAndRelease()
    }
    await fly()
    await finish()
    return measured
  }

  static let holds = 4

  // MARK: - Flying

  private func start() {
    isForward = navigation.viewControllers.count == 1
    isForward ? transition.push(above, onto: navigation) : transition.pop(from: navigation)
  }

  private func finish() async {
    transition.finish()
    await stage.wait(upTo: 3) { transition.phase == .idle }
  }

  /// Pushes or pops, and chooses by which number the transition is measured in that direction.
  private func chooseGauge() async {
    start()
    // UIKit may ask for the animation later than the call.
    for _ in 0..<60 where transition.phase == .idle { await stage.nextFrame() }
    transition.pause()
    var sights: [EffectSight] = []
    for progress in EffectGauge.progresses {
      transition.scrub(to: isForward ? progress : 1 - progress)
      // What is set comes with a commit, and that takes up to a frame.
      await stage.nextFrame()
      await stage.nextFrame()
      sights.append(sight)
    }
    // From here the end is near.
    transition.scrub(to: 1)
    await finish()
    gauges[isForward] = EffectGauge(sights, moving: motion)
  }

  /// Flies until some of the distance is gone: from an end, if it lies there.
  private func takeOff() async {
    for _ in 0..<5 {
      if transition.phase == .idle {
        start()
        leg = EffectLeg(before: nil, ratios: motion.dampingRatios(from: isForward ? 0 : 1))
      }
      await fly()
      guard transition.phase == .idle else { return }
    }
  }

  /// Records frames of a leg for a random time, or until it ends.
  private func fly() async {
    let end = CACurrentMediaTime() + Double.random(in: 0.068...0.1, using: &random)
    repeat {
      await stage.nextFrame()
      guard case .settling = transition.phase else { return note(leg) }
      leg.target = target
      if let share { leg.samples.append((CACurrentMediaTime(), share)) }
    } while CACurrentMediaTime() < end
    note(leg)
  }

  /// Stops what moves, and lets it continue in a random way.
  private func holdAndRelease() async {
    let before = sight
    transition.pause()
    guard transition.phase == .paused else { return }
    measured.holds += 1
    for _ in 0..<2 {
      await stage.nextFrame()
      measured.catchJump = max(measured.catchJump, sight.distance(to: before))
    }
    let release = Int.random(in: 0..<4, using: &random)
    handOver(from: share.map(Decay.init(at:))) { transition in
      switch release {
      case 0: transition.resume()
      case 1: transition.reverse()
      case 2: transition.finish()
      default: transition.cancel()
      }
    }
  }

  // MARK: - Measuring

  private func handOver(
    from before: Decay?,
    _ call: (InterruptibleTransition) -> Void
  ) {
    let time = CACurrentMediaTime()
    let ratios = motion.dampingRatios(from: share ?? 0)
    call(transition)
    leg = EffectLeg(before: before.map { ($0, time) }, ratios: ratios)
  }

  /// Notes how a leg goes on from what was before it.
  private func note(_ leg: EffectLeg) {
    guard let join = leg.join, let gauge = gauges[isForward] else { return }
    measured.handOvers += 1
    measured.handOverJump = max(measured.handOverJump, join.distance * gauge.distance)
    if leg.beginsHeld {
      measured.releaseVelocity = max(measured.releaseVelocity, abs(join.after))
    } else {
      let change = abs(join.after - join.before) / max(abs(join.before), EffectRun.leastVelocity)
      measured.velocityError = max(measured.velocityError, change)
    }
    self.leg.before = nil
  }

  /// In distances per second: of less than this, a share says little.
  private static let leastVelocity = 0.5

  /// The share of the distance at which the transition comes to rest.
  private var target: Double {
    let isAtEnd = transition.phase != .settling(toward: .start)
    return isAtEnd == isForward ? 1 : 0
  }

  private var sight: EffectSight { EffectSight([above, below], in: stage.window) }

  private var share: Double? { gauges[isForward]?.share(of: sight) }
}
