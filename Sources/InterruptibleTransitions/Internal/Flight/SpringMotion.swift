import UIKit

/// What moves beside the progress of a transition, on springs that the framework steps in each frame: a card, parts with springs of
/// their own, and the rubber band past the ends.
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

  /// Has the foreground give way past the ends; what has a spring that moves both its center and its transform doesn't.
  ///
  /// Its transform was another one before the effect has begun, if that animates it.
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

  /// Whether something may move.
  var mayMove: Bool { hasCompanions || !isBandHome }

  /// Whether the foreground isn't past an end.
  var isBandHome: Bool { rubberBand?.isHome != false }

  /// Whether hardly anything is left of all ways.
  var areAlmostThere: Bool {
    rubberBand?.isSeenAway != true && companions.allSatisfy(\.isAlmostThere)
  }

  /// Seconds since the first commit after the clock was started.
  var elapsed: TimeInterval { clock.elapsed }

  /// Measures from the next commit on the time of springs, and of what else needs it.
  func startClock(isNeeded: Bool) {
    steppedSeconds = 0
    mayMove || isNeeded ? clock.start(in: setup.shield) : clock.stop()
  }

  func stopClockAtRest() {
    if !mayMove { clock.stop() }
  }

  func eachCompanion(_ body: (any Companion) -> Void) {
    for companion in companions { body(companion) }
  }

  /// Moves springs on to the time at which the frame is displayed; returns whether a companion still moves.
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

  /// Shows everything where it belongs, after the layout of the container.
  func showAgain() {
    UIView.performAtOnce { eachCompanion { $0.showAgain() } }
  }

  /// Has the look put in place anew, inside of what each companion does for that.
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

  /// Puts everything where it belongs at an end.
  func finish(at end: TransitionEnd) {
    clock.stop()
    rubberBand?.reset()
    eachCompanion { $0.finish(at: end) }
  }
}
