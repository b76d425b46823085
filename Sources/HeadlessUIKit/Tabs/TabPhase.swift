/// How far the screen of a tab bar controller has followed the selection.
///
/// While a transition runs, requests wait for its end. In the other phases a selection takes effect at once.
@MainActor
enum TabPhase {
  /// The screen shows the selected tab.
  case settled
  /// A selection is shown, or the end of a transition is announced; what is selected meanwhile is shown after it.
  case showing
  /// One tab gives way to another.
  case running(ControllerTransition)

  var transition: ControllerTransition? {
    if case .running(let transition) = self { transition } else { nil }
  }

  var isSettled: Bool {
    if case .settled = self { true } else { false }
  }

  /// What was to be shown has been, unless a transition to it has begun.
  mutating func endShowing() {
    if case .showing = self { self = .settled }
  }
}
