import UIKit

/// The springs beside the progress of a transition, which the framework steps in each frame: a card, parts with
/// separate springs, and the rubber band past the ends.
@MainActor
final class SpringMotion {
  private var sideAnimations: [any SideAnimation] = []
  private(set) var rubberBand: RubberBandedView?
  private let setup: SceneSetup
  private let clock = SegmentClock()
  /// The seconds on the clock for which the springs have moved.
  private var steppedSeconds: TimeInterval = 0

  init(in setup: SceneSetup) {
    self.setup = setup
  }

  func add(_ animation: any SideAnimation) {
    sideAnimations.append(animation)
    setup.overlay.followLayout()
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

  var hasSideAnimations: Bool { !sideAnimations.isEmpty }

  /// Whether a spring may move.
  var mayMove: Bool { hasSideAnimations || !isRubberBandIdle }

  /// Whether the foreground isn't past an end.
  var isRubberBandIdle: Bool { rubberBand?.isIdle != false }

  /// Whether no more than a number of points is left.
  func areThere(within points: CGFloat) -> Bool {
    rubberBand?.isVisiblyStretched != true
      && sideAnimations.allSatisfy { $0.isThere(within: points) }
  }

  /// The seconds since the first commit after the clock was started.
  var elapsed: TimeInterval { clock.elapsed }

  /// Starts the clock with the next commit.
  func startClock() {
    steppedSeconds = 0
    clock.start(in: setup.overlay)
  }

  func stopClockAtRest() {
    if !mayMove { clock.stop() }
  }

  func eachSideAnimation(_ body: (any SideAnimation) -> Void) {
    for animation in sideAnimations { body(animation) }
  }

  /// Advances the springs to the time at which the frame is displayed, and returns whether a side animation still moves.
  func step(_ timeUntilDisplay: TimeInterval) -> Bool {
    let elapsed = clock.elapsed
    let displayed = elapsed > 0 ? elapsed + timeUntilDisplay : 0
    let seconds = CGFloat(max(displayed - steppedSeconds, 0))
    steppedSeconds = max(displayed, steppedSeconds)
    let watch = setup.watch?.beginNested()
    defer { watch?.recordPositions() }
    rubberBand?.step(seconds)
    var isMoving = false
    for animation in sideAnimations where animation.step(seconds) {
      isMoving = true
    }
    return isMoving
  }

  /// Shows every side animation's current position again, after the layout of the container.
  func showAgain() {
    UIView.performAtOnce { eachSideAnimation { $0.showAgain() } }
  }

  /// Sets up the effect again by `renew`, inside each side animation's `setUpAgain`.
  func setUpAgain(
    at motion: MotionState,
    _ mode: TransitionStateMachine.SetupMode,
    _ renew: @escaping () -> Void
  ) {
    let setUpAll = sideAnimations.reduce(renew) { renew, animation in
      { animation.setUpAgain(at: motion, mode, renew) }
    }
    setUpAll()
  }

  /// Moves everything to its position at an end.
  func finish(at end: TransitionEnd) {
    clock.stop()
    rubberBand?.reset()
    eachSideAnimation { $0.finish(at: end) }
  }
}
