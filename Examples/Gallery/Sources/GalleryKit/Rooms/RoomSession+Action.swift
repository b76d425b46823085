internal import Foundation
internal import UIKit

extension RoomSession {
  /// Performs an input at a time of the virtual clock; returns whether it fits the state of the fingers.
  func perform(_ action: TraceStep.Action, at time: TimeInterval) throws(GalleryFailure) -> Bool {
    switch action {
    case .touch(let id, let phase, let point):
      guard (phase == .began) != HeadlessTouch.isDown(id) else { return false }
      touch(id, phase, at: point, time: time)
    case .scroll(let phase, let point, let delta):
      HeadlessScroll.send(phase: phase.touchPhase, delta: delta, at: point)
    case .call(let call): try perform(call, at: time)
    }
    return true
  }
}
