import UIKit

/// Records what is seen in both lanes, frame by frame, while anything moves or a finger is down.
@MainActor
final class MotionRecorder {
  private(set) var record = MotionRecord()
  /// Returns the lanes that a finger drags.
  var heldLanes: () -> Set<MotionRecord.Lane> = { [] }
  /// Called after every frame.
  var onFrame: () -> Void = {}

  private let lanes: [UINavigationController]
  private var ticker: FrameTicker?
  private var run: Run?
  /// The time of the last frame of the run, and the lanes that were dragged then.
  private var last: (time: TimeInterval, held: Set<MotionRecord.Lane>) = (0, [])
  /// When the finger that is down was put down; nil if there is none.
  private var touchStart: TimeInterval?

  /// What is recorded from the first motion until both lanes are at rest.
  private struct Run {
    let start: TimeInterval
    /// The index of the page above, whose place is recorded.
    let upper: Int
  }

  init(_ old: UINavigationController, _ new: UINavigationController) {
    lanes = [old, new]
  }

  /// Whether a page moves, or is held.
  var isRunning: Bool { run != nil }

  /// The time of the run, in seconds.
  var time: TimeInterval { run.map { CACurrentMediaTime() - $0.start } ?? 0 }

  /// Begins to look at the lanes with every frame.
  func watch() {
    guard ticker == nil else { return }
    ticker = FrameTicker { [weak self] in self?.frameDidBegin() }
  }

  func touchDidBegin() {
    touchStart = CACurrentMediaTime()
    if isRunning { record.beginTouch(at: time) }
    watch()
  }

  func touchDidEnd() {
    touchStart = nil
    if isRunning { record.endTouch(at: time) }
  }

  private func frameDidBegin() {
    let upper = lanes.flatMap(pages(in:)).map(\.index).max() ?? 0
    let isMoving = lanes.contains { $0.transitionCoordinator != nil }
    if isMoving, run == nil || run.map({ upper > $0.upper }) == true { beginRun(above: upper) }
    if let run { addSamples(above: run.upper) }
    onFrame()
    guard !isMoving else { return }
    run = nil
    guard touchStart == nil else { return }
    ticker?.stop()
    ticker = nil
  }

  /// Adds what is seen now: an animation where it is at this time, but a drag where the last frame has shown it.
  private func addSamples(above upper: Int) {
    let held = heldLanes()
    for (lane, navigation) in zip(MotionRecord.Lane.allCases, lanes) {
      let wasHeld = last.held.contains(lane)
      // Between the two it isn't known which of them is seen.
      if wasHeld, !held.contains(lane) { continue }
      record.append(
        MotionRecord.Sample(
          time: wasHeld ? last.time : time,
          place: place(of: upper, in: navigation),
          isHeld: wasHeld
        ),
        to: lane
      )
    }
    last = (time, held)
  }

  private func beginRun(above upper: Int) {
    last = (0, [])
    run = Run(start: CACurrentMediaTime(), upper: upper)
    record = MotionRecord()
    if touchStart != nil { record.beginTouch(at: 0) }
  }

  private func pages(in lane: UINavigationController) -> [PosterController] {
    (lane.screensInFlight + lane.viewControllers.suffix(1)).compactMap { $0 as? PosterController }
  }

  /// How far a page is seen to have come in, from 0 to 1.
  private func place(of index: Int, in lane: UINavigationController) -> CGFloat {
    guard let page = pages(in: lane).first(where: { $0.index == index }),
      let view = page.viewIfLoaded, view.window != nil
    else { return 0 }
    let layer = view.layer.presentation() ?? view.layer
    return 1 - abs(layer.frame.minX) / max(lane.view.bounds.width, 1)
  }
}
