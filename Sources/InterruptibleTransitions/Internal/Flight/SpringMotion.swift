import UIKit

/// The springs beside the progress of a transition, which the framework steps in each frame: a card, parts with
/// separate springs, and the rubber band past the ends.
@MainActor
final class SpringMotion {
  private var companions: [any Companion] = []
  private(set) var rubberBand: RubberBandedView?
  private let setup: SceneSetup
  private let clock = LegClock()
  /// The seconds on the clock for which the springs have moved.
  private var steppedSeconds: TimeInterval = 0

  init(in setup: SceneSetup) {
    self.setup = setup
  }

  func add(_ companion: any Companion) {
    companions.append(companion)
    setup.shield.followLayout()
  }

  /// Lets the foreground rubber-band past the ends: by its transform if nothing else changes it, otherwise by its
  /// center if no spring moves that.
  ///
  /// `start` is the transform before the effect began.
  func makeRubberBand(_ band: RubberBand?, from start: CATransform3D?) {
    rubberBand = nil
    guard let band, let view = setup.scene.foreground, let start else { return }
    let sprung = setup.scene.extras.parts.filter { $0.view === view }.map(\.property)
    let isFree =
      CATransform3DEqualToTransform(view.transform3D, start) && CATransform3DIsAffine(start)
    let mover: RubberBandedView.Mover
    switch (isFree && !sprung.contains(.transform), sprung.contains(.center)) {
    case (true, _): mover = .transform
    case (false, false): mover = .center
    case (false, true): return
    }
    rubberBand = RubberBandedView(view, by: mover, along: setup.travel, band)
  }

  var hasCompanions: Bool { !companions.isEmpty }

  /// Whether a spring may move.
  var mayMove: Bool { hasCompanions || !isBandHome }

  /// Whether the foreground isn't past an end.
  var isBandHome: Bool { rubberBand?.isHome != false }

  /// Whether no more than a number of points is left.
  func areThere(within points: CGFloat) -> Bool {
    rubberBand?.isSeenAway != true && companions.allSatisfy { $0.isThere(within: points) }
  }

  /// The seconds since the first commit after the clock was started.
  var elapsed: TimeInterval { clock.elapsed }

  /// Starts the clock with the next commit.
  func startClock() {
    steppedSeconds = 0
    clock.start(in: setup.shield)
  }

  func stopClockAtRest() {
    if !mayMove { clock.stop() }
  }

  func eachCompanion(_ body: (any Companion) -> Void) {
    for companion in companions { body(companion) }
  }

  /// Advances the springs to the time at which the frame is displayed, and returns whether a companion still moves.
  func step(_ timeUntilDisplay: TimeInterval) -> Bool {
    let elapsed = clock.elapsed
    let displayed = elapsed > 0 ? elapsed + timeUntilDisplay : 0
    let seconds = CGFloat(max(displayed - steppedSeconds, 0))
    steppedSeconds = max(displayed, steppedSeconds)
    let watch = setup.watch?.beginNested()
    defer { watch?.notePlaces() }
    rubberBand?.step(seconds)
    var isMoving = false
    for companion in companions where companion.step(seconds) {
      isMoving = true
    }
    return isMoving
  }

  /// Shows every companion's current position again, after the layout of the container.
  func showAgain() {
    UIView.performAtOnce { eachCompanion { $0.showAgain() } }
  }

  /// Sets up the effect again by `renew`, inside each companion's `refit`.
  func refit(
    at motion: MotionState,
    _ refit: TransitionStateMachine.Refit,
    _ renew: @escaping () -> Void
  ) {
    let refitAll = companions.reduce(renew) { renew, companion in
      { companion.refit(at: motion, refit, renew) }
    }
    refitAll()
  }

  /// Moves everything to its position at an end.
  func finish(at end: TransitionEnd) {
    clock.stop()
    rubberBand?.reset()
    eachCompanion { $0.finish(at: end) }
  }
}
