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
    if let run {
      record.append(
        MotionRecord.Sample(
          time: time,
          old: place(of: run.upper, in: lanes[0]),
          new: place(of: run.upper, in: lanes[1]),
          held: heldLanes()
        )
      )
    }
    onFrame()
    guard !isMoving else { return }
    run = nil
    guard touchStart == nil else { return }
    ticker?.stop()
    ticker = nil
  }

  private func beginRun(above upper: Int) {
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
