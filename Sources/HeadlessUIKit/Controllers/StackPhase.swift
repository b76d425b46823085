/// How far the screen has followed the stack.
///
/// While a transition is on its way, no other change is made. In every other phase a change can be made, and is then pending.
@MainActor
enum StackPhase {
  /// The screen shows the stack.
  case settled
  /// A change waits for layout.
  case pending(PendingChange)
  /// Delegate and screens are notified of a transition that is about to start.
  case preparing(StackTransition)
  /// The transition runs, or is being ended.
  case running(StackTransition, BarChange)
  /// A change is shown without animation, or the end of a transition is announced; `next` was made meanwhile.
  case announcing(next: PendingChange?)

  /// The change that is yet to be shown.
  var pending: PendingChange? {
    get {
      switch self {
      case .pending(let next), .announcing(let next?): next
      case .settled, .preparing, .running, .announcing(nil): nil
      }
    }
    set {
      switch self {
      case .settled, .pending: self = newValue.map(StackPhase.pending) ?? .settled
      case .announcing: self = .announcing(next: newValue)
      case .preparing, .running: assert(newValue == nil, "changes wait during a transition")
      }
    }
  }

  /// The transition that has taken over the screen.
  var transition: StackTransition? {
    switch self {
    case .preparing(let transition), .running(let transition, _): transition
    case .settled, .pending, .announcing: nil
    }
  }

  /// The change whose transition is on its way, whether it has begun or waits for layout.
  var changeInTransition: StackChange? {
    if let transition { return transition.change }
    guard let pending, pending.isAnimated else { return nil }
    return pending.change
  }

  /// What was to be announced has been.
  mutating func endAnnouncing() {
    guard case .announcing(let next) = self else { return }
    self = next.map(StackPhase.pending) ?? .settled
  }
}
