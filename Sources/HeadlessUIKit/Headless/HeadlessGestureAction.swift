/// An action that was added to a gesture recognizer; use it to remove the action.
@preconcurrency @MainActor
public final class HeadlessGestureAction {
  init() {}
}
