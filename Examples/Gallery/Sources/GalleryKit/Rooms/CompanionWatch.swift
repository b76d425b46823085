internal import Foundation
internal import GalleryScreens
internal import InterruptibleTransitions
internal import UIKit

/// The phase, progress and velocity of a transition without the framework, as seen from frame to frame.
@MainActor
final class CompanionWatch {
  private let motion: CompanionMotion
  private var time = HeadlessClock.now
  private(set) var phase = InterruptibleTransition.Phase.idle
  /// At rest, where the last transition ended.
  private(set) var progress: CGFloat = 0
  /// In progress per second, between the last two frames that were looked at.
  private(set) var velocity: CGFloat = 0
  /// The way of the transition that is seen, in points; nil at rest.
  private(set) var way: CGVector?

  init(_ motion: CompanionMotion) {
    self.motion = motion
  }

  /// Looks at the frame that is shown, once; returns the phase if it is a new one.
  func appearance() -> InterruptibleTransition.Phase? {
    let passed = HeadlessClock.now - time
    guard passed > 0 else { return nil }
    time = HeadlessClock.now
    let reading = motion.reading
    let old = (phase: phase, progress: progress)
    phase = reading?.phase ?? .idle
    progress = reading?.progress ?? end(of: old.phase)
    way = reading?.way
    let isMoving = reading != nil && old.phase != .idle
    velocity = isMoving ? (progress - old.progress) / CGFloat(passed) : 0
    return phase == old.phase ? nil : phase
  }

  private func end(of phase: InterruptibleTransition.Phase) -> CGFloat {
    switch phase {
    case .settling(toward: .end): 1
    case .settling(toward: .start): 0
    case .idle, .dragging, .paused: progress.rounded()
    }
  }
}
