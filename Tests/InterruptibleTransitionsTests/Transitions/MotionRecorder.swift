import UIKit

@testable import TestSupport

/// Records where a screen is seen, frame by frame, and what that says about its velocity.
///
/// It looks at the positions alone, never at what the transition says of itself.
@MainActor
struct MotionRecorder {
  private let stage: ContainerStage
  private let isForward: Bool
  /// Frames per second.
  private let rate = CGFloat(HeadlessClock.framesPerSecond)
  /// How much of the way the second screen is seen to have gone, at each frame.
  private(set) var progress: [CGFloat] = []

  /// Watches the second screen come, or go.
  init(_ stage: ContainerStage, isForward: Bool) {
    self.stage = stage
    self.isForward = isForward
  }

  mutating func record() {
    progress.append(isForward ? stage.displayed : 1 - stage.displayed)
  }

  mutating func advance(frames: Int) {
    for _ in 0..<frames {
      stage.advanceFrame()
      record()
    }
  }

  /// The velocity just before a frame, from it and the four before it.
  func velocity(before frame: Int) -> CGFloat {
    (0...4).map { progress[frame - $0] }.slope * -rate
  }

  /// The velocity just after a frame, from it and the four after it.
  func velocity(after frame: Int) -> CGFloat {
    (0...4).map { progress[frame + $0] }.slope * rate
  }

  /// How much of the step to a frame the velocities at both of its ends do not explain.
  func unexplainedStep(into frame: Int) -> CGFloat {
    let mean = (velocity(before: frame - 1) + velocity(before: frame)) / 2
    return abs(progress[frame] - progress[frame - 1] - mean / rate)
  }

  /// How much of the step from a frame the velocities at both of its ends do not explain.
  func unexplainedStep(outOf frame: Int) -> CGFloat {
    let mean = (velocity(after: frame) + velocity(after: frame + 1)) / 2
    return abs(progress[frame + 1] - progress[frame] - mean / rate)
  }
}
