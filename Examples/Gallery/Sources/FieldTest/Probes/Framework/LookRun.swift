import InterruptibleTransitions
import UIKit

/// One look between two screens, held and handed over at random moments.
@MainActor
final class LookRun {
  private let look: Look
  private let stage: ProbeStage
  private let transition: InterruptibleTransition
  private let navigation: UINavigationController
  private let below = LookScreen("A", color: .systemTeal)
  private let above = LookScreen("B", color: .systemOrange)
  private var random: SeededNumbers
  private var measured = LookFigures()
  private var leg: LookLeg
  private var isForward = false

  init(_ look: Look, _ effect: any TransitionEffect, seed: UInt64, on stage: ProbeStage) async {
    self.look = look
    self.stage = stage
    random = SeededNumbers(seed: seed)
    leg = LookLeg(before: nil, ratios: look.dampingRatios(from: 0))
    transition = InterruptibleTransition(effect)
    navigation = UINavigationController(rootViewController: below)
    transition.install(on: navigation)
    await stage.show(navigation)
  }

  /// Holds the look ten times, and lets it come to rest.
  func figures() async -> LookFigures {
    for _ in 0..<10 {
      await takeOff()
      if Int.random(in: 0..<3, using: &random) == 0 {
        handOver(from: leg.motion) { $0.reverse() }
        await takeOff()
      }
      await holdAndRelease()
    }
    await fly()
    transition.finish()
    await stage.wait(upTo: 3) { transition.phase == .idle }
    return measured
  }

  // MARK: - Flying

  /// Flies until some of the way is gone: from an end, if it lies there.
  private func takeOff() async {
    for _ in 0..<5 {
      if transition.phase == .idle {
        leg = LookLeg(before: nil, ratios: look.dampingRatios(from: share))
        isForward = navigation.viewControllers.count == 1
        isForward ? transition.push(above, onto: navigation) : transition.pop(from: navigation)
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
      leg.samples.append((CACurrentMediaTime(), share))
    } while CACurrentMediaTime() < end
    note(leg)
  }

  /// Stops what moves, and lets it go on in a random way.
  private func holdAndRelease() async {
    let (foreground, background) = seen
    transition.pause()
    guard transition.phase == .paused else { return }
    measured.holds += 1
    for _ in 0..<2 {
      await stage.nextFrame()
      let width = Double(size.width)
      let (front, back) = seen
      let jump = max(
        front.distance(to: foreground, width: width),
        back.distance(to: background, width: width)
      )
      measured.catchJump = max(measured.catchJump, jump)
    }
    let release = Int.random(in: 0..<4, using: &random)
    handOver(from: Decay(at: share)) { transition in
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
    let ratios = look.dampingRatios(from: share)
    call(transition)
    leg = LookLeg(before: before.map { ($0, time) }, ratios: ratios)
  }

  /// Notes how a leg goes on from what was before it.
  private func note(_ leg: LookLeg) {
    guard let join = leg.join else { return }
    measured.handOvers += 1
    measured.handOverJump = max(measured.handOverJump, join.distance * look.way(in: size))
    if leg.beginsHeld {
      measured.releaseVelocity = max(measured.releaseVelocity, abs(join.after))
    } else {
      let change = abs(join.after - join.before) / max(abs(join.before), LookRun.leastVelocity)
      measured.velocityError = max(measured.velocityError, change)
    }
    self.leg.before = nil
  }

  /// In ways per second: of less than this, a share says little.
  private static let leastVelocity = 0.5

  /// The share of the way at which the transition comes to rest.
  private var target: Double {
    let isAtEnd = transition.phase != .settling(toward: .start)
    return isAtEnd == isForward ? 1 : 0
  }

  private var size: CGSize { stage.window.bounds.size }

  private var seen: (foreground: Seen, background: Seen) {
    (Seen(look == .stages ? above.mark : above.view), Seen(below.view))
  }

  private var share: Double {
    let (foreground, background) = seen
    return look.share(of: foreground, over: background, in: size)
  }
}
