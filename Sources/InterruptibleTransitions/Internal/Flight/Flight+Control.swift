import UIKit

/// What code can do with a flight, and what UIKit does to it.
extension Flight {
  /// Lets a paused transition go on.
  func resume() {
    send(.resume)
  }

  /// Shows a progress that code asks for.
  func scrub(to progress: CGFloat) {
    TransitionLog.check(!progress.isNaN, "scrub(to:) was given NaN: pass a progress from 0 to 1")
    guard !progress.isNaN else { return }
    send(.scrub(to: min(max(progress, 0), 1)))
  }

  /// Ends the transition at an end, at once.
  func conclude(at end: TransitionEnd) {
    send(.conclude(at: end))
  }

  /// Ends the flight where it is going; one that has its context and is about to begin, as soon as it has begun, because only
  /// then it can be completed.
  func abandon() {
    switch (stage, driver) {
    case (.upcoming, _?): conclude(at: .end)
    case (.upcoming, nil), (.inFlight, _), (.over, _): send(.abandon)
    }
  }

  /// Ends a flight that UIKit doesn't start.
  func drop() {
    if stage == .upcoming { send(.abandon) }
  }
}
